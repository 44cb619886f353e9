import { expectedScore, limitDifference, PRS05 } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';
import { golden } from './vectors.ts';

const hundredths = (printed: string) => Math.round(Number(printed) * 100);

// Every boundary of every printed row, both sides: Table 2 (U-14) to 350, FIDE 8.1.2 beyond.
const rows = golden.fide.table812.map(({ from, to, high, low }) => ({
  from,
  to: to ?? 3000,
  high: hundredths(high),
  low: hundredths(low),
}));

describe('Table 2 and FIDE 8.1.2', () => {
  it.each(rows)('gives $high and $low from $from to $to (U-14, R-04)', ({ from, to, high, low }) => {
    expect([expectedScore(from), expectedScore(to)]).toEqual([high, high]);
    expect([expectedScore(-from), expectedScore(-to)]).toEqual(from === 0 ? [50, low] : [low, low]);
  });

  it('steps by one hundredth at each row and nowhere else', () => {
    const starts = new Set(rows.map(({ from }) => from));
    for (let difference = 1; difference <= 800; difference += 1) {
      const step = starts.has(difference) ? 1 : 0;
      expect(expectedScore(difference) - expectedScore(difference - 1)).toBe(step);
      expect(expectedScore(difference) + expectedScore(-difference)).toBe(100);
    }
  });

  it.each(golden.ukd.table2)('is the national table from $from to $to', ({ from, to, high, low }) => {
    expect(expectedScore(from)).toBe(hundredths(high));
    expect(expectedScore(-(to ?? 0))).toBe(hundredths(low));
  });
});

describe('the 350 rule (U-13)', () => {
  it.each([
    [344, 344, 88],
    [345, 345, 89],
    [349, 349, 89],
    [350, 350, 89],
    [351, 350, 89],
    [358, 350, 89],
    [2000, 350, 89],
    [-344, -344, 12],
    [-345, -345, 11],
    [-350, -350, 11],
    [-351, -350, 11],
    [-358, -350, 11],
    [-2000, -350, 11],
    [0, 0, 50],
  ])('counts %i as %i: %i', (difference, counted, expected) => {
    expect(limitDifference(difference, PRS05.maxDifference)).toBe(counted);
    expect(expectedScore(limitDifference(difference, PRS05.maxDifference))).toBe(expected);
  });
});
