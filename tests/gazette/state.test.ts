import type { PlayerState } from '@kuvvet/engine';
import { ArchiveDefect, readState, readStateColumns, stateBytes } from '@kuvvet/gazette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './lists.ts';

const noPool = { ukd: [], uhs: [], uys: [] };
const unrated = { ukd: null, uhs: null, uys: null };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const head = '{"format":"kuvvet.state/1","period":"2026-11"}\n';

const states: readonly PlayerState[] = [
  { player: '9310', ratings: { ukd: 1043, uhs: null, uys: 1100 }, pool: noPool },
  {
    player: '11500',
    ratings: unrated,
    pool: {
      ...{ ukd: [], uys: [] },
      uhs: [
        { tournament: 'iğdır-2026', games: 3, performance: { numerator: 4519, denominator: 3 } },
        { tournament: 'muş-2026', games: 1, performance: { numerator: 1204, denominator: 1 } },
      ],
    },
  },
  { player: '100000', ratings: unrated, pool: noPool },
];

const rating = fc.option(fc.integer({ min: 1000, max: 3000 }), { nil: null });
const pool = fc.array(
  fc.record({
    tournament: anyText,
    games: fc.integer({ min: 1, max: 30 }),
    performance: fc.record({ numerator: fc.maxSafeNat(), denominator: fc.integer({ min: 1 }) }),
  }),
  { maxLength: 3 },
);
const anyState: fc.Arbitrary<PlayerState> = fc.record({
  player: fc.integer({ min: 1000, max: 99_999_999 }).map(String),
  ratings: fc.record({ ukd: rating, uhs: rating, uys: rating }),
  pool: fc.record({ ukd: pool, uhs: pool, uys: pool }),
});

describe('a book state', () => {
  it('is one line per player by number, without what a player does not have', () => {
    expect(new TextDecoder().decode(stateBytes('2026-11', states.toReversed()))).toBe(
      [
        '{"format":"kuvvet.state/1","period":"2026-11"}',
        '{"player":"9310","ratings":{"ukd":1043,"uys":1100}}',
        '{"player":"11500","pool":{"uhs":[' +
          '{"tournament":"iğdır-2026","games":3,"performance":{"numerator":4519,"denominator":3}},' +
          '{"tournament":"muş-2026","games":1,"performance":{"numerator":1204,"denominator":1}}]}}',
        '{"player":"100000"}',
        '',
      ].join('\n'),
    );
  });

  it('is read as it was written, and gives the same bytes in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyState, { selector: ({ player }) => player }), (players) => {
        const byNumber = players.toSorted((one, other) => Number(one.player) - Number(other.player));
        const bytes = stateBytes('2026-11', players);
        expect(readState(bytes)).toEqual(byNumber);
        expect([...readStateColumns(bytes)]).toEqual(byNumber);
        expect(stateBytes('2026-11', byNumber)).toEqual(bytes);
      }),
      { seed: 20261104, numRuns: 200 },
    );
  });

  it('is read from a part of a larger buffer', () => {
    const bytes = stateBytes('2026-11', states);
    const larger = Buffer.concat([bytesOf('before'), bytes, bytesOf('after')]);
    expect(readState(larger.subarray(6, 6 + bytes.length))).toEqual(states);
    expect([...readStateColumns(larger.subarray(6, 6 + bytes.length))]).toEqual(states);
  });

  it('of nobody is its first line', () => {
    expect(readState(stateBytes('2026-11', []))).toEqual([]);
    expect(readStateColumns(stateBytes('2026-11', []))).toHaveLength(0);
  });

  it.each([
    ['nothing', '', 'cut off'],
    ['no header', '{"player":"9310"}\n', 'line 1'],
    ['another format', '{"format":"kuvvet.state/2","period":"2026-11"}\n', 'line 1'],
    ['a null for a header', 'null\n', 'line 1'],
    ['a cut line', `${head}{"player":"9310"}`, 'cut off'],
    ['half an object', `${head}{"player":\n`, 'line 2'],
    ['a line without player', `${head}{"player":"9310"}\n{}\n`, 'line 3'],
    ['a blank line', `${head}\n`, 'line 2'],
  ])('is refused with %s, naming the line', (_, text, place) => {
    for (const read of [readState, readStateColumns]) {
      expect(() => read(bytesOf(text))).toThrow(ArchiveDefect);
      expect(() => read(bytesOf(text))).toThrow(`not a book state: ${place}`);
    }
  });

  it.each([
    ['players in another order', '{"player":"9310"}\n{"player":"9309"}\n', 'line 3'],
    ['a player twice', '{"player":"9310","ratings":{"ukd":1043}}\n{"player":"9310"}\n', 'line 3'],
    ['a number of nine digits', '{"player":"100000000"}\n', 'line 2'],
    ['a number that is none', '{"player":"9310x"}\n', 'line 2'],
    ['a rating of five digits', '{"player":"9310","ratings":{"ukd":32768}}\n', 'line 2'],
    ['a list after a comma', '{"player":"9310","ratings":{"ukd":1043,}}\n', 'line 2'],
    ['a list that is not closed', '{"player":"9310","ratings":{"ukd":1043}\n', 'line 2'],
    ['something after a player', '{"player":"9310"}}\n', 'line 2'],
  ])('is refused in columns with %s', (_, lines, place) => {
    expect(() => readStateColumns(bytesOf(`${head}${lines}`))).toThrow(`not a book state: ${place}`);
  });

  it.each([
    ['no rating', '{"player":"9310","ratings":{}}'],
    ['ratings in another order', '{"player":"9310","ratings":{"uys":1100,"ukd":1043}}'],
    ['blanks', '{ "player": "9310" }'],
  ])('is read in columns however a line is written: %s', (_, line) => {
    const bytes = bytesOf(`${head}${line}\n`);
    expect([...readStateColumns(bytes)]).toEqual(readState(bytes));
  });
});
