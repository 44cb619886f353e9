import { PRS05, performanceOf, type RuleSet } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

const halfDown: RuleSet = { ...PRS05, performance: { ...PRS05.performance, halfPercent: 'down' } };

// Score in hundredths, games, percentage with halves up (the default) and down.
describe('score percentage (U-29, Q-08)', () => {
  it.each([
    [50, 4, 13, 12],
    [150, 4, 38, 37],
    [250, 8, 31, 31],
    [50, 8, 6, 6],
    [500, 8, 63, 62],
    [100, 3, 33, 33],
    [200, 3, 67, 67],
    [100, 2, 50, 50],
    [500, 5, 100, 100],
    [50, 40, 1, 1],
    [50, 200, 0, 0],
  ])('%i of %i games: %i %% or %i %%', (points, games, up, down) => {
    const opponents = Array<number>(games).fill(1500);
    expect(performanceOf(null, opponents, points, PRS05)?.percent).toBe(up);
    expect(performanceOf(null, opponents, points, halfDown)?.percent).toBe(down);
  });
});
