import { fideTimeClass } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

// Minutes and seconds, the higher rating of the two players, chapter.
describe('what FIDE rates a clock as', () => {
  it.each([
    [120, 0, 2400, 'standard'],
    [119, 0, 2400, null],
    [119, 0, 2399, 'standard'],
    [90, 30, 2800, 'standard'],
    [90, 0, 2399, 'standard'],
    [89, 0, 2399, null],
    [89, 0, 1800, null],
    [89, 0, 1799, 'standard'],
    [60, 0, 1799, 'standard'],
    [60, 0, null, 'standard'],
    [60, 0, 1800, null],
    [59, 0, null, 'rapid'],
    [59, 0, 2800, 'rapid'],
    [10, 1, null, 'rapid'],
    [10, 0, null, 'blitz'],
    [3, 2, 2800, 'blitz'],
    [2, 2, null, 'blitz'],
    [3, 0, null, null],
    [1, 0, null, null],
  ] as const)('%i min + %i s with %s: %s', (minutes, increment, highest, chapter) => {
    expect(fideTimeClass({ base: 60 * minutes, increment }, highest)).toBe(chapter);
  });
});
