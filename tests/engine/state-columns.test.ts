import { buildStateColumns, type PlayerState, toStateColumns } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

const none = { ukd: [], uhs: [], uys: [] };
const performances = [{ tournament: 'T', games: 3, performance: { numerator: 4201, denominator: 3 } }];
const waiting = { ...none, uhs: performances };
const states: readonly PlayerState[] = [
  { player: '9999', ratings: { ukd: 1500, uhs: 1470, uys: 1430 }, pool: none },
  { player: '10000', ratings: { ukd: null, uhs: null, uys: null }, pool: waiting },
  { player: '99999999', ratings: { ukd: null, uhs: null, uys: null }, pool: none },
];

describe('a state in columns', () => {
  it('is the state, by number, as often as one likes', () => {
    const columns = toStateColumns(states.toReversed());
    expect([...columns]).toEqual(states);
    expect([...columns]).toEqual(states);
    expect(columns).toHaveLength(3);
    expect([...columns.numbers]).toEqual([9999, 10000, 99999999]);
    expect([...columns.ratings.uys]).toEqual([1430, 0, 0]);
    expect([...columns.pools.keys()]).toEqual([1]);
  });

  it.each(['ukd', 'uhs', 'uys'] as const)('keeps what waits for a first %s alone', (type) => {
    const builder = buildStateColumns(1);
    const pool = { ...none, [type]: performances };
    builder.add(9999, 0, 0, 0, pool);
    expect([...builder.finish()]).toMatchObject([{ player: '9999', pool }]);
  });

  it('holds the highest rating there is room for', () => {
    const builder = buildStateColumns(1);
    builder.add(9999, 32_767, 0, 0, null);
    expect([...builder.finish().ratings.ukd]).toEqual([32_767]);
  });

  it('has nobody twice', () => {
    expect(() => toStateColumns([...states, ...states])).toThrow(RangeError);
  });

  it.each([
    ['a number that was there', 9999, 1500],
    ['a lower one', 1001, 1500],
    ['one of nine digits', 100_000_000, 1500],
    ['no number', Number.NaN, 1500],
    ['a rating that no column holds', 10_000, 32_768],
  ])('takes no player with %s', (_, number, rating) => {
    const builder = buildStateColumns(5);
    builder.add(9999, 1500, 0, 0, null);
    expect(() => builder.add(number, 0, rating, 0, null)).toThrow(RangeError);
  });

  it('takes no more players than it was made for', () => {
    const builder = buildStateColumns(1);
    builder.add(9999, 1500, 0, 0, null);
    expect(() => builder.add(10_000, 1500, 0, 0, null)).toThrow(RangeError);
  });
});
