import { earliestList, fideRegulations, latestList, PRS05 } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

// Three days before the list, by the length of the month and in leap years.
describe('the list an event is due on', () => {
  it.each([
    ['2026-10-01', '2026-11'],
    ['2026-10-29', '2026-11'],
    ['2026-10-30', '2026-12'],
    ['2026-11-28', '2026-12'],
    ['2026-11-29', '2027-01'],
    ['2026-12-29', '2027-01'],
    ['2026-12-30', '2027-02'],
    ['2026-02-26', '2026-03'],
    ['2026-02-27', '2026-04'],
    ['2028-02-27', '2028-03'],
    ['2028-02-28', '2028-04'],
    ['2000-02-27', '2000-03'],
    ['2100-02-27', '2100-04'],
    ['2026-01-29', '2026-02'],
    ['2026-03-29', '2026-04'],
    ['2026-04-29', '2026-06'],
    ['2026-05-30', '2026-07'],
    ['2026-06-28', '2026-07'],
    ['2026-07-29', '2026-08'],
    ['2026-08-30', '2026-10'],
    ['2026-09-28', '2026-10'],
  ])('ended %s: %s', (end, list) => {
    expect(earliestList(end, PRS05.event.cutOffDays)).toBe(list);
  });

  it('may end the day before its list if it is an official FIDE event (R-01)', () => {
    expect(earliestList('2026-10-31', fideRegulations.officialCutOffDays)).toBe('2026-11');
    expect(earliestList('2026-10-31', fideRegulations.cutOffDays)).toBe('2026-12');
  });

  it('passes as many lists as a long cut-off needs', () => {
    expect(earliestList('2026-10-31', 45)).toBe('2027-01');
  });
});

describe('the last list that takes a late report: the third (Q-19, R-01)', () => {
  it.each([
    ['2026-10-01', 2, '2027-01'],
    ['2026-10-31', 2, '2027-01'],
    ['2026-10-31', 0, '2026-11'],
    ['2026-12-05', 1, '2027-02'],
  ])('ended %s, %i lists late: %s', (end, lateLists, list) => {
    expect(latestList(end, lateLists)).toBe(list);
    expect(PRS05.event.lateLists).toBe(fideRegulations.lateLists);
  });
});
