import { type Finding, licenceTokens, type Reading, type ReportSource, readReport } from '@kuvvet/report';

/** What a test writes into one 001 row; invented people only. */
export interface RowText {
  readonly name?: string;
  readonly sex?: string;
  readonly federation?: string;
  readonly number?: string;
  readonly birth?: string;
  readonly points?: string;
  readonly rank?: string;
  /** `7 w 1`, `0000 - U`, or eight characters as they shall stand. */
  readonly cells?: readonly string[];
}

export const key = new Uint8Array(32).fill(7);
export const identify = licenceTokens(key);

/** `7 w 1` as the eight columns of a cell. */
const cellText = (cell: string): string => (cell.length === 8 ? cell : cell.padStart(8));

export function rowText(startNo: number | string, row: RowText = {}): string {
  const { name = `OYUNCU, ${startNo}`, sex = 'm', federation = 'TUR', cells = [] } = row;
  const { number = '', birth = '1990/00/00', points = '', rank = '1' } = row;
  const fields = [
    `001 ${`${startNo}`.padStart(4)} ${sex.padEnd(1)}   `,
    name.padEnd(33),
    '    ',
    federation.padEnd(3),
    number.padStart(11),
    birth.padEnd(10),
    points.padStart(4),
    rank.padStart(4),
  ];
  return [fields.join(' '), ...cells.map(cellText)].join('  ');
}

/** A national record of TRF26. */
export function nationalText(startNo: number, number: string, code = 'TUR'): string {
  return `${code} ${`${startNo}`.padStart(4)}${' '.repeat(48)} ${number.padStart(11)}`;
}

export const header = [
  '012 Kış Kupası',
  '022 ANKARA',
  '032 TUR',
  '042 2026/10/03',
  '052 2026/10/04',
  '122 90 dakika + 30 saniye',
];

/** The header with some records replaced, added, or (null) left out. */
export function headerWith(changes: Readonly<Record<string, string | null>>): readonly string[] {
  const kept = header.filter((line) => !(line.slice(0, 3) in changes));
  const added = Object.entries(changes).flatMap(([code, text]) => (text === null ? [] : [`${code} ${text}`]));
  return [...kept, ...added];
}

/** Round dates in the columns of the cells. */
export const roundDates = (...dates: readonly string[]): string => `${' '.repeat(87)}${dates.join('  ')}`;

/** Two players who draw and win, in two rounds; points 1.5 and 0.5. */
export const pair = [
  rowText(1, { points: '1.5', cells: ['2 w 1', '2 b ='] }),
  rowText(2, { points: '0.5', cells: ['1 b 0', '1 w ='] }),
];

export function read(lines: readonly string[], source: Partial<ReportSource> = {}): Reading {
  return readReport({ bytes: new TextEncoder().encode(lines.join('\r\n')), ...source }, identify);
}

/** Reads rows under the usual header. */
export const readRows = (...rows: readonly string[]): Reading => read([...header, ...rows]);

/** A reading's findings as `severity code`, without the notice on players who have no number. */
export const notes = ({ findings }: Reading): readonly string[] =>
  findings.filter(({ code }) => code !== 'identity.none').map(({ severity, code }) => `${severity} ${code}`);

export function findingOf(reading: Reading, code: string): Finding {
  const finding = reading.findings.find((one) => one.code === code);
  if (!finding) throw new Error(`no ${code} among ${notes(reading).join(', ')}`);
  return finding;
}
