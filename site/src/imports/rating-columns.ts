import type { Column } from './headings.ts';
import type { ImportedPlayer, ImportFinding } from './imported.ts';
import { readRatingCell } from './read-cell.ts';

/** Where the columns of a table are. */
export type Columns = ReadonlyMap<Column, number>;

/** The ratings of a row; what is headed only `Rtg` is taken for the national one, which the reader notes once. */
export function ratingsIn(
  cells: readonly string[],
  columns: Columns,
  row: number,
  findings: ImportFinding[],
): Pick<ImportedPlayer, 'national' | 'fide'> {
  const read = (column: Column) => {
    const index = columns.get(column);
    if (index === undefined) return null;
    const rating = readRatingCell(cells[index] ?? '');
    if (rating === undefined)
      findings.push({ code: 'import.rating', row, found: (cells[index] ?? '').slice(0, 12) });
    return rating ?? null;
  };
  const fide = read('fide');
  return { fide, national: columns.has('national') ? read('national') : read('rating') };
}
