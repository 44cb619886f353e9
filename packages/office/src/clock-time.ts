import { instantAt, wallClock } from '@kuvvet/gazette';
import type { Instant } from '@kuvvet/ledger';

const day = 86_400_000;

/**
 * The instant of what a person writes by the clocks of a time zone: `2026-10-28T18:00`, or `2026-10-28` for the end of
 * that day. Null for anything else.
 */
export function instantOf(written: string, timeZone: string): Instant | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/.exec(written) ?? [];
  const shown = Date.parse(`${date}T${time ?? '00:00'}Z`);
  if (date === undefined || Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(date))
    return null;
  return new Date(instantAt(time === undefined ? shown + day : shown, timeZone)).toISOString();
}

/** What the clocks of a time zone show at an instant, as in `2026-10-28 18:00`. */
export function clockTime(instant: Instant, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(Date.parse(instant), timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}
