import { type PublishedList, packOf } from './lists.ts';
import { linesOf } from './look-up.ts';
import type { AmendmentLine, AuditLine, ChangeLine } from './rows.ts';

/** What one list says of one player's month. */
export interface MonthOfPlayer {
  readonly change: ChangeLine | null;
  readonly events: readonly AuditLine[];
  readonly amendments: readonly AmendmentLine[];
  /** Names of opponents by number. */
  readonly names: ReadonlyMap<string, string>;
}

/** Every game behind a change, and what else moved it: read from the files that are verified. */
export async function fetchMonth(player: string, list: PublishedList): Promise<MonthOfPlayer> {
  const pack = await packOf(list);
  const isOf = (line: { readonly player: string }) => line.player === player;
  const [changes, audit, amendments] = await Promise.all([
    linesOf<ChangeLine>(pack, 'changes', player, isOf),
    linesOf<AuditLine>(pack, 'audit', player, isOf),
    linesOf<AmendmentLine>(pack, 'amendments', player, isOf),
  ]);
  const events = audit.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const seats = await Promise.all(events.map(({ event }) => seatsOf(event, list)));
  const names = new Map(seats.flat().map(({ player: each, name = '' }) => [each, name]));
  return { change: changes[0] ?? null, events, amendments, names };
}

/** The audit of an event, player by player. */
export async function seatsOf(event: string, list: PublishedList): Promise<readonly AuditLine[]> {
  const seats: AuditLine[] = [];
  for await (const lines of (await packOf(list)).blocks<AuditLine>('events', event, `${event}~`)) {
    seats.push(...lines.filter((line) => line.event === event));
  }
  return seats;
}
