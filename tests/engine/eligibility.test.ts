import { breachesOf, PRS05, type RatedEvent, type RuleSet } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

const sound: RatedEvent = {
  type: 'ukd',
  start: '2026-10-03',
  end: '2026-10-04',
  rounds: 5,
  roundDates: ['2026-10-03', '2026-10-03', '2026-10-03', '2026-10-04', '2026-10-04'],
};

const fewRounds = (found: number) => ({ rule: 'min-rounds', found, allowed: 5 });
const crowded = (found: number) => ({ rule: 'rounds-a-day', found, allowed: 4 });

describe('rounds of an event (U-05)', () => {
  it.each([
    { rounds: 4, breaches: [fewRounds(4)] },
    { rounds: 5, breaches: [] },
    { rounds: 8, breaches: [] },
  ])('$rounds', ({ rounds, breaches }) => {
    expect(breachesOf({ ...sound, rounds }, PRS05)).toEqual(breaches);
  });
});

describe('rounds a day in standard chess (U-06, Q-13)', () => {
  const onDays = (...perDay: readonly number[]) =>
    perDay.flatMap((rounds, index) => Array<string>(rounds).fill(`2026-10-0${index + 1}`));
  it.each([
    { perDay: [4, 1], breaches: [] },
    { perDay: [5], breaches: [crowded(5)] },
    { perDay: [2, 6, 1], breaches: [crowded(6)] },
  ])('$perDay', ({ perDay, breaches }) => {
    const roundDates = onDays(...perDay);
    const event = { ...sound, rounds: roundDates.length, roundDates, end: '2026-10-09' };
    expect(breachesOf(event, PRS05)).toEqual(breaches);
    expect(breachesOf({ ...event, type: 'uhs' }, PRS05)).toEqual([]);
    expect(breachesOf({ ...event, type: 'uys' }, PRS05)).toEqual([]);
  });

  it.each([
    { start: '2026-10-03', end: '2026-10-04', rounds: 8, breaches: [] },
    { start: '2026-10-03', end: '2026-10-04', rounds: 9, breaches: [crowded(5)] },
    { start: '2026-10-03', end: '2026-10-03', rounds: 7, breaches: [crowded(7)] },
    { start: '2026-10-31', end: '2026-11-01', rounds: 9, breaches: [crowded(5)] },
    { start: '2028-02-28', end: '2028-03-01', rounds: 12, breaches: [] },
  ])('without dates, $rounds rounds from $start to $end cannot be fewer a day', (event) => {
    const roundDates = Array<null>(event.rounds).fill(null);
    expect(breachesOf({ ...sound, ...event, roundDates }, PRS05)).toEqual(event.breaches);
    expect(breachesOf({ ...sound, ...event, roundDates: [] }, PRS05)).toEqual(event.breaches);
  });

  it('counts the dates that are given', () => {
    const roundDates = [null, ...Array<string>(5).fill('2026-10-04'), null];
    expect(breachesOf({ ...sound, rounds: 7, roundDates }, PRS05)).toEqual([crowded(5)]);
  });

  it('names every breach', () => {
    const event = { ...sound, rounds: 4, roundDates: Array<string>(4).fill('2026-10-03') };
    const strict: RuleSet = { ...PRS05, event: { ...PRS05.event, maxRoundsPerDay: 3, dayLimited: ['uys'] } };
    expect(breachesOf({ ...event, type: 'uys' }, strict)).toEqual([
      fewRounds(4),
      { rule: 'rounds-a-day', found: 4, allowed: 3 },
    ]);
  });
});
