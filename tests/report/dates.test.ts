import { describe, expect, it } from 'vitest';
import { findingOf, headerWith, notes, pair, read, roundDates } from './trf-text.ts';

const withDates = (start: string | null, end: string | null, rounds: string | null = null) =>
  read([...headerWith({ '042': start, '052': end, '132': rounds }), ...pair]);

const october = { start: '2026-10-03', end: '2026-10-04' };
const rounds = roundDates('26/10/03', '26/10/04');

describe('dates in any order (formats 3 #1)', () => {
  it.each([
    ['2026/10/03', '2026/10/04', null],
    ['2026-10-03', '2026-10-04', null],
    ['2026.10.03', '2026.10.04', null],
    ['20261003', '20261004', null],
    ['03.10.2026', '04.10.2026', null],
    ['3. 10. 2026', '4. 10. 2026', null],
    ['Oct 3, 2026', 'October 4, 2026', null],
    ['3 Ekim 2026', '4 ekim 2026', null],
    ['2026/10/03', '04.10.2026', null],
    ['2026/10/03 10:00', '2026/10/04 Pazar', null],
    ['2026-10-03T09:00:00.000+03:00', '2026-10-04T18:30:00Z', null],
    ['3 EKİM 2026, saat 9.30', 'Pazar, 4 Ekim 2026', null],
    ['03/10/2026', '04/10/2026', rounds],
    ['10/03/2026', '10/04/2026', rounds],
    ['26/10/03', '26/10/04', rounds],
    ['03/10/26', '04/10/26', rounds],
    ['26.03.10', '26.04.10', rounds],
  ])('%s - %s', (start, end, record) => {
    expect(withDates(start, end, record).report).toMatchObject(october);
  });

  it.each([
    ['by columns', roundDates('26/10/03', '26/10/04')],
    ['four-digit years', '2026/10/03 2026/10/04'],
    ['blanks after points', '03. 10. 2026 04. 10. 2026'],
    ['tabs (formats 3 #20)', '\t26/10/03\t26/10/04'],
    ['day first', roundDates('03.10.26', '04.10.26')],
    ['month first', roundDates('10/03/26', '10/04/26')],
    ['year, day, month', roundDates('26.03.10', '26.04.10')],
    ['month names', 'October 3, 2026 October 4, 2026'],
  ])('132 %s', (_, record) => {
    expect(withDates('2026/10/03', '2026/10/04', record).report?.roundDates).toEqual([
      '2026-10-03',
      '2026-10-04',
    ]);
  });

  it('leaves a round without a date open', () => {
    expect(
      withDates('2026/10/03', '2026/10/04', roundDates('        ', '26/10/04')).report?.roundDates,
    ).toEqual([null, '2026-10-04']);
  });

  it('finds the columns of round dates behind tabs', () => {
    const lines = [...headerWith({ '132': null }), `132${'\t'.repeat(11)}${' '.repeat(13)}26/10/04`, ...pair];
    expect(read(lines).report?.roundDates).toEqual([null, '2026-10-04']);
  });

  it.each([
    ['2024/02/29', true],
    ['2026/02/29', false],
    ['2026/04/31', false],
    ['2026/13/01', false],
    ['1900/01/01', false],
  ])('%s is a day: %s', (day, exists) => {
    expect(withDates(day, day).report !== null).toBe(exists);
  });

  it.each([
    ['24.10.26', '25.10.26', 'dmy'],
    ['10/24/26', '10/25/26', 'mdy'],
    ['26/10/24', '26/10/25', null],
  ])('%s - %s is a weekend and no year', (start, end, found) => {
    const reading = withDates(start, end);
    expect(reading.report).toMatchObject({ start: '2026-10-24', end: '2026-10-25' });
    expect(notes(reading)).toEqual(found === null ? [] : ['notice date.order']);
  });

  it('says in which order it read them', () => {
    expect(findingOf(withDates('10/03/2026', '10/04/2026', rounds), 'date.order')).toMatchObject({
      severity: 'notice',
      found: 'mdy',
      expected: '2026-10-03..2026-10-04',
    });
  });

  it.each([
    ['two readings without round dates', '03/04/2026', '05/04/2026', null, 'date.ambiguous'],
    [
      'two readings the rounds fit both',
      '01/02/2026',
      '05/06/2026',
      roundDates('26/03/15', '26/03/16'),
      'date.ambiguous',
    ],
    ['two readings of a single day', '03.10.26', '03.10.26', null, 'date.ambiguous'],
    ['two readings within a season', '03.10.26', '04.10.26', null, 'date.ambiguous'],
    ['no start', null, '2026/10/04', null, 'date.missing'],
    ['no end', '2026/10/03', null, null, 'date.missing'],
    ['no date in 042', 'yakında', '2026/10/04', null, 'date.unreadable'],
    ['a day no calendar has', '2026/02/30', '2026/10/04', null, 'date.unreadable'],
    ['end before start', '2026/10/04', '2026/10/03', null, 'date.reversed'],
    ['two dates in 042', '03.10.2026 - 04.10.2026', '04.10.2026', null, 'date.unreadable'],
    ['two dates in 052', '2026/10/03', '2026/10/03-2026/10/04', null, 'date.unreadable'],
    ['a span within a month', '3-4 Ekim 2026', '4 Ekim 2026', null, 'date.unreadable'],
    ['a span over two months', '29 Eylül - 2 Ekim 2026', '2 Ekim 2026', null, 'date.unreadable'],
    ['two days before a month', '03/04.10.2026', '04.10.2026', null, 'date.unreadable'],
    ['a number behind the date', '2026/10/03 2', '2026/10/04', null, 'date.unreadable'],
  ])('refuses %s', (_, start, end, record, code) => {
    const reading = withDates(start, end, record);
    expect(notes(reading)).toContain(`error ${code}`);
    expect(reading.report).toBeNull();
  });

  it('warns of round dates with the wrong year and takes the event’s', () => {
    const reading = withDates('2026/10/03', '2026/10/04', roundDates('25/10/03', '25/10/04'));
    expect(notes(reading)).toEqual(['warning date.year']);
    expect(reading.report?.roundDates).toEqual(['2026-10-03', '2026-10-04']);
  });

  it.each([
    ['2025/10/03', '2026/10/04', '367'],
    ['2026/10/03', '2027/10/04', '367'],
    ['2025/12/09', '2026/10/04', null],
    ['2025/12/08', '2026/10/04', '301'],
  ])('holds an event longer than a season: %s - %s', (start, end, found) => {
    const reading = withDates(start, end);
    expect(notes(reading)).toEqual(found === null ? [] : ['hold date.span']);
    if (found !== null) expect(findingOf(reading, 'date.span')).toMatchObject({ line: 5, found });
  });

  it('holds a round date outside the event and keeps it as written', () => {
    const reading = withDates('2026/10/03', '2026/10/04', roundDates('26/10/03', '26/11/04'));
    expect(findingOf(reading, 'date.outside')).toMatchObject({
      severity: 'hold',
      round: 2,
      found: '2026-11-04',
    });
    expect(reading.report?.roundDates).toEqual(['2026-10-03', '2026-11-04']);
  });

  it.each([
    ['unreadable', 'her cumartesi'],
    ['in no common order', roundDates('26/10/13', '10/26/13')],
  ])('warns of round dates %s', (_, record) => {
    const reading = withDates('2026/10/03', '2026/10/04', record);
    expect(notes(reading)).toEqual(['warning round-date.unreadable']);
    expect(reading.report?.roundDates).toEqual([null, null]);
  });

  it('holds a report with more round dates than rounds: it may be unfinished (formats 3 #15)', () => {
    const reading = withDates('2026/10/03', '2026/10/04', roundDates('26/10/03', '26/10/03', '26/10/04'));
    expect(findingOf(reading, 'round.unfinished')).toMatchObject({
      severity: 'hold',
      found: '2',
      expected: '3',
    });
  });
});
