import { nextPeriod, type Period } from '@kuvvet/engine';
import { instantAt } from './wall-clock.ts';

/** The moment a month is over and the next begins: in UTC, and as the clocks of the time zone say it. */
export interface Turn {
  readonly instant: string;
  /** RFC 3339 with the offset that holds there. */
  readonly local: string;
}

/** The end of `period` in a time zone, as in `Europe/Istanbul`. */
export function endOf(period: Period, timeZone: string): Turn {
  const midnight = Date.parse(`${nextPeriod(period)}-01T00:00:00Z`);
  const instant = instantAt(midnight, timeZone);
  const offset = midnight - instant;
  const minutes = Math.abs(offset) / 60_000;
  const two = (number: number) => String(number).padStart(2, '0');
  const written = `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return {
    instant: isoSeconds(instant),
    local: `${nextPeriod(period)}-01T00:00:00${written}`,
  };
}

/** An instant in whole seconds, in UTC. */
export const isoSeconds = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('.000Z', 'Z');
