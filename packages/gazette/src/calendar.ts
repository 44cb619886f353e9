import type { ListType, Period } from '@kuvvet/engine';

/** `lists/calendar.json`: which list was in force on any day, what stands of it, and when the next one appears. */
export interface Calendar {
  readonly format: 'kuvvet.calendar/1';
  /** Where the months begin and end, as in `Europe/Istanbul`. */
  readonly timeZone: string;
  readonly open: OpenMonth;
  /** Newest first. */
  readonly lists: Readonly<Record<ListType, readonly CalendarList[]>>;
}

/** The month whose events go to the next list. */
export interface OpenMonth {
  readonly period: Period;
  /** The instant it ends, in UTC and as the clocks there say it. */
  readonly closes: string;
  readonly closesLocal: string;
  readonly nextList: {
    readonly period: Period;
    readonly inForceFrom: string;
    /** In UTC: until then the close waits for reports that are being rated. */
    readonly appearsBy: string;
  };
  /** For each month whose events may still enter, the last list that takes them. */
  readonly late: readonly { readonly month: Period; readonly lastList: Period }[];
}

/** The list of one type and month. */
export interface CalendarList {
  readonly period: Period;
  readonly inForceFrom: string;
  /** The day before the next list; null for the newest. */
  readonly inForceUntil: string | null;
  /** The revision that counts: the last one. */
  readonly stands: number;
  /** Oldest first; none is ever deleted. */
  readonly revisions: readonly CalendarRevision[];
}

export interface CalendarRevision {
  readonly revision: number;
  /** The instant from which it counts: for the first the beginning of its month, for another that of the re-run. */
  readonly since: string;
  /** The key of the manifest, which names every file. */
  readonly manifest: string;
  /** The main downloads. */
  readonly files: readonly { readonly name: string; readonly mediaType: string; readonly bytes: number }[];
}

/** What most readers come for, in the order they are offered. */
export const mainDownloads: readonly string[] = [
  ...['list.csv', 'list.tr-excel.csv', 'list.xlsx', 'list.json', 'changes.csv'],
  ...['fide.txt', 'fide.xml', 'swiss-manager.csv', 'vega.txt'],
];

/** The same calendar is the same bytes. */
export const calendarBytes = (calendar: Calendar): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(calendar, null, 2)}\n`);

/** The calendar in `bytes`, or null if they hold none of this format. */
export function readCalendar(bytes: Uint8Array): Calendar | null {
  try {
    const calendar = JSON.parse(new TextDecoder().decode(bytes));
    return calendar.format === 'kuvvet.calendar/1' ? calendar : null;
  } catch {
    return null;
  }
}
