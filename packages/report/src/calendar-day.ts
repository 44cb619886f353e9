import type { IsoDate } from './report.ts';

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day as `YYYY-MM-DD`, or null where the calendar has none. Years 1901 to 2099, every fourth a leap year. */
export function calendarDay(year: number, month: number, day: number): IsoDate | null {
  if (year < 1901 || year > 2099) return null;
  const leap = month === 2 && year % 4 === 0;
  const last = (daysInMonth[month - 1] ?? 0) + (leap ? 1 : 0);
  return day >= 1 && day <= last ? `${year}-${two(month)}-${two(day)}` : null;
}

const two = (value: number): string => `${value}`.padStart(2, '0');
