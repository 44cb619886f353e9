import type { Points } from '@kuvvet/engine';
import type { Import, ImportedGame, ImportedPlayer, ImportFinding, Table } from './imported.ts';
import { type Columns, ratingsIn } from './rating-columns.ts';
import type { CellResult } from './read-cell.ts';
import { titleAbove } from './title-above.ts';

/** What one cell says: `round` is that of the meeting, or which meeting of the two where rounds are not told. */
interface Meeting {
  readonly round: number;
  readonly opponent: number;
  readonly result: CellResult;
}

/** Reads what the cells of a row say; what it cannot read it notes. */
export type ReadMeetings = (
  cells: readonly string[],
  row: number,
  findings: ImportFinding[],
) => readonly Meeting[];

/** A row; its cells say who was met by one of the two numbers. */
interface CrossRow extends Pick<ImportedPlayer, 'name' | 'national' | 'fide'> {
  readonly row: number;
  readonly rank: number | null;
  readonly number: number | null;
  readonly meetings: readonly Meeting[];
}

/** The tournament that the rows below the headings make; the first row without a number ends them. */
export function readCrossRows(
  table: Table,
  head: number,
  columns: Columns,
  readMeetings: ReadMeetings,
): Import {
  const findings: ImportFinding[] = [];
  const rows: CrossRow[] = [];
  for (let index = head + 1; index < table.length; index += 1) {
    const read = readRow(table[index] ?? [], index + 1, columns, readMeetings, findings);
    if (!read) break;
    rows.push(read);
  }
  const byRank = pairUp(rows, 'rank');
  const byNumber = pairUp(rows, 'number');
  const { key, games, faults } = byRank.games.length > byNumber.games.length ? byRank : byNumber;
  findings.push(...faults);
  if (games.length === 0) return { tournament: null, findings: [...findings, { code: 'import.no-results' }] };
  // Each contradiction is told at both rows. Numbers that are others than the cells mean still agree here and there.
  const contradictions = faults.filter(({ code }) => code === 'import.unpaired').length;
  if (contradictions > 2 * games.length) {
    return { tournament: null, findings: [{ code: 'import.numbers' }, ...findings] };
  }
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
  readMeetings: ReadMeetings,
  findings: ImportFinding[],
): CrossRow | null {
  const numberIn = (column: 'rank' | 'number') => {
    const text = cells[columns.get(column) ?? -1]?.trim() ?? '';
    const digits = /^(\d{1,4})(?:[.,]0*)?$/.exec(text)?.[1];
    return digits === undefined ? null : Number(digits);
  };
  const [rank, number] = [numberIn('rank'), numberIn('number')];
  if (rank === null && number === null) return null;
  const meetings = readMeetings(cells, row, findings);
  const name = cells[columns.get('name') ?? -1]?.trim() ?? '';
  return { row, rank, number, name, ...ratingsIn(cells, columns, row, findings), meetings };
}

/** The games on which both rows agree, if cells name opponents by that column. */
function pairUp(rows: readonly CrossRow[], key: 'rank' | 'number') {
  const byKey = new Map(rows.map((row) => [row[key], row]));
  const games: ImportedGame[] = [];
  const faults: ImportFinding[] = [];
  for (const own of rows) {
    for (const { round, opponent, result } of own.meetings) {
      if (result === 'unplayed' || own[key] === null) continue;
      const other = byKey.get(opponent);
      const back = other?.meetings.find((one) => one.round === round && one.opponent === own[key]);
      if (!other) faults.push({ code: 'import.unknown-opponent', row: own.row, round, found: `${opponent}` });
      else if (other === own || back?.result !== 100 - result) {
        faults.push({ code: 'import.unpaired', row: own.row, round, found: `${opponent}` });
      } else if (own[key] < opponent) {
        games.push({ round, white: own[key], black: opponent, points: result as Points });
      }
    }
  }
  return { key, games, faults };
}
