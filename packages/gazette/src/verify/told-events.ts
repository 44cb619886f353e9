import type { Note } from './flaw.ts';
import type { Contents } from './forms.ts';

/** What is told of an event whose games count. */
interface Told {
  readonly basis: string;
  readonly start: string | null;
  readonly seats: Set<string>;
}

/** Whether what is told of every event fits its games: it is there, on its days, with everybody who played in it. */
export function checkToldEvents(
  { events, audit }: Pick<Contents, 'events' | 'audit'>,
  key: string,
  note: Note,
): void {
  if (!events) return;
  const told = new Map<string, Told>();
  for (const { event, corrects, basis, start, seats } of events) {
    if (event === null || corrects !== null) continue;
    const known = told.get(event) ?? { basis, start, seats: new Set() };
    for (const [, player] of seats) known.seats.add(player);
    told.set(event, known);
  }
  for (const { player, event, basis, start } of audit) {
    const row = told.get(event);
    const fits = row?.basis === basis && (row.start ?? start) === start && row.seats.has(player);
    if (!fits) note({ code: 'event.told', key, place: `${player} ${event}` });
  }
}
