import type { Period } from '@kuvvet/engine';
import type { Instant } from '@kuvvet/ledger';
import type { Language } from '@kuvvet/report';

const locale: Readonly<Record<Language, string>> = { tr: 'tr', en: 'en-GB' };

/** A month as people say it: `Ekim 2026`. */
export const toldMonth = (period: Period, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00Z`),
  );

/** A day `YYYY-MM-DD` as people say it. */
export const toldDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A moment as the federation's clocks say it, to the minute. */
export const toldInstant = (instant: Instant, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
