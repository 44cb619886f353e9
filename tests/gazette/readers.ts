import type { ChangeRow, ListFile, ListRow } from '@kuvvet/gazette';
import { parse } from 'csv-parse/sync';
import type { Cell } from './read-xlsx.ts';

/** The files of a release read back by other programs: csv-parse and JSON.parse. Cells as they stand in the file. */
export const textOf = ({ bytes }: ListFile): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

export function cellsOf(file: ListFile, delimiter: ',' | ';'): Record<string, string>[] {
  return parse(Buffer.from(file.bytes), { bom: true, columns: true, delimiter, record_delimiter: '\r\n' });
}

export const linesOf = (file: ListFile): Record<string, unknown>[] =>
  textOf(file)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** The apostrophe that keeps a spreadsheet from calculating is not part of the text. */
const writtenText = (cell = '') => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
const numberIn = (cell = '') => (cell === '' ? null : Number(cell));

/** `-13.80` and `-13,80` are -1380 hundredths. */
function hundredthsIn(cell = ''): number {
  const [, sign, whole, cents] = /^(-?)(\d+)[.,](\d\d)$/.exec(cell) ?? [];
  if (cents === undefined) throw new Error(`not a change: ${cell}`);
  const amount = Number(whole) * 100 + Number(cents);
  return sign ? -amount : amount;
}

/** What the files about the list itself say of a player; the FIDE number is for pairing programs. */
export type PrintedRow = Omit<ListRow, 'fide'>;
export const printed = ({ fide: _, ...row }: ListRow): PrintedRow => row;

export const rowFromCells = (cells: Record<string, string>): PrintedRow => ({
  player: cells.player ?? '',
  name: writtenText(cells.name),
  sex: (cells.sex || null) as ListRow['sex'],
  birthYear: numberIn(cells.birth_year),
  province: writtenText(cells.province),
  club: writtenText(cells.club),
  federation: writtenText(cells.federation),
  rating: Number(cells.rating),
  previous: numberIn(cells.previous),
  change: hundredthsIn(cells.change),
  games: Number(cells.games),
  status: cells.status as ListRow['status'],
});

export const rowFromObject = ({ birth_year, change, ...facts }: Record<string, unknown>): PrintedRow =>
  ({ ...facts, birthYear: birth_year, change: hundredthsIn(change as string) }) as unknown as PrintedRow;

export const changeFromCells = (cells: Record<string, string>): ChangeRow => ({
  player: cells.player ?? '',
  previous: numberIn(cells.previous),
  rating: numberIn(cells.rating),
  change: hundredthsIn(cells.change),
  games: Number(cells.games),
  first: cells.first === 'true',
  amended: Number(cells.amended),
  into: cells.into || null,
  reasons: (cells.reasons ?? '').split(' ').filter(Boolean) as ChangeRow['reasons'],
});

export const changeFromObject = ({ change, ...facts }: Record<string, unknown>): ChangeRow =>
  ({ ...facts, change: hundredthsIn(change as string) }) as unknown as ChangeRow;

const sexesInSheets: Readonly<Record<string, ListRow['sex']>> = { 'E / M': 'm', 'K / W': 'w' };

/** A row of the workbook, by column; a cell that is not there is missing. */
export function rowFromSheet(cells: Readonly<Record<string, Cell>>): PrintedRow {
  const number = (column: string) => {
    const { value } = cells[column] ?? { value: null };
    if (value !== null && typeof value !== 'number') throw new Error(`${column}: no number`);
    return value;
  };
  const text = (column: string) => {
    const { value } = cells[column] ?? { value: '' };
    if (typeof value !== 'string') throw new Error(`${column}: no text`);
    return value;
  };
  return {
    player: String(number('A')),
    name: text('B'),
    sex: sexesInSheets[text('C')] ?? null,
    birthYear: number('D'),
    province: text('E'),
    club: text('F'),
    federation: text('G'),
    rating: number('H') as number,
    previous: number('I'),
    change: Math.round((number('J') as number) * 100),
    games: number('K') as number,
    status: text('L').replace(/^.* \/ /, '') as ListRow['status'],
  };
}
