import { readCrossRows } from './cross-rows.ts';
import { roundOf } from './headings.ts';
import type { Import, Table } from './imported.ts';
import type { Columns } from './rating-columns.ts';
import { readPairing } from './read-cell.ts';

/** A cross-table with a column for each round: `12w1` is a win with white against number 12. */
export function readCrossTable(table: Table, head: number, columns: Columns): Import {
  const rounds = (table[head] ?? []).flatMap((heading, column) => {
    const round = roundOf(heading);
    return round === null ? [] : [{ round, column }];
  });
  return readCrossRows(table, head, columns, (cells, row, findings) =>
    rounds.flatMap(({ round, column }) => {
      const cell = cells[column] ?? '';
      const pairing = readPairing(cell);
      if (pairing === undefined)
        findings.push({ code: 'import.result', row, round, found: cell.slice(0, 12) });
      return pairing === undefined || pairing === 'unplayed' ? [] : [{ round, ...pairing }];
    }),
  );
}
