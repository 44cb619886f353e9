import { closeFidePeriod } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

function event(base: number, games: number, points: number, expected: number) {
  return { base, games, points, expected };
}

describe('closing a period at FIDE', () => {
  it('changes nothing without an event', () => {
    expect(closeFidePeriod(2000, 20, [])).toEqual({ k: 20, change: 0, rating: 2000 });
  });

  it('rounds once for all events with one starting rating (R-06)', () => {
    const halves = [event(2000, 1, 50, 48), event(2000, 1, 50, 48)];
    expect(closeFidePeriod(2000, 20, halves)).toEqual({ k: 20, change: 1, rating: 2001 });
  });

  it('rounds apart what started from different ratings (R-06)', () => {
    const halves = [event(1990, 1, 50, 47), event(2000, 1, 50, 47)];
    expect(closeFidePeriod(2000, 20, halves)).toMatchObject({ change: 2 });
    expect(closeFidePeriod(2000, 10, [event(1990, 1, 0, 25), event(2000, 1, 0, 25)])).toMatchObject({
      change: -6,
    });
  });

  it('limits K by the games of the whole period (R-05)', () => {
    const events = [event(2000, 10, 600, 500), event(1990, 8, 400, 400)];
    expect(closeFidePeriod(2000, 40, events)).toEqual({ k: 38, change: 38, rating: 2038 });
  });

  it.each([
    [1400, 0, 1400],
    [1401, -1, 1400],
    [1400, -1, null],
  ])('%i moved by %i stands at %s (R-08)', (rating, change, next) => {
    const closed = closeFidePeriod(rating, 20, [event(rating, 1, 50, 50 - 5 * change)]);
    expect(closed).toEqual({ k: 20, change, rating: next });
  });
});
