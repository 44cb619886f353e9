import { FAQ7, firstRating, type PooledPerformance, PRS05 } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

function event(tournament: string, games: number, numerator: number, denominator = 1): PooledPerformance {
  return { tournament, games, performance: { numerator, denominator } };
}

describe('first rating (U-24 to U-26, Q-03 to Q-05)', () => {
  it('is out of reach without a performance', () => {
    expect(firstRating([], PRS05)).toEqual({ games: 0, mean: null, rating: null, lacks: 'games' });
  });

  it.each([
    { rules: PRS05, games: 4, rating: null, lacks: 'games' },
    { rules: PRS05, games: 5, rating: 1300, lacks: null },
    { rules: FAQ7, games: 6, rating: null, lacks: 'games' },
    { rules: FAQ7, games: 7, rating: 1300, lacks: null },
  ])('$rules.name with $games games: $rating', ({ rules, games, rating, lacks }) => {
    const pool = [event('A', 2, 1300), event('B', games - 2, 1300)];
    expect(firstRating(pool, rules)).toEqual({ games, mean: 1300, rating, lacks });
  });

  it.each([
    { numerator: 10005, denominator: 10, mean: 1001, rating: 1001, lacks: null },
    { numerator: 10004, denominator: 10, mean: 1000, rating: null, lacks: 'performance' },
    { numerator: 700, denominator: 1, mean: 700, rating: null, lacks: 'performance' },
  ])('a mean of $numerator/$denominator gives $rating', ({ numerator, denominator, ...verdict }) => {
    expect(firstRating([event('A', 5, numerator, denominator)], PRS05)).toEqual({ games: 5, ...verdict });
  });

  it('weighs performances by games, or plainly in FAQ7 (Q-04)', () => {
    const pool = [event('A', 1, 1800), event('B', 7, 1000)];
    expect(firstRating(pool, PRS05)).toMatchObject({ mean: 1100, rating: 1100 });
    expect(firstRating(pool, FAQ7)).toMatchObject({ mean: 1400, rating: 1400 });
  });
});
