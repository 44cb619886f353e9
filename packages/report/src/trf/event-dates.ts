import { calendarDay } from '../calendar-day.ts';
import { isOverlong } from '../check-span.ts';
import type { Facts, FindingLog } from '../finding-log.ts';
import { hidePersonal } from '../hide-personal.ts';
import type { IsoDate } from '../report.ts';
import { type DateOrder, type DateReadings, dateOrders } from '../written-date.ts';

/** Start, end and round dates as written; a round without a date is null. */
export interface WrittenDates {
  readonly start: DateReadings;
  readonly end: DateReadings;
  readonly rounds: readonly (DateReadings | null)[];
}

export interface EventDates {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly rounds: readonly (IsoDate | null)[];
}

interface Reading extends EventDates {
  readonly eventOrder: DateOrder;
  readonly roundOrder: DateOrder;
}

/**
 * Tries every order of day, month and year for 042 and 052 and for 132, and keeps the one in which
 * every round lies within the event (formats 3 #1). Year first is the format's own order for 132 and is
 * tried before the others. More than one answer is an error, none a hold.
 */
export function chooseDates(written: WrittenDates, log: FindingLog, facts: Facts): EventDates | null {
  const events = eventReadings(written);
  if (events.length === 0) return refuse(written, log, facts);
  const fitting = events.flatMap((event) => roundReadings(event, written.rounds)).filter(roundsLieWithin);
  const standard = fitting.filter((reading) => reading.roundOrder === 'ymd');
  const answers = distinct(standard.length > 0 ? standard : fitting);
  const [answer] = answers;
  if (answer && answers.length === 1) {
    noteOrder(answer, log, facts);
    return answer;
  }
  const choices = distinct(answers.length > 0 ? answers : events);
  const [event] = choices;
  if (!event || choices.length > 1) {
    log.note('date.ambiguous', { ...facts, found: choices.slice(0, 2).map(span).join(' / ') });
    return null;
  }
  return mendRounds(event, written.rounds, log);
}

/** Longer ones than a season only where there is no other: `03.10.26` to `04.10.26` is no year from 2003 on. */
function eventReadings({ start, end }: WrittenDates): readonly Reading[] {
  const readings: Reading[] = [];
  for (const order of dateOrders) {
    const [first, last] = [start[order], end[order]];
    if (first && last && first <= last) {
      readings.push({ start: first, end: last, rounds: [], eventOrder: order, roundOrder: order });
    }
  }
  const usual = readings.filter((event) => !isOverlong(event));
  return usual.length > 0 ? usual : readings;
}

function roundReadings(event: Reading, rounds: WrittenDates['rounds']): readonly Reading[] {
  const readings: Reading[] = [];
  for (const roundOrder of dateOrders) {
    const dates = rounds.map((round) => (round ? (round[roundOrder] ?? undefined) : null));
    if (dates.every((date) => date !== undefined)) readings.push({ ...event, roundOrder, rounds: dates });
  }
  return readings;
}

const roundsLieWithin = (event: EventDates): boolean =>
  event.rounds.every((date) => date === null || liesWithin(date, event));

const liesWithin = (date: IsoDate, { start, end }: EventDates): boolean => date >= start && date <= end;

/** The rounds do not fit: perhaps only their year is wrong (a measured deviation), else a person looks. */
function mendRounds(event: Reading, rounds: WrittenDates['rounds'], log: FindingLog): EventDates {
  const [reading] = roundReadings(event, rounds);
  if (!reading) {
    log.note('round-date.unreadable');
    return { ...event, rounds: rounds.map(() => null) };
  }
  const moved = reading.rounds.map((date) => date && withinYears(date, event));
  if (moved.every((date) => date !== undefined)) {
    log.note('date.year', { expected: event.start.slice(0, 4) });
    return { ...event, rounds: moved };
  }
  const outside = reading.rounds.findIndex((date) => date && !liesWithin(date, event));
  // A day of quite other years may be a birth date in the wrong place.
  log.note('date.outside', { round: outside + 1, found: hidePersonal(reading.rounds[outside] ?? '', event) });
  return reading;
}

/** The day in the year the event starts or ends in, if that lies within the event. */
function withinYears(date: IsoDate, event: EventDates): IsoDate | undefined {
  const days = [event.start, event.end].map((day) =>
    calendarDay(Number(day.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))),
  );
  return days.find((day): day is IsoDate => day !== null && liesWithin(day, event));
}

function refuse({ start, end }: WrittenDates, log: FindingLog, facts: Facts): null {
  const blank = [start, end].findIndex((readings) => Object.keys(readings).length === 0);
  if (blank >= 0) log.note('date.unreadable', { ...facts, expected: blank === 0 ? '042' : '052' });
  else log.note('date.reversed', facts);
  return null;
}

function noteOrder(reading: Reading, log: FindingLog, facts: Facts): void {
  const { eventOrder, roundOrder } = reading;
  if (eventOrder !== 'ymd') log.note('date.order', { ...facts, found: eventOrder, expected: span(reading) });
  else if (roundOrder !== 'ymd') log.note('date.order', { found: roundOrder, expected: span(reading) });
}

const span = ({ start, end }: EventDates): string => `${start}..${end}`;

function distinct(readings: readonly Reading[]): readonly Reading[] {
  const byDates = new Map<string, Reading>();
  for (const reading of readings) {
    const key = [reading.start, reading.end, ...reading.rounds].join(' ');
    if (!byDates.has(key)) byDates.set(key, reading);
  }
  return [...byDates.values()];
}
