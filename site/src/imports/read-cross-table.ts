import type { Points } from '@kuvvet/engine';
import { roundOf } from './headings.ts';
import type { Import, ImportedGame, ImportedPlayer, ImportFinding, Table } from './imported.ts';
import { type Columns, ratingsIn } from './rating-columns.ts';
import { type CellResult, readPairing } from './read-cell.ts';
import { titleAbove } from './title-above.ts';

/** A row of the cross-table; its cells say who was met by which number, and `number` is what they may mean. */
interface CrossRow {
  readonly row: number;
  readonly rank: number | null;
  readonly number: number | null;
  readonly name: string;
  readonly national: ImportedPlayer['national'];
  readonly fide: ImportedPlayer['fide'];
  readonly cells: readonly {
    readonly round: number;
    readonly opponent: number;
    readonly result: CellResult;
  }[];
}

/** A cross-table with a column for each round: `12w1` is a win with white against number 12. */
export function readCrossTable(table: Table, head: number, columns: Columns): Import {
  const findings: ImportFinding[] = [];
  const rounds = (table[head] ?? []).flatMap((heading, column) => {
    const round = roundOf(heading);
    return round === null ? [] : [{ round, column }];
  });
  const rows: CrossRow[] = [];
  for (let index = head + 1; index < table.length; index += 1) {
    const read = readRow(table[index] ?? [], index + 1, columns, rounds, findings);
    if (!read) break;
    rows.push(read);
  }
  const byRank = pairUp(rows, 'rank');
  const byNumber = pairUp(rows, 'number');
  const { key, games, faults } = byRank.games.length > byNumber.games.length ? byRank : byNumber;
  findings.push(...faults);
  if (games.length === 0) return { tournament: null, findings: [...findings, { code: 'import.no-results' }] };
  if (!columns.has('national') && columns.has('rating')) findings.push({ code: 'import.which-rating' });
  const players = rows.flatMap(({ name, national, fide, ...row }) => {
    const no = row[key];
    return no === null ? [] : [{ no, name, national, fide }];
  });
  return { tournament: { name: titleAbove(table.slice(0, head)), players, games, self: null }, findings };
}

function readRow(
  cells: readonly string[],
  row: number,
  columns: Columns,
  rounds: readonly { readonly round: number; readonly column: number }[],
  findings: ImportFinding[],
): CrossRow | null {
  const numberIn = (column: 'rank' | 'number') => {
    const text = cells[columns.get(column) ?? -1]?.trim() ?? '';
    return /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  const [rank, number] = [numberIn('rank'), numberIn('number')];
  if (rank === null && number === null) return null;
  const pairings = rounds.flatMap(({ round, column }) => {
    const cell = cells[column] ?? '';
    const pairing = readPairing(cell);
    if (pairing === undefined) findings.push({ code: 'import.result', row, round, found: cell.slice(0, 12) });
    return pairing === undefined || pairing === 'unplayed' ? [] : [{ round, ...pairing }];
  });
  const name = cells[columns.get('name') ?? -1]?.trim() ?? '';
  return { row, rank, number, name, ...ratingsIn(cells, columns, row, findings), cells: pairings };
}

/** The games on which both rows agree, if cells name opponents by that column. */
function pairUp(rows: readonly CrossRow[], key: 'rank' | 'number') {
  const byKey = new Map(rows.map((row) => [row[key], row]));
  const games: ImportedGame[] = [];
  const faults: ImportFinding[] = [];
  for (const own of rows) {
    for (const { round, opponent, result } of own.cells) {
      if (result === 'unplayed' || own[key] === null) continue;
      const other = byKey.get(opponent);
      const back = other?.cells.find((cell) => cell.round === round);
      if (!other) faults.push({ code: 'import.unknown-opponent', row: own.row, round, found: `${opponent}` });
      else if (back?.opponent !== own[key] || back.result !== 100 - result) {
        faults.push({ code: 'import.unpaired', row: own.row, round, found: `${opponent}` });
      } else if (own[key] < opponent) {
        games.push({ round, white: own[key], black: opponent, points: result as Points });
      }
    }
  }
  return { key, games, faults };
}
