import { type Amendment, closePlayer, type PeriodResult, type PlayerState, PRS05 } from '@kuvvet/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const noPool = { ukd: [], uhs: [], uys: [] };
const player = (ukd: number | null, uhs: number | null = null): PlayerState => ({
  player: '100001',
  ratings: { ukd, uhs, uys: null },
  pool: noPool,
});
const points = (value: number, type: 'ukd' | 'uhs' = 'ukd'): Amendment => ({
  kind: 'points',
  type,
  points: value,
});
const given = (rating: number): Amendment => ({ kind: 'rating', type: 'ukd', rating });
const kept = (tournament: string, games: number, performance: number | null): Amendment => ({
  kind: 'pool',
  type: 'ukd',
  tournament,
  games,
  performance: performance === null ? null : { numerator: performance, denominator: 1 },
});
const played = (change: number): PeriodResult => ({
  ...{ tournament: 'A', type: 'ukd', k: 20, games: 3, change, performance: null },
});
const pooled = (tournament: string, games: number, numerator: number) => ({
  ...{ tournament, games, performance: { numerator, denominator: 1 } },
});

describe('amendments of a rated player (M-11, Q-20)', () => {
  it('join the games of the month before its one rounding', () => {
    const { state, movements } = closePlayer(player(1630), [played(-260)], PRS05, [points(-20), points(5)]);
    expect(state.ratings.ukd).toBe(1612);
    expect(movements.ukd).toEqual({
      previous: 1630,
      rating: 1612,
      change: -1760,
      amended: -15,
      games: 3,
      first: false,
    });
  });

  it('move a rating without games, and nobody else’s type', () => {
    const { state, movements } = closePlayer(player(1630, 1500), [], PRS05, [points(-20)]);
    expect(state.ratings).toEqual({ ukd: 1610, uhs: 1500, uys: null });
    expect(Object.keys(movements)).toEqual(['ukd']);
  });

  it('stop at the floor like any result (U-19)', () => {
    expect(closePlayer(player(1010), [], PRS05, [points(-20)]).state.ratings.ukd).toBe(1000);
  });

  it('start a UHS from the standard rating, as games would (U-11)', () => {
    expect(closePlayer(player(1630), [], PRS05, [points(15, 'uhs')]).state.ratings.uhs).toBe(1645);
  });

  it('start one that equals the standard rating, and say nothing of one that is there', () => {
    const started = closePlayer(player(1630), [], PRS05, [points(0, 'uhs')]);
    expect(started.state.ratings).toEqual({ ukd: 1630, uhs: 1630, uys: null });
    expect(started.movements.uhs).toMatchObject({ previous: 1630, rating: 1630, change: 0, games: 0 });
    expect(closePlayer(player(1630), [], PRS05, [points(5, 'uhs'), points(-5, 'uhs')]).movements).toEqual({});
  });

  it.each([
    ['a given rating', given(1900)],
    ['a kept performance', kept('A', 5, 1900)],
  ])('%s changes nothing for them', (_case, amendment) => {
    expect(closePlayer(player(1630), [], PRS05, [amendment])).toEqual({ state: player(1630), movements: {} });
  });
});

describe('amendments of an unrated player', () => {
  const before: PlayerState = { ...player(null), pool: { ...noPool, ukd: [pooled('A', 3, 1100)] } };

  it('gives a first rating, whatever is kept, and empties the pool (Q-26)', () => {
    expect(closePlayer(before, [], PRS05, [given(1200)])).toEqual({
      state: player(1200),
      movements: { ukd: { previous: null, rating: 1200, change: 0, amended: 0, games: 0, first: true } },
    });
  });

  it('takes the highest of several given ratings', () => {
    expect(closePlayer(before, [], PRS05, [given(1200), given(1250), given(1100)]).state.ratings.ukd).toBe(
      1250,
    );
  });

  it.each([
    ['stands in place of the kept one', kept('A', 4, 1150), [pooled('A', 4, 1150)]],
    ['joins the others by tournament', kept('0', 1, 1150), [pooled('0', 1, 1150), pooled('A', 3, 1100)]],
    ['takes the kept one away', kept('A', 0, null), []],
  ])('a performance %s, without counting as played', (_case, amendment, pool) => {
    const { state, movements } = closePlayer(before, [], PRS05, [amendment]);
    expect(state.pool.ukd).toEqual(pool);
    expect(movements).toEqual({});
  });

  it('a performance that completes the pool makes the first rating', () => {
    const { state, movements } = closePlayer(before, [], PRS05, [kept('B', 2, 1100)]);
    expect(state).toEqual(player(1100));
    expect(movements.ukd).toMatchObject({ games: 0, first: true });
  });

  it('points change nothing', () => {
    expect(closePlayer(before, [], PRS05, [points(50)])).toEqual({ state: before, movements: {} });
  });
});

it('the order of amendments does not matter', () => {
  const amendment = fc.oneof(
    fc.record({
      kind: fc.constant('points' as const),
      type: fc.constant('ukd' as const),
      points: fc.integer({ min: -50, max: 50 }),
    }),
    fc.integer({ min: 1001, max: 1400 }).map(given),
    fc
      .tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 3 }))
      .map(([one, games]) => kept(one, games, 1200)),
  );
  const distinct = fc.uniqueArray(amendment, {
    selector: (one) => (one.kind === 'pool' ? one.tournament : JSON.stringify(one)),
    maxLength: 6,
  });
  fc.assert(
    fc.property(distinct, fc.option(fc.integer({ min: 1000, max: 2800 })), (amendments, rating) => {
      expect(closePlayer(player(rating), [], PRS05, amendments.toReversed())).toEqual(
        closePlayer(player(rating), [], PRS05, amendments),
      );
    }),
    { seed: 20261130 },
  );
});
