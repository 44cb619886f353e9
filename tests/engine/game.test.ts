import { assessGame, type Points, PRS05, type RuleSet } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('a game explains itself', () => {
  it.each([
    { own: 1630, opponent: 1490, points: 0, difference: 140, capped: false, expected: 69, change: -1380 },
    { own: 1490, opponent: 1630, points: 100, difference: -140, capped: false, expected: 31, change: 1725 },
    { own: 2000, opponent: 1650, points: 50, difference: 350, capped: false, expected: 89, change: -585 },
    { own: 2000, opponent: 1649, points: 50, difference: 351, capped: true, expected: 89, change: -585 },
    { own: 1000, opponent: 2800, points: 100, difference: -1800, capped: true, expected: 11, change: 2670 },
  ] as const)('$own v $opponent, $points', ({ own, opponent, points, ...explained }) => {
    expect(assessGame(own, opponent, points, PRS05)).toMatchObject({ points, ...explained });
  });
});

describe('against an unrated opponent (U-16, Q-16)', () => {
  it.each([
    [1200, 30, 300],
    [1500, 25, 250],
    [1800, 20, 200],
    [2200, 15, 150],
    [2500, 10, 100],
  ])('%i with k %i wins or loses %i hundredths, a draw moves nothing', (own, k, share) => {
    const unrated = { k, difference: null, capped: false, expected: null };
    for (const [points, change] of [
      [100, share],
      [50, 0],
      [0, -share],
    ] as readonly [Points, number][]) {
      expect(assessGame(own, null, points, PRS05)).toEqual({ ...unrated, points, change });
    }
  });
});

describe('parameters of the rule set', () => {
  it('takes cap, factor and coefficients from it', () => {
    const other: RuleSet = {
      ...PRS05,
      maxDifference: 100,
      unratedFactor: 25,
      coefficients: [{ from: 0, k: 8 }],
    };
    expect(assessGame(2000, 1500, 100, other)).toMatchObject({
      k: 8,
      expected: 64,
      capped: true,
      change: 288,
    });
    expect(assessGame(2000, null, 0, other)).toMatchObject({ change: -200 });
  });
});
