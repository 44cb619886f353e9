import { fideCoefficient, limitCoefficient } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('K, the first that applies (R-05)', () => {
  it.each([
    { highest: 2400, age: 15, games: 5, k: 10 },
    { highest: 2399, age: 15, games: 500, k: 20 },
    { highest: 2300, age: 18, games: 30, k: 20 },
    { highest: 2300, age: 18, games: 29, k: 40 },
    { highest: 2299, age: 18, games: 500, k: 40 },
    { highest: 2299, age: 19, games: 500, k: 20 },
    { highest: 2299, age: 19, games: 29, k: 40 },
    { highest: 2299, age: 19, games: 30, k: 20 },
    { highest: 1500, age: null, games: 30, k: 20 },
    { highest: 1500, age: null, games: 29, k: 40 },
  ])('highest $highest, age $age, $games games: $k', ({ k, ...career }) => {
    expect(fideCoefficient(career)).toBe(k);
  });
});

describe('K x games up to 700 (R-05)', () => {
  it.each([
    [40, 0, 40],
    [40, 17, 40],
    [40, 18, 38],
    [20, 35, 20],
    [20, 36, 19],
    [10, 70, 10],
    [10, 71, 9],
    [40, 701, 0],
  ])('K %i with %i games: %i', (k, games, limited) => {
    expect(limitCoefficient(k, games)).toBe(limited);
  });
});
