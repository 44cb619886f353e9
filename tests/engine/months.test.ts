import { monthsBetween, nextPeriod, periodOf, previousPeriod } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('months', () => {
  it.each([
    ['2026-01', '2026-02'],
    ['2026-09', '2026-10'],
    ['2026-11', '2026-12'],
    ['2026-12', '2027-01'],
    ['0999-12', '1000-01'],
  ])('%s is followed by %s', (period, next) => {
    expect(nextPeriod(period)).toBe(next);
    expect(previousPeriod(next)).toBe(period);
  });

  it.each([
    ['2026-10', '2026-10', 0],
    ['2026-10', '2026-11', 1],
    ['2026-10', '2027-01', 3],
    ['2024-09', '2026-11', 26],
    ['2026-11', '2026-10', -1],
  ])('from %s to %s it is %i', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
  });

  it('finds the list in force on a day (U-09, Q-12)', () => {
    expect(['2026-10-01', '2026-10-31', '2027-01-01'].map(periodOf)).toEqual([
      '2026-10',
      '2026-10',
      '2027-01',
    ]);
  });
});
