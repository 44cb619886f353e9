import type { ListRow } from '../list.ts';
import type { Contents } from './forms.ts';
import { compare, type Inspection } from './inspection.ts';
import type { Outcome } from './players.ts';

/** Compares every row of a list with what its player's month comes to, and looks for rows that are missing. */
export function checkRows(
  { rows }: Pick<Contents, 'rows'>,
  outcomes: ReadonlyMap<number, Outcome>,
  inspection: Inspection,
): void {
  const { before, now, amendments, unseen, keyOf, note } = inspection;
  for (const row of rows) {
    const number = Number(row.player);
    const movement = outcomes.get(number)?.movement;
    const expected = movement
      ? { ...row, ...movement, status: statusOf(movement) }
      : {
          ...row,
          rating: ratingBefore(number, row, inspection),
          change: 0,
          games: 0,
          status: 'idle' as const,
        };
    const previous = movement ? movement.previous : expected.rating;
    compare(
      inspection,
      ['row.wrong', 'list.ndjson', number],
      rowText(row),
      rowText({ ...expected, previous }),
    );
  }
  for (const [number, { movement }] of outcomes) {
    if (movement === null || movement.rating === null || now.has(number)) continue;
    note({
      code: 'row.absent',
      key: keyOf('list.ndjson'),
      place: `${number}`,
      expected: `${movement.rating}`,
    });
  }
  for (const number of before?.own.ratings.keys() ?? []) {
    const isMerged = amendments.get(number)?.some(({ kind }) => kind === 'merge');
    if (!now.has(number) && !isMerged && !outcomes.has(number)) unseen.gone.add(number);
  }
}

const statusOf = ({ first, games }: { readonly first: boolean; readonly games: number }) =>
  first ? 'new' : games > 0 ? 'active' : 'idle';

/** Who did nothing keeps the number; 0 for who should have no row. */
function ratingBefore(number: number, row: ListRow, { before, unseen }: Inspection): number {
  const rating = before?.own.ratings.get(number);
  if (!before || rating !== undefined) return rating ?? row.rating;
  if (before.standard.ratings.has(number)) return 0;
  unseen.players.add(number);
  return row.rating;
}

interface Told {
  readonly rating: number | null;
  readonly previous: number | null;
  readonly change: number;
  readonly games: number;
  readonly status: string;
}

const rowText = ({ rating, previous, change, games, status }: Told): string =>
  [rating, previous, change, games, status].join(' ');
