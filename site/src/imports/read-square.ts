import { readCrossRows } from './cross-rows.ts';
import type { Import, Table } from './imported.ts';
import type { Columns } from './rating-columns.ts';
import { readMeetingResults } from './read-cell.ts';

/** Where the square begins: the column headed 1, with 2, 3 and so on behind it; null where there is none. */
export function squareAt(headings: readonly string[]): number | null {
  const numbers = headings.map((heading) => /^(\d{1,3})\.?$/.exec(heading.trim())?.[1]);
  const first = numbers.findIndex((number, column) => number === '1' && numbers[column + 1] === '2');
  return first === -1 ? null : first;
}

/** A round robin as a square: the column of a number holds the results against who has it, one for each meeting. */
export function readSquare(table: Table, head: number, columns: Columns, first: number): Import {
  const headings = table[head] ?? [];
  let last = first;
  while (Number.parseInt(headings[last + 1] ?? '', 10) === last + 2 - first) last += 1;
  const opponents = Array.from({ length: last + 1 - first }, (_, index) => index + 1);
  const read = readCrossRows(table, head, columns, (cells, row, findings) =>
    opponents.flatMap((opponent) => {
      const cell = cells[first + opponent - 1] ?? '';
      const results = readMeetingResults(cell);
      if (!results) findings.push({ code: 'import.result', row, found: cell.slice(0, 12) });
      return (results ?? []).map((result, index) => ({ round: index + 1, opponent, result }));
    }),
  );
  // A square tells no rounds.
  return { ...read, findings: read.findings.map(({ round: _, ...finding }) => finding) };
}
