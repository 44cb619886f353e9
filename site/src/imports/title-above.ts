import type { Table } from './imported.ts';

/** The tournament's name: the first line above a table that stands alone and is not Chess-Results' own. */
export function titleAbove(rows: Table): string {
  for (const row of rows) {
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const [only = ''] = filled;
    if (filled.length === 1 && !/chess-results|swiss-manager/i.test(only)) return only.slice(0, 100);
  }
  return '';
}
