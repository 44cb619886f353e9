import { fideExpectedScore, fideRegulations, isFideRated } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

// 400 rule below 2650, real difference from there on, by the own rating and in standard chess only.
describe('PD', () => {
  it.each([
    [2649, 2249, 'standard', 92],
    [2649, 1649, 'standard', 92],
    [2650, 2250, 'standard', 92],
    [2650, 2238, 'standard', 93],
    [2650, 1914, 'standard', 100],
    [2650, 1915, 'standard', 99],
    [1914, 2650, 'standard', 8],
    [2249, 2649, 'standard', 8],
    [2250, 2650, 'standard', 8],
    [2813, 2400, 'standard', 93],
    [2400, 2813, 'standard', 8],
    [2700, 3500, 'standard', 0],
    [2700, 1900, 'rapid', 92],
    [2700, 1900, 'blitz', 92],
    [2003, 2000, 'rapid', 50],
    [2004, 2000, 'blitz', 51],
  ] as const)('%i v %i, %s: %i', (own, opponent, chapter, expected) => {
    expect(fideExpectedScore(own, opponent, chapter)).toBe(expected);
  });

  it('is that of the regulations of 1 October 2025', () => {
    expect(fideRegulations.effective).toBe('2025-10-01');
  });
});

describe('rapid and blitz games that are not rated (R-03)', () => {
  it.each([
    [2601, 2001, false],
    [2601, 2002, true],
    [2600, 2000, true],
    [2001, 2601, false],
    [2002, 2601, true],
    [2000, 1300, true],
  ])('%i v %i: %s', (own, opponent, rated) => {
    expect(isFideRated(own, opponent, 'rapid')).toBe(rated);
    expect(isFideRated(own, opponent, 'blitz')).toBe(rated);
    expect(isFideRated(own, opponent, 'standard')).toBe(true);
  });
});
