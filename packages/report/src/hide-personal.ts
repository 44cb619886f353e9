import { hideContacts } from './hide-contacts.ts';
import { hideLicenceNumbers } from './identity.ts';
import type { IsoDate } from './report.ts';
import { hideDates } from './written-date.ts';

/** The days of an event: what is written of its years is no birth date. */
export interface Span {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Of an event whose days could not be read: its report is refused, and nothing of it published. */
export const anyTime: Span = { start: '1900-01-01', end: '2099-12-31' };

/** What is put behind stars, by the finding that says so. */
export const hidings = [
  ['text.contact-hidden', hideContacts],
  ['text.number-hidden', hideLicenceNumbers],
  ['text.date-hidden', (text: string, event?: Span) => hideDates(text, event && staysWith(event))],
] as const;

/**
 * Puts stars in place of licence numbers, e-mail addresses, telephone numbers, and of full dates but those that belong
 * to `event`: any other may be a birth date (ARCHITECTURE 4).
 */
export const hidePersonal = (text: string, event?: Span): string =>
  mayHoldAny.test(text) ? hidings.reduce((shown, [, hide]) => hide(shown, event), text) : text;

/** All of them have a digit, but for an address, which has its sign: most names have neither. */
const mayHoldAny = /[\p{Nd}@＠]|[([{<]\s?at\s?[)\]}>]/iu;

/** Born before is nobody who plays: `19 Mayıs 1919 Kupası` stays. */
const longAgo = '1924';

/** Of a year of the event, or next to one. */
const staysWith =
  ({ start, end }: Span) =>
  (day: IsoDate): boolean =>
    day < longAgo || (yearOf(day) >= yearOf(start) - 1 && yearOf(day) <= yearOf(end) + 1);

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
