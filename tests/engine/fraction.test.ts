import { FAQ7, type Fraction, firstRating, fraction, PRS05, roundFraction } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('exact fractions (U-28)', () => {
  it.each([
    [8835, 7, 8835, 7],
    [6000, 5, 1200, 1],
    [5010, 4, 2505, 2],
    [0, 6, 0, 1],
    [-6, 4, -3, 2],
  ])('%i/%i is %i/%i in lowest terms', (numerator, denominator, top, bottom) => {
    expect(fraction(numerator, denominator)).toEqual({ numerator: top, denominator: bottom });
  });

  it.each([
    [8835, 7, 1262],
    [2001, 2, 1001],
    [4001, 4, 1000],
    [-3, 2, -2],
    [-5, 4, -1],
    [-1, 4, 0],
    [1, 2, 1],
  ])('%i/%i rounds to %i, half away from zero (U-29)', (numerator, denominator, whole) => {
    expect(roundFraction({ numerator, denominator })).toBe(whole);
  });
});

function pool(games: number, values: readonly Fraction[]) {
  return values.map((performance, index) => ({ tournament: `T${index}`, games, performance }));
}

describe('the rounded mean (U-25)', () => {
  const third = { tournament: 'A', games: 3, performance: { numerator: 3001, denominator: 3 } };
  const whole = { tournament: 'B', games: 1, performance: { numerator: 1200, denominator: 1 } };

  it('weighs every value', () => {
    expect(firstRating([third], PRS05).mean).toBe(1000);
    expect(firstRating([third, whole], PRS05).mean).toBe(1050);
    expect(firstRating([third, whole], FAQ7).mean).toBe(1100);
  });

  it('is exact where the common denominator passes what a double holds', () => {
    const primes = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59];
    const half = pool(
      1,
      primes.map(() => fraction(1000, 1)),
    );
    const near = (off: number) =>
      pool(
        1,
        primes.map((prime) => fraction(1001 * prime + off, prime)),
      );
    expect(firstRating([...near(-1), ...half], FAQ7).mean).toBe(1000);
    expect(firstRating([...near(0), ...half], FAQ7).mean).toBe(1001);
    expect(firstRating([...near(1), ...half], FAQ7).mean).toBe(1001);
  });
});
