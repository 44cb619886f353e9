import { describe, expect, it } from 'vitest';
import { dueAfter, mostAttempts } from '../../../functions/notify/src/retry.ts';
import { aDelivery } from '../../ledger/samples.ts';

const now = '2026-11-05T09:00:00.000Z';
const minutesAfter = (attempt: number, of = aDelivery()) =>
  (Date.parse(dueAfter(attempt, of, now)) - Date.parse(now)) / 60_000;

describe('after an attempt that failed', () => {
  it.each([
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 360],
    [5, 720],
    [6, 1440],
    [7, 1440],
    [8, 1440],
  ])('number %i the next one is due after %i minutes and at most a tenth more', (attempt, minutes) => {
    for (const news of ['list.published/ukd/2026-11/1', 'report.rated/A/1', 'report.held/A/2']) {
      const pause = minutesAfter(attempt, aDelivery({ news }));
      expect(pause).toBeGreaterThanOrEqual(minutes);
      expect(pause).toBeLessThanOrEqual(minutes * 1.1);
    }
  });

  it('number 9 there is no other', () => expect(mostAttempts).toBe(9));

  it('it is due at one time, whoever works it out', () => {
    expect(minutesAfter(3)).toBe(minutesAfter(3));
  });

  it('not everything is due at once that failed at once', () => {
    const pauses = Array.from({ length: 50 }, (_, at) =>
      minutesAfter(4, aDelivery({ news: `report.rated/T${at}/1` })),
    );
    expect(new Set(pauses).size).toBe(50);
    const subscribers = ['a', 'b', 'c'].map((subscriber) => minutesAfter(4, aDelivery({ subscriber })));
    expect(new Set(subscribers).size).toBe(3);
  });
});
