import { performanceDifference } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';
import { golden } from './vectors.ts';

const rows = Object.entries(golden.ukd.table1).map(([p, dp]) => ({
  percent: Math.round(Number(p) * 100),
  dp,
}));

describe('Table 1 (U-21, FIDE 8.1.1)', () => {
  it.each(rows)('$percent % is $dp', ({ percent, dp }) => {
    expect(performanceDifference(percent)).toBe(dp);
  });

  it('has a value for every whole percentage, and the same one at FIDE', () => {
    expect(new Set(rows.map(({ percent }) => percent)).size).toBe(101);
    expect(golden.fide.table811).toEqual(golden.ukd.table1);
  });
});
