import type { ListType, Period } from '@kuvvet/engine';
import { language } from '../language.ts';

export const listTypes: readonly ListType[] = ['ukd', 'uhs', 'uys'];

/** Days are written as the federation's neighbours write them: the day before the month. */
const locale = language === 'tr' ? 'tr-TR' : 'en-GB';

const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const counts = new Intl.NumberFormat(locale);

/** `Kasım 2026`. */
export const monthName = (period: Period): string => months.format(Date.parse(`${period}-01T00:00:00Z`));

const shortMonths = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Kas 2026`, by the seconds of its first day. */
export const shortMonth = (seconds: number): string => shortMonths.format(seconds * 1000);

/** `4 Ekim 2026`. */
export const dayName = (day: string): string => days.format(Date.parse(`${day}T00:00:00Z`));

/** `4–6 Ekim 2026`; one day where both are the same. */
export const daysName = (start: string, end: string): string =>
  days.formatRange(Date.parse(`${start}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`));

export const countOf = (count: number): string => counts.format(count);

/** A decimal with the comma or point of the language. */
export const decimal = (text: string): string => (language === 'tr' ? text.replace('.', ',') : text);

/** An integer with a minus of its own width. */
export const integer = (value: number): string => `${value}`.replace('-', '−');

/** A change with its sign; the minus is as wide as the plus. */
export function signed(amount: number, places: 0 | 2 = 0): string {
  const text = decimal(Math.abs(amount).toFixed(places));
  return amount > 0 ? `+${text}` : amount < 0 ? `−${text}` : places === 0 ? '0' : text;
}

export const toneOf = (amount: number): string => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'soft');

export const sizeOf = (bytes: number): string =>
  bytes < 1e3
    ? `${bytes} B`
    : bytes < 1e6
      ? `${countOf(Math.round(bytes / 1e3))} kB`
      : `${countOf(Math.round(bytes / 1e5) / 10)} MB`;
