import { type Column, columnOf, roundOf } from './headings.ts';
import type { Import, Table } from './imported.ts';
import type { Columns } from './rating-columns.ts';
import { readCard } from './read-card.ts';
import { readCrossTable } from './read-cross-table.ts';
import { readSquare, squareAt } from './read-square.ts';

/** A Chess-Results table, a player's card, a cross-table or a square, wherever in the sheet or the copied text it begins. */
export function readTable(table: Table): Import {
  if (table.every((row) => row.every((cell) => cell.trim() === ''))) {
    return { tournament: null, findings: [{ code: 'import.empty' }] };
  }
  for (const [index, row] of table.entries()) {
    const columns = columnsOf(row);
    if (!columns.has('name')) continue;
    if (row.some((heading) => roundOf(heading) !== null)) return readCrossTable(table, index, columns);
    const square = squareAt(row);
    if (square !== null) return readSquare(table, index, columns, square);
    if (columns.has('round') && columns.has('result')) return readCard(table, index, columns);
  }
  return { tournament: null, findings: [{ code: 'import.no-table' }] };
}

/** What was copied from a page: a line a row, tabs between cells. */
export const tableOf = (text: string): Table => text.split(/\r\n|\r|\n/).map((line) => line.split('\t'));

/** The first of two columns with the same heading counts. */
function columnsOf(row: readonly string[]): Columns {
  const columns = new Map<Column, number>();
  for (const [index, heading] of row.entries()) {
    const column = columnOf(heading);
    if (column && !columns.has(column)) columns.set(column, index);
  }
  return columns;
}
