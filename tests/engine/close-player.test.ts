import {
  closePlayer,
  type Fraction,
  type ListType,
  type PeriodResult,
  type PlayerState,
  PRS05,
  type Rating,
  type RuleSet,
} from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

const noPool = { ukd: [], uhs: [], uys: [] };

function player(ukd: Rating | null, uhs: Rating | null = null, uys: Rating | null = null): PlayerState {
  return { player: '100001', ratings: { ukd, uhs, uys }, pool: noPool };
}

function rated(tournament: string, change: number, games = 5, type: ListType = 'ukd'): PeriodResult {
  return { tournament, type, k: 20, games, change, performance: { numerator: 1900, denominator: 1 } };
}

function unrated(
  tournament: string,
  games: number,
  performance: Rating | null,
  type: ListType = 'ukd',
): PeriodResult {
  const value: Fraction | null = performance === null ? null : { numerator: performance, denominator: 1 };
  return { tournament, type, k: null, games, change: 0, performance: value };
}

function pooled(tournament: string, games: number, numerator: Rating) {
  return { tournament, games, performance: { numerator, denominator: 1 } };
}

describe('a rated player', () => {
  it('adds all changes of the period and rounds once (U-18, Q-09)', () => {
    const { state, movements } = closePlayer(player(1400), [rated('A', -1040), rated('B', -410, 4)], PRS05);
    expect(movements).toEqual({
      ukd: { previous: 1400, rating: 1385, change: -1450, amended: 0, games: 9, first: false },
    });
    expect(state).toEqual(player(1385));
  });

  it('has the new rating rounded where a rule set says so (Q-09)', () => {
    const other: RuleSet = { ...PRS05, rounding: 'rating' };
    expect(closePlayer(player(1400), [rated('A', -1450)], other).state.ratings.ukd).toBe(1386);
    expect(closePlayer(player(1400), [rated('A', 1450)], other).state.ratings.ukd).toBe(1415);
  });

  it.each([
    [1010, -950, 1000],
    [1010, -1049, 1000],
    [1010, -1050, 1000],
    [1010, -949, 1001],
    [1000, -330, 1000],
    [1000, 330, 1003],
  ])('%i moved by %i hundredths stands at %i: the floor comes last (U-19, Q-10)', (base, change, rating) => {
    expect(closePlayer(player(base), [rated('A', change)], PRS05).movements.ukd).toMatchObject({
      rating,
      change,
    });
  });

  it('lets a gain elsewhere in the period make up for a loss below the floor (Q-10)', () => {
    const { state } = closePlayer(player(1010), [rated('A', -4500), rated('B', 5000)], PRS05);
    expect(state.ratings.ukd).toBe(1015);
  });

  it('moves with games that cancel out, and with a correction without games (Q-20)', () => {
    expect(closePlayer(player(1500), [rated('A', 0, 3)], PRS05).movements.ukd).toEqual({
      previous: 1500,
      rating: 1500,
      change: 0,
      amended: 0,
      games: 3,
      first: false,
    });
    expect(closePlayer(player(1500), [rated('A', -2000, 0)], PRS05).movements.ukd).toMatchObject({
      rating: 1480,
      games: 0,
    });
  });

  it('does not move for having been entered and not having played (U-07)', () => {
    const idle = player(1500, null, 1400);
    expect(closePlayer(idle, [rated('A', 0, 0), rated('B', 0, 0, 'uhs')], PRS05)).toEqual({
      state: idle,
      movements: {},
    });
  });

  it('is past a late tournament in which they were still unrated (U-26)', () => {
    const state = player(1500);
    expect(closePlayer(state, [unrated('A', 5, 1900)], PRS05)).toEqual({ state, movements: {} });
    expect(
      closePlayer(state, [unrated('A', 5, 1900), rated('B', 150, 1)], PRS05).movements.ukd,
    ).toMatchObject({
      change: 150,
      games: 1,
    });
  });
});

