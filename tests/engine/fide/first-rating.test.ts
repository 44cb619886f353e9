import { fideFirstRating, type Rating } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

function event(period: string, points: number, opponents: readonly Rating[]) {
  return { period, points, opponents };
}

const five = (rating: Rating) => Array<Rating>(5).fill(rating);

describe('first rating at FIDE (R-07)', () => {
  it('averages with two drawn phantoms of 1800', () => {
    expect(fideFirstRating([event('2026-10', 300, [1902, 1877, 1884, 2012, 1832])], '2026-11')).toEqual({
      games: 5,
      average: { numerator: 13107, denominator: 7 },
      percent: 57,
      difference: 50,
      value: 1922,
      published: true,
    });
  });

  it('pools events', () => {
    const events = [event('2026-08', 100, [1700, 1800]), event('2026-10', 150, [1900, 1600, 1500])];
    expect(fideFirstRating(events, '2026-11')).toMatchObject({
      games: 5,
      percent: 50,
      value: 1729,
      published: true,
    });
  });

  it.each([
    ['2024-09', 10],
    ['2024-08', 5],
  ])('an event of %s leaves %i games: 26 months are the limit', (period, games) => {
    const events = [event(period, 250, five(1700)), event('2026-10', 250, five(1700))];
    expect(fideFirstRating(events, '2026-11')?.games).toBe(games);
  });

  it('leaves out a first event without a point, but no later one', () => {
    const zero = event('2026-08', 0, five(2000));
    const scored = event('2026-09', 250, five(1500));
    expect(fideFirstRating([zero, scored], '2026-11')?.games).toBe(5);
    expect(fideFirstRating([scored, zero], '2026-11')?.games).toBe(10);
    expect(fideFirstRating([zero], '2026-11')).toBeNull();
    expect(fideFirstRating([], '2026-11')).toBeNull();
  });

  it('takes an event without a rated opponent for none: the first is the next one', () => {
    const [unrated, zero] = [event('2026-07', 0, []), event('2026-08', 0, five(2000))];
    const scored = event('2026-09', 250, five(1500));
    expect(fideFirstRating([unrated, zero, scored], '2026-11')?.games).toBe(5);
    expect(fideFirstRating([unrated, zero], '2026-11')).toBeNull();
  });

  it('rounds an exact half per cent up (R-13)', () => {
    const six = [...five(1500), 1500];
    expect(fideFirstRating([event('2026-10', 200, six)], '2026-11')).toMatchObject({
      percent: 38,
      difference: -87,
    });
  });

  it('is at most 2200', () => {
    expect(fideFirstRating([event('2026-10', 500, five(2300))], '2026-11')).toMatchObject({ value: 2200 });
    expect(fideFirstRating([event('2026-10', 250, five(2359))], '2026-11')).toMatchObject({ value: 2199 });
  });

  it.each([
    [1240, 1400, true],
    [1239, 1399, false],
  ])('field of %i: %i, published %s', (rating, value, published) => {
    expect(fideFirstRating([event('2026-10', 250, five(rating))], '2026-11')).toMatchObject({
      value,
      published,
    });
  });

  it('needs five games', () => {
    expect(fideFirstRating([event('2026-10', 200, [1700, 1700, 1700, 1700])], '2026-11')).toMatchObject({
      games: 4,
      published: false,
    });
  });
});
