import { nationalText, rowText } from '../report/trf-text.ts';
import { canaries, spellings } from './canaries.ts';

/** Who plays: invented, in the register by these numbers. */
const players = [
  { player: '100001', licence: '90000000100', name: 'ÇINAR, ONUR' },
  { player: '100002', licence: '90000000346', name: 'AĞAÇ, BÜŞRA' },
  { player: '100003', licence: '90000000414', name: 'BAĞCI, SİNEM' },
  { player: '100004', licence: '90000000582', name: 'IŞIKLI, AYŞE' },
] as const;

/** White and Black of each round; every game a draw. */
export const rounds = [
  [1, 4, 2, 3],
  [4, 3, 1, 2],
  [2, 4, 3, 1],
  [4, 1, 3, 2],
  [3, 4, 2, 1],
  [4, 2, 1, 3],
] as const;

const cellOf = (startNo: number) => (seats: (typeof rounds)[number]) => {
  const at = (seats as readonly number[]).indexOf(startNo);
  const white = at % 2 === 0;
  return `${seats[white ? at + 1 : at - 1]} ${white ? 'w' : 'b'} =`;
};

export const rows = players.map(({ licence, name }, at) =>
  rowText(at + 1, { name, number: licence, birth: '', points: '3.0', cells: rounds.map(cellOf(at + 1)) }),
);

export const header: Readonly<Record<string, string>> = {
  '012': 'Kafes Kupası',
  '022': 'ANKARA',
  '032': 'TUR',
  '042': '2026/10/10',
  '052': '2026/10/11',
  '062': '4',
  '122': '90 dakika + 30 saniye',
};

/** A TRF report that is rated, with other header records, other rows, and lines after them. */
export const trf = (
  changes: Readonly<Record<string, string>> = {},
  table: readonly string[] = rows,
  ...more: readonly string[]
): Buffer => {
  const records = Object.entries({ ...header, ...changes }).map(([code, text]) => `${code} ${text}`);
  return Buffer.from([...records, ...table, ...more].join('\r\n'));
};

export const national = (number: string): string => nationalText(1, number);

/** The same in Kuvvet's JSON. */
export const json = {
  format: 'kuvvet.report/1',
  name: header['012'] as string,
  city: header['022'] as string,
  federation: 'TUR',
  start: '2026-10-10',
  end: '2026-10-11',
  timeControl: '5400+30',
  type: 'ukd',
  rounds: 6,
  roundDates: rounds.map((_, at) => (at < 3 ? '2026-10-10' : '2026-10-11')),
  players: players.map(({ licence, name }, at) => ({
    startNo: at + 1,
    name,
    sex: null,
    birthYear: null,
    federation: 'TUR',
    licence,
    fideNumber: null,
    playerNumber: null,
  })),
  games: rounds.flatMap(([white, black, second, third], at) => [
    { round: at + 1, white, black, result: '1/2-1/2' },
    { round: at + 1, white: second, black: third, result: '1/2-1/2' },
  ]),
  counts: { rounds: 6, players: 4, games: 12 },
};

const all = [...canaries, ...spellings].map(({ text }) => text);
const birth = '14.03.2011';
const mail = 'kanarya@kafes.example';

/** A register whose every column holds canaries, but for numbers and ratings of the players of the event. */
export const register = [
  'player,licence,name,sex,birthYear,province,club,federation,fide,ukd,uhs,uys,email',
  ...players.map(
    ({ player, licence, name }) => `${player},${licence},"${name}",m,${birth},ANKARA,,TUR,,1500,,,${mail}`,
  ),
  ...all.map(
    (text, at) =>
      `${201_000 + at},,"KUŞ ${text}",w,2011-03-14,"A ${text}","${text}",TUR,,1600,1700,1800,${mail}`,
  ),
  `200001,90000000278,"KANARYA, SARI",w,${birth},,,TUR,99000001,1400,1400,1400,"${all.join(' / ')}"`,
].join('\r\n');
