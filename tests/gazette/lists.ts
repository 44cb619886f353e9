import type { ChangeRow, CombinedRow, ListRow, Person, RatingList } from '@kuvvet/gazette';
import fc from 'fast-check';

const rows: readonly ListRow[] = [
  {
    ...{ player: '1204', name: 'Şimşek, Çağrı İlker', sex: 'm', birthYear: 1987, province: 'Iğdır' },
    ...{ club: 'Ağrı Dağı Satranç', federation: 'TUR', fide: '99000001' },
    ...{ rating: 1874, previous: 1888, change: -1380, games: 9, status: 'active' },
  },
  {
    ...{ player: '9310', name: 'Öztürk, Gülnihâl', sex: 'w', birthYear: 2014, province: 'İstanbul' },
    ...{ club: '', federation: 'TUR', fide: null },
    ...{ rating: 1043, previous: null, change: 0, games: 6, status: 'new' },
  },
  {
    ...{ player: '10077', name: 'Ğündüz, "Işık"', sex: null, birthYear: null, province: '' },
    ...{ club: '=Kale; Vezir', federation: 'TUR', fide: null },
    ...{ rating: 1000, previous: 1001, change: -89, games: 1, status: 'active' },
  },
  {
    ...{ player: '10078', name: 'Üçüncü, Şule', sex: 'w', birthYear: 1961, province: 'Çanakkale' },
    ...{ club: 'Truva', federation: 'TUR', fide: '990000013' },
    ...{ rating: 2210, previous: 2210, change: 0, games: 0, status: 'idle' },
  },
  {
    ...{ player: '12345678', name: 'Kılıç, Doğuş', sex: 'm', birthYear: 2003, province: 'Muş' },
    ...{ club: 'Muş GSK', federation: 'TUR', fide: null },
    ...{ rating: 1766, previous: 1760, change: 605, games: 4, status: 'active' },
  },
];

const personOf = ({ player, name, sex, birthYear, province, club, federation, fide }: Person): Person => ({
  ...{ player, name, sex, birthYear, province, club, federation, fide },
});

/** The players of a list as its combined files have them, with what `others` says of the two other types. */
export const combinedOf = (
  rows: readonly ListRow[],
  others: Readonly<Record<string, Partial<CombinedRow['ratings']>>> = {},
): CombinedRow[] =>
  rows.map((row) => ({
    ...personOf(row),
    ratings: { uhs: null, uys: null, ...others[row.player], ukd: row.rating },
    games: { ukd: row.games, uhs: 0, uys: 0 },
  }));

/** A list whose rows are all there at once. */
export interface WholeList extends RatingList {
  readonly rows: readonly ListRow[];
  readonly changes: readonly ChangeRow[];
  readonly combined: readonly CombinedRow[];
}

/** An invented list with everything that is awkward to write: letters, missing facts, signs, no change at all. */
export const novemberList: WholeList = {
  type: 'ukd',
  period: '2026-11',
  ruleSet: { name: 'PRS05', version: '1' },
  rows,
  changes: [
    {
      ...{ player: '1204', previous: 1888, rating: 1874, change: -1380, games: 9, first: false },
      ...{ amended: -20, into: null, reasons: ['games', 'award', 'correction'] },
    },
    {
      ...{ player: '9310', previous: null, rating: 1043, change: 0, games: 6, first: true },
      ...{ amended: 0, into: null, reasons: ['games', 'first'] },
    },
    {
      ...{ player: '10077', previous: 1001, rating: 1000, change: -89, games: 1, first: false },
      ...{ amended: 0, into: null, reasons: ['games'] },
    },
    {
      ...{ player: '11500', previous: null, rating: null, change: 0, games: 2, first: false },
      ...{ amended: 0, into: null, reasons: ['games', 'merge'] },
    },
    {
      ...{ player: '11501', previous: 1333, rating: null, change: 0, games: 0, first: false },
      ...{ amended: 0, into: '12345678', reasons: ['merge'] },
    },
    {
      ...{ player: '12345678', previous: 1760, rating: 1766, change: 605, games: 4, first: false },
      ...{ amended: 0, into: null, reasons: ['games'] },
    },
  ],
  combined: [
    ...combinedOf(rows, { 1204: { uhs: 1790 }, 10077: { uhs: 1000, uys: 1102 } }),
    {
      ...{ player: '20000000', name: 'Nâzım, Aslı', sex: 'w', birthYear: 1999, province: 'Bartın' },
      ...{ club: 'Amasra', federation: 'TUR', fide: null },
      ...{ ratings: { ukd: null, uhs: 1233, uys: null }, games: { ukd: 0, uhs: 11, uys: 0 } },
    },
  ],
};

