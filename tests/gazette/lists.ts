import type {
  Account,
  AmendmentRow,
  ChangeRow,
  CombinedRow,
  EventRow,
  KeptPerformance,
  KeptRow,
  Lines,
  ListRow,
  Person,
  Publication,
} from '@kuvvet/gazette';
import fc from 'fast-check';
import { eventsNdjson } from '../../packages/gazette/src/events-ndjson.ts';

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
export interface WholeList extends Publication {
  readonly rows: readonly ListRow[];
  readonly changes: readonly ChangeRow[];
  readonly combined: readonly CombinedRow[];
  readonly kept: readonly KeptRow[];
}

/** Lines as they would come sorted. */
const linesOf = (...lines: readonly object[]): Lines => ({
  rows: lines.length,
  contents: () => lines.map((line) => new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
});

/** What of a player's game in audit.ndjson everybody has. */
const auditLine = (player: string, opponent: string | null) => ({
  ...{ player, event: 'ab'.repeat(32), basis: '2026-10', start: '2026-10-09', rating: 1888, k: 20 },
  ...{ games: 1, points: '1.00', expected: '0.69', change: '6.20' },
  performance: { numerator: 4851, denominator: 2, rounded: 2426 },
  lines: [
    {
      ...{ round: 3, colour: 'w', opponent, opponent_rating: 1750, points: '1.00' },
      ...{ difference: 138, capped: false, expected: '0.69', change: '6.20' },
    },
  ],
});

const event: EventRow = {
  ...{ event: 'ab'.repeat(32), tournament: 'AGRI-2026', revision: 2, corrects: null, basis: '2026-10' },
  ...{ name: 'Ağrı "Dağı" Açık', city: 'Ağrı', start: '2026-10-09', end: '2026-10-11', rounds: 9 },
  ...{ timeControl: { base: 5400, increment: 30 }, players: 3 },
  seats: [
    [1, '1204'],
    [3, '10077'],
  ],
  findings: [
    { code: 'pair.unusual', severity: 'warning', round: 4, startNo: 1, otherNo: 3 },
    { code: 'encoding.windows-1254', severity: 'notice', round: null, startNo: null, otherNo: null },
  ],
};

/** An event of this list, a revision of one of an earlier list, and one that was taken back. */
const events: readonly EventRow[] = [
  event,
  { ...event, event: 'cd'.repeat(32), tournament: 'E01', corrects: '2026-10', name: null, city: null },
  {
    ...{ ...event, event: null, tournament: 'E02', revision: 3, corrects: '2026-10', name: null, city: null },
    ...{ start: null, end: null, rounds: null, timeControl: null, players: 0, seats: [], findings: [] },
  },
];

const eventLines = (rows: readonly EventRow[]): Lines => ({
  rows: rows.length,
  contents: () => eventsNdjson(rows),
});

const nothing = {
  ...{ points: null, rating: null, old: null, new: null, into: null },
  ...{ corrects: null, reason: null, decided: null },
};
const performance = (games: number, numerator: number, denominator = 1): KeptPerformance => ({
  games,
  performance: { numerator, denominator },
});

const account: Account = {
  ...{ events: 3, games: 41, before: 5, new: 1, changed: 3, unchanged: 1, dropped: 1, kept: 1 },
  otherPreset: { ruleSet: 'FAQ7', differs: [{ player: '9310', rating: 1043, other: null }] },
};

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
  audit: linesOf(auditLine('1204', '10077'), { ...auditLine('10077', null), performance: null }),
  events: eventLines(events),
  kept: [
    { player: '9310', before: [performance(2, 3001, 2), performance(2, 1400)], kept: [] },
    { player: '11500', before: [performance(2, 1500)], kept: [performance(2, 1500), performance(1, 1900)] },
  ],
  amendments: [
    {
      ...{ ...nothing, player: '11501', kind: 'merge', type: 'ukd', into: '12345678', because: 'merge' },
      ...{ reason: 'Aynı kişi / "same" \u202e', decided: '2026-10-20' },
    },
    {
      ...{ ...nothing, player: '1204', kind: 'points', type: 'ukd', points: -20 },
      ...{ because: 'correction', corrects: '2026-10' },
    },
    {
      ...{ ...nothing, player: '11500', kind: 'kept', type: 'ukd', because: 'merge' },
      ...{ old: performance(2, 1500), new: performance(3, 4501, 3) },
    },
  ],
  account,
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

const kept: fc.Arbitrary<KeptPerformance> = fc
  .tuple(fc.integer({ min: 1, max: 30 }), rating, fc.constantFrom(1, 2, 7))
  .map(([games, numerator, denominator]) => performance(games, numerator, denominator));

const keptRow: fc.Arbitrary<KeptRow> = fc.record({
  player,
  before: fc.array(kept, { maxLength: 3 }),
  kept: fc.array(kept, { maxLength: 3 }),
});

const amendmentRow: fc.Arbitrary<AmendmentRow> = fc.record({
  player,
  kind: fc.constantFrom('points', 'rating', 'kept', 'merge'),
  type: fc.constantFrom('ukd', 'uhs', 'uys'),
  points: orNone(fc.integer({ min: -500, max: 500 })),
  rating: orNone(rating),
  old: orNone(kept),
  new: orNone(kept),
  into: orNone(player),
  because: fc.constantFrom('award', 'correction', 'merge'),
  corrects: orNone(fc.constantFrom('2026-09', '2026-10')),
  reason: orNone(anyText),
  decided: orNone(fc.constantFrom('2026-10-02', '2026-10-30')),
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
  audit: fc.constant(linesOf()),
  events: fc.constantFrom(eventLines(events), null),
  kept: fc.uniqueArray(keptRow, { selector: (row) => row.player, maxLength: 9 }).map(byNumber),
  amendments: fc.array(amendmentRow, { maxLength: 9 }),
  account: fc.constant(account),
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
