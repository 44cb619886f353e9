import type { Period } from '@kuvvet/engine';
import type { Instant } from '@kuvvet/ledger';

/** An hour of a month, as the calendar and the clock on a wall say it: days from 1, hours from 0. */
export interface CalendarHour {
  readonly period: Period;
  readonly day: number;
  readonly hour: number;
}

/** What the wall says at `instant` in a time zone, as in `Europe/Istanbul`. */
export function calendarHour(instant: Instant, timeZone: string): CalendarHour {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return { period: `${parts.year}-${parts.month}`, day: Number(parts.day), hour: Number(parts.hour) };
}
