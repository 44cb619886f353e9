import { type TableLine, TableUnreadable } from '../table/table-line.ts';
import { tableLines } from '../table/table-lines.ts';

/** A table file: its headings, and the lines below them, to be gone through once. */
export interface OpenTable {
  readonly headings: readonly string[];
  readonly lines: AsyncGenerator<TableLine>;
}

/** Opens a table file. Throws `TableUnreadable`, now or while its lines are read. */
export async function openTable(path: string): Promise<OpenTable> {
  const lines = await tableLines(path);
  const { value, done } = await lines.next();
  if (done) throw new TableUnreadable('table.empty');
  return { headings: value.cells, lines };
}
