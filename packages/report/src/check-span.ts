import { daysBetween } from '@kuvvet/engine';
import type { Facts, FindingLog } from './finding-log.ts';
import type { IsoDate } from './report.ts';

interface Span {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** A league takes a season; with a slip of the year the event is rated by the list of another one (U-09). */
const longestEvent = 300;

const daysOf = ({ start, end }: Span): number => daysBetween(start, end) + 1;

export const isOverlong = (event: Span): boolean => daysOf(event) > longestEvent;

/** Holds an event of more days than a season has. */
export function checkSpan(event: Span, log: FindingLog, facts: Facts): void {
  if (isOverlong(event)) log.note('date.span', { ...facts, found: `${daysOf(event)}` });
}
