import type { Period } from '@kuvvet/engine';
import { wallClock } from '@kuvvet/gazette';
import type { Instant } from '@kuvvet/ledger';

/** An hour of a month, as the calendar and the clock on a wall say it: days from 1, hours from 0. */
export interface CalendarHour {
  readonly period: Period;
  readonly day: number;
  readonly hour: number;
}

/** What the wall says at `instant` in a time zone, as in `Europe/Istanbul`. */
export function calendarHour(instant: Instant, timeZone: string): CalendarHour {
  const { year, month, day, hour } = wallClock(Date.parse(instant), timeZone);
  return { period: `${year}-${month}`, day: Number(day), hour: Number(hour) };
}
