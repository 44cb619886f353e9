import { PRS05, performanceOf, type RuleSet } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('opponents of a rated player (U-22, Q-07)', () => {
  it.each([
    { opponents: [1850], average: 1850 },
    { opponents: [1851], average: 1850 },
    { opponents: [1150], average: 1150 },
    { opponents: [1149], average: 1150 },
    { opponents: [2600, 1000], average: 1500 },
  ])('average of $opponents is $average for a 1500', ({ opponents, average }) => {
    const made = performanceOf(1500, opponents, 50, PRS05);
    expect(made?.average).toEqual({ numerator: average, denominator: 1 });
  });

  it('are taken as they are by an unrated player', () => {
    expect(performanceOf(null, [2600, 1000], 50, PRS05)?.average).toEqual({
      numerator: 1800,
      denominator: 1,
    });
  });
});

describe('the least score of an event (U-23, Q-06)', () => {
  const whole: RuleSet = { ...PRS05, performance: { ...PRS05.performance, minPoints: 100 } };
  it.each([
    [0, PRS05, false],
    [50, PRS05, true],
    [50, whole, false],
    [100, whole, true],
  ])('%i under this rule set', (points, rules, made) => {
    expect(performanceOf(null, [1400, 1500], points, rules) !== null).toBe(made);
  });

  it('rated players without it have no performance either', () => {
    expect(performanceOf(1500, [1400, 1500], 0, PRS05)).toBeNull();
  });
});

it('keeps average and performance exact (U-28)', () => {
  expect(performanceOf(null, [1290, 1310, 1185, 1240, 1275, 1330, 1205], 350, PRS05)).toEqual({
    games: 7,
    points: 350,
    average: { numerator: 8835, denominator: 7 },
    percent: 50,
    difference: 0,
    value: { numerator: 8835, denominator: 7 },
  });
});
