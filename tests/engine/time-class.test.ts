import { PRS05, type RuleSet, thinkingTime, timeClass } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('the list by thinking time for 60 moves (U-08, Q-14)', () => {
  it.each([
    { base: 5400, increment: 30, seconds: 7200, type: 'ukd' },
    { base: 3600, increment: 0, seconds: 3600, type: 'ukd' },
    { base: 1800, increment: 30, seconds: 3600, type: 'ukd' },
    { base: 3599, increment: 0, seconds: 3599, type: 'uhs' },
    { base: 900, increment: 10, seconds: 1500, type: 'uhs' },
    { base: 601, increment: 0, seconds: 601, type: 'uhs' },
    { base: 600, increment: 0, seconds: 600, type: 'uys' },
    { base: 300, increment: 5, seconds: 600, type: 'uys' },
    { base: 180, increment: 2, seconds: 300, type: 'uys' },
    { base: 180, increment: 0, seconds: 180, type: 'uys' },
    { base: 179, increment: 0, seconds: 179, type: 'review' },
    { base: 60, increment: 1, seconds: 120, type: 'review' },
    { base: 0, increment: 0, seconds: 0, type: 'review' },
  ])('$base+$increment is $type', ({ seconds, type, ...control }) => {
    expect(thinkingTime(control)).toBe(seconds);
    expect(timeClass(control, PRS05)).toBe(type);
  });

  it('has its limits from the rule set', () => {
    const thinkingTimes = { standardFrom: 100, rapidAbove: 50, blitzFrom: 20 };
    const other: RuleSet = { ...PRS05, thinkingTime: thinkingTimes };
    const bases = [100, 99, 51, 50, 20, 19];
    expect(bases.map((base) => timeClass({ base, increment: 0 }, other))).toEqual([
      'ukd',
      'uhs',
      'uhs',
      'uys',
      'uys',
      'review',
    ]);
  });
});