describe('the first UHS and UYS (U-11)', () => {
  it.each(['uhs', 'uys'] as const)('%s starts from the standard rating, which stays', (type) => {
    const { state, movements } = closePlayer(player(1520), [rated('A', 1525, 1, type)], PRS05);
    expect(state.ratings).toEqual({ ...player(1520).ratings, [type]: 1535 });
    expect(movements).toEqual({
      [type]: { previous: 1520, rating: 1535, change: 1525, amended: 0, games: 1, first: false },
    });
  });

  it('starts from the standard rating of the period, not from the one it closes with', () => {
    const results = [rated('A', 10000), rated('B', 1000, 5, 'uhs')];
    expect(closePlayer(player(1500), results, PRS05).state.ratings).toEqual({
      ukd: 1600,
      uhs: 1510,
      uys: null,
    });
  });

  it('does not start from a standard rating earned in the same period (U-27)', () => {
    const results = [unrated('A', 5, 1500), unrated('B', 3, 1700, 'uhs')];
    const { state, movements } = closePlayer(player(null), results, PRS05);
    expect(state.ratings).toEqual({ ukd: 1500, uhs: null, uys: null });
    expect(state.pool.uhs).toEqual([pooled('B', 3, 1700)]);
    expect(movements.uhs).toEqual({
      previous: null,
      rating: null,
      change: 0,
      amended: 0,
      games: 3,
      first: false,
    });
  });

  it('leaves the waiting performances behind when the seeded rating enters the list', () => {
    const before: PlayerState = { ...player(1500), pool: { ...noPool, uhs: [pooled('A', 3, 1700)] } };
    expect(closePlayer(before, [], PRS05).state).toEqual(before);
    expect(closePlayer(before, [rated('B', 0, 1, 'uhs')], PRS05).state).toEqual(player(1500, 1500));
  });
});

describe('an unrated player', () => {
  it('pools performances over events until they make a first rating (U-24 to U-26)', () => {
    const october = closePlayer(player(null), [unrated('B', 3, 1075)], PRS05);
    expect(october.state.pool.ukd).toEqual([pooled('B', 3, 1075)]);
    expect(october.movements.ukd).toEqual({
      previous: null,
      rating: null,
      change: 0,
      amended: 0,
      games: 3,
      first: false,
    });

    const november = closePlayer(october.state, [unrated('A', 4, 1300)], PRS05);
    expect(november.state).toEqual(player(1204));
    expect(november.movements.ukd).toEqual({
      previous: null,
      rating: 1204,
      change: 0,
      amended: 0,
      games: 4,
      first: true,
    });
  });

  it('keeps the pool in order of tournaments', () => {
    const kept: PlayerState = { ...player(null), pool: { ...noPool, ukd: [pooled('B', 1, 900)] } };
    const { state } = closePlayer(
      kept,
      [unrated('C', 1, 900), unrated('A', 1, 900), unrated('a', 1, 900)],
      PRS05,
    );
    expect(state.pool.ukd.map(({ tournament }) => tournament)).toEqual(['A', 'B', 'C', 'a']);
  });

  it('keeps a pool that is rated too low, whatever its games (Q-05)', () => {
    const results = [unrated('A', 9, 900)];
    const { state, movements } = closePlayer(player(null), results, PRS05);
    expect(state).toEqual({ ...player(null), pool: { ...noPool, ukd: [pooled('A', 9, 900)] } });
    expect(movements.ukd?.first).toBe(false);
  });

  it('pools nothing of an event without a performance (Q-06)', () => {
    expect(closePlayer(player(null), [unrated('A', 0, null)], PRS05)).toEqual({
      state: player(null),
      movements: {},
    });
  });

  it('has a later result of a tournament in place of the pooled one (Q-20)', () => {
    const before: PlayerState = {
      ...player(null),
      pool: { ...noPool, ukd: [pooled('A', 3, 1100), pooled('B', 1, 1200)] },
    };
    expect(closePlayer(before, [unrated('A', 2, 1300)], PRS05).state.pool.ukd).toEqual([
      pooled('A', 2, 1300),
      pooled('B', 1, 1200),
    ]);
    expect(closePlayer(before, [unrated('A', 0, null)], PRS05).state.pool.ukd).toEqual([
      pooled('B', 1, 1200),
    ]);
  });

  it('enters the list without playing when the pool already suffices, as after a change of rules', () => {
    const before: PlayerState = { ...player(null), pool: { ...noPool, ukd: [pooled('A', 6, 1300)] } };
    expect(closePlayer(before, [], PRS05)).toEqual({
      state: player(1300),
      movements: { ukd: { previous: null, rating: 1300, change: 0, amended: 0, games: 0, first: true } },
    });
  });

  it('shows the games of a rated result that has no rating to go to, and pools nothing of it', () => {
    const { state, movements } = closePlayer(player(null), [rated('A', 1000, 5)], PRS05);
    expect(state).toEqual(player(null));
    expect(movements.ukd).toEqual({
      previous: null,
      rating: null,
      change: 0,
      amended: 0,
      games: 5,
      first: false,
    });
  });
});
