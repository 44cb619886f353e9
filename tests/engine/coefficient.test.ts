import { coefficient, PRS05 } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';
import { golden } from './vectors.ts';

const edges = golden.ukd.kTiers.flatMap(({ min, max, k }) => [
  { rating: min ?? 1000, k },
  { rating: max ?? 3000, k },
]);

describe('k by own rating (U-12, Q-02)', () => {
  it.each(edges)('$rating has $k', ({ rating, k }) => {
    expect(coefficient(rating, PRS05)).toBe(k);
  });

  it('gives the lowest tier to a rating below every list value, as a foreign opponent may have', () => {
    expect(coefficient(0, PRS05)).toBe(30);
  });
});
