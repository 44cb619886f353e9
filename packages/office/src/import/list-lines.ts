import { type ListType, listTypes, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { Finding, Identify } from '@kuvvet/report';
import type { Ports } from '../ports.ts';
import { rating, unreadable } from '../register-cells.ts';
import { registerLimits } from '../register-limits.ts';
import type { TableLine } from '../table/table-line.ts';
import { type Column, cellsBy } from './columns.ts';
import type { ListField } from './list-headings.ts';
import { whoseLines } from './whose-line.ts';

/** Ratings of a list by player; a type a player has none in is not there. */
export type ListedRatings = ReadonlyMap<PlayerNumber, Readonly<Partial<Record<ListType, Rating>>>>;

/**
 * Reads a rating list another program made: of all types, or of `type` alone. 0 and an empty cell are no rating. `note`
 * gets what is wrong with lines that are left out.
 */
export async function readListLines(
  lines: AsyncIterable<TableLine>,
  columns: readonly Column<ListField>[],
  type: ListType | null,
  ports: Pick<Ports, 'ledger'> & { readonly identify: Identify },
  note: (finding: Finding) => void,
): Promise<ListedRatings> {
  const listed = new Map<PlayerNumber, Partial<Record<ListType, Rating>>>();
  for await (const { line, player, cells } of whoseLines(
    lines,
    cellsBy(columns),
    columns.length,
    ports,
    note,
  )) {
    const ratings: Partial<Record<ListType, Rating>> = {};
    let code = listed.has(player) ? 'rating-list.repeated' : null;
    for (const each of type === null ? listTypes : [type]) {
      const read = rating(
        type === null ? cells[each] : (cells.rating ?? cells[each]),
        registerLimits.lowestRating,
      );
      if (read === unreadable) code = 'rating-list.rating';
      else if (read !== null) ratings[each] = read;
    }
    if (code === null) listed.set(player, ratings);
    else note({ code, severity: 'error', line });
  }
  return listed;
}
