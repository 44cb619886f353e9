import type { PlayerNumber, Rating } from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import type { RegisterFile } from '@kuvvet/office';
import { licenceTokens } from '@kuvvet/report';

export const identify = licenceTokens(new TextEncoder().encode('a key of nothing'));

/** Synthetic: no such licence was ever given. */
export const licences: ReadonlyMap<PlayerNumber, string> = new Map([
  ['300001', '90000000100'],
  ['300006', '90000000278'],
  ['300017', '90000000346'],
  ['300022', '90000000414'],
]);

type Row = readonly [ukd: Rating | null, uhs?: Rating | null, uys?: Rating | null];

/** Members: rated in one, two or three types, at the edges of k (U-12), at the floor (U-19), and newcomers. */
const members: readonly Row[] = [
  [1324],
  [1136, 1190, 1005],
  [1599, 1601],
  [2010, 1980, 2044],
  [1000],
  [1299, 1300, 1301],
  [null],
  [1745, null, 1822],
  [2399, 2401],
  [1450, 1390, 1512],
  [null],
  [null, 1210],
  [1888],
  [1007, 1000, 1000],
  [1672, 1640, 1699],
  [null],
  [1533],
  [1210, 1188],
  [null],
  [1999, 2000, 1996],
  [1101, 1140, 1166],
  [1415],
  [null],
  [1260, 1333, 1244],
];

/** Players of other federations count with their FIDE rating and get no row (U-10). */
const guests: readonly Rating[] = [1612, 1930];

const surnames = ['ÇINAR', 'AĞAÇ', 'BAĞCI', 'IŞIKLI', 'ÖZGÜR', 'ŞENSOY', 'ÜNLÜ', 'İNCE', 'KAYALI', 'DURU'];
const names = ['ONUR', 'BÜŞRA', 'SİNEM', 'AYŞE', 'GÖKÇE', 'TUĞRA', 'İPEK'];

function player(at: number, changes: Partial<Player> = {}): Player {
  return {
    player: `${300001 + at}`,
    name: `${surnames[at % surnames.length]}, ${names[at % names.length]}`,
    sex: at % 2 === 0 ? 'm' : 'w',
    birthYear: 1970 + at,
    province: 'İZMİR',
    club: 'Körfez Satranç Kulübü',
    federation: 'TUR',
    fide: { number: null, standard: null, rapid: null, blitz: null },
    member: true,
    // One keeps out of every published file.
    listed: at !== 12,
    mergedInto: null,
    ...changes,
  };
}

/** People with two numbers: an unrated one of a newcomer, and of a rated player (M-06). */
export const persons: readonly { readonly player: PlayerNumber; readonly into: PlayerNumber }[] = [
  { player: '300027', into: '300007' },
  { player: '300028', into: '300004' },
];

export const players: readonly Player[] = [
  ...members.map((_, at) => player(at)),
  ...guests.map((standard, at) =>
    player(members.length + at, {
      member: false,
      federation: 'GEO',
      fide: { number: `1360000${at}`, standard, rapid: at === 0 ? null : standard - 40, blitz: null },
    }),
  ),
  ...persons.map(({ player: number, into }) => player(Number(into) - 300001, { player: number })),
];

/** Everybody by one number: who has two plays apart, for nobody may meet himself. */
export const single = players.filter(({ player }) => !persons.some((person) => person.player === player));

/** The register a run begins with. */
export const register: RegisterFile = {
  players,
  licences: [...licences].flatMap(([player, number]) => {
    const identity = identify(number);
    return identity.kind === 'licence' ? [[identity.token, player] as const] : [];
  }),
  ratings: members.flatMap((row, at) =>
    (['ukd', 'uhs', 'uys'] as const).flatMap((type, column) => {
      const rating = row[column] ?? null;
      return rating === null ? [] : [{ player: `${300001 + at}`, type, rating }];
    }),
  ),
  findings: [],
};
