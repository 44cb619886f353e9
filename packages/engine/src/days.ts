import type { Day } from './units.ts';

/** Calendar days from one day to another, in integers; negative backwards. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Gregorian days since a fixed one; years counted from March so that a leap day is the last of its year. */
function dayNumber(day: Day): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const daysBeforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * year + leapDays + daysBeforeMonth + Number(day.slice(8));
}
