import { type PublishedList, packOf } from './lists.ts';
import { seatsOf } from './month-of-player.ts';
import type { AuditLine, EventLine } from './rows.ts';

/** What a list says of a tournament. */
export interface Tournament {
  /** Null on a list that told nothing of events. */
  readonly about: EventLine | null;
  /** Who had a rated game, with the line that moved the rating. */
  readonly seats: readonly AuditLine[];
}

export async function fetchTournament(event: string, list: PublishedList): Promise<Tournament> {
  const [about, seats] = await Promise.all([aboutEvent(event, list), seatsOf(event, list)]);
  return { about, seats };
}

async function aboutEvent(event: string, list: PublishedList): Promise<EventLine | null> {
  for await (const lines of (await packOf(list)).blocks<EventLine>('tournaments', event, event)) {
    const found = lines.find((line) => line.event === event && line.corrects === null);
    if (found) return found;
  }
  return null;
}
