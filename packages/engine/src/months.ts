import type { Day, Period } from './units.ts';

/** The list that follows, and the book that closes into it. */
export function nextPeriod(period: Period): Period {
  return periodAt(monthNumber(period) + 1);
}

export function previousPeriod(period: Period): Period {
  return periodAt(monthNumber(period) - 1);
}

/** The month a day lies in, which is also the list in force on it: the basis of an event that starts then. */
export function periodOf(day: Day): Period {
  return day.slice(0, 7);
}

/** Months from one period to another; negative backwards. */
export function monthsBetween(from: Period, to: Period): number {
  return monthNumber(to) - monthNumber(from);
}

function monthNumber(period: Period): number {
  return Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1;
}

function periodAt(months: number): Period {
  const month = months % 12;
  const year = (months - month) / 12;
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
}