/** Text nobody should have as a name: whatever a format treats specially, and letters of every UTF-8 length. */
const awkward = [...`=+-@'",;\\/\t\r\n\0\u0085\u2028\u202e\u2066\u200f\ufeff＝＋－＠ğşıİçöüâÇаא한😀 `];
export const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
  maxLength: 12,
});

const player = fc.integer({ min: 1000, max: 99_999_999 }).map(String);
const rating = fc.integer({ min: 1000, max: 3000 });
const change = fc.integer({ min: -500_000, max: 500_000 });
const games = fc.integer({ min: 0, max: 300 });
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const person = {
  player,
  name: anyText,
  sex: fc.constantFrom('m', 'w', null),
  birthYear: orNone(fc.integer({ min: 1900, max: 2026 })),
  province: anyText,
  club: anyText,
  federation: anyText,
  fide: orNone(fc.integer({ min: 100_000, max: 999_999_999 }).map(String)),
} as const;

const row: fc.Arbitrary<ListRow> = fc.record({
  ...person,
  rating,
  previous: orNone(rating),
  change,
  games,
  status: fc.constantFrom('new', 'active', 'idle'),
});

const combinedRow: fc.Arbitrary<CombinedRow> = fc.record({
  ...person,
  ratings: fc.record({ ukd: orNone(rating), uhs: orNone(rating), uys: orNone(rating) }),
  games: fc.record({ ukd: games, uhs: games, uys: games }),
});

const changeRow: fc.Arbitrary<ChangeRow> = fc.record({
  player,
  previous: orNone(rating),
  rating: orNone(rating),
  change,
  games,
  first: fc.boolean(),
  amended: fc.integer({ min: -500, max: 500 }),
  into: orNone(player),
  reasons: fc.subarray(['games', 'award', 'correction', 'first', 'merge']),
});

const byNumber = <T extends { player: string }>(rows: readonly T[]) =>
  [...rows].sort((one, other) => Number(one.player) - Number(other.player));

/** Any list as it is handed over: rows by player number. */
export const anyList: fc.Arbitrary<WholeList> = fc.record({
  type: fc.constantFrom('ukd', 'uhs', 'uys'),
  period: fc.constantFrom('2026-11', '2027-01'),
  ruleSet: fc.record({ name: anyText, version: anyText }),
  rows: fc.uniqueArray(row, { selector: (row) => row.player, maxLength: 20 }).map(byNumber),
  changes: fc.uniqueArray(changeRow, { selector: (row) => row.player, maxLength: 20 }).map(byNumber),
  combined: fc.uniqueArray(combinedRow, { selector: (row) => row.player, maxLength: 20 }).map(byNumber),
});

/** A list longer than any buffer it is first written to, with these names in turn. */
export const longList = (...names: readonly string[]): WholeList => ({
  ...novemberList,
  rows: Array.from({ length: 2000 }, (_, index) => ({
    ...(novemberList.rows[index % novemberList.rows.length] as ListRow),
    player: `${1000 + index}`,
    name: names[index % names.length] as string,
  })),
});
