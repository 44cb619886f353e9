import type { AuditLine } from '../release/rows.ts';
import type { Tournament } from '../release/tournament.ts';

/** What a cross-table is sorted by. */
export type Order = 'points' | 'start';

/** A row of a cross-table; the number is what others name it by. */
export interface Ranked {
  readonly number: number;
  readonly seat: AuditLine;
}

/** By points, then by rating; or by start number where the list knows it. */
export function ranked({ about, seats }: Tournament, order: Order): readonly Ranked[] {
  if (order === 'points' || !about) {
    return seats
      .toSorted((one, other) => scoreOf(other) - scoreOf(one) || (other.rating ?? 0) - (one.rating ?? 0))
      .map((seat, at) => ({ number: at + 1, seat }));
  }
  const startNos = new Map(about.seats.map(([startNo, player]) => [player, startNo]));
  return seats
    .map((seat) => ({ number: startNos.get(seat.player) ?? 0, seat }))
    .sort((one, other) => one.number - other.number);
}

/** All points of rated games; those of `points` are against rated opponents alone. */
export const scoreOf = ({ lines }: AuditLine): number =>
  lines.reduce((sum, { points }) => sum + Number(points), 0);
