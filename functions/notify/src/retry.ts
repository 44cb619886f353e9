import { crc32 } from 'node:zlib';
import type { Delivery, Instant } from '@kuvvet/ledger';

/** Minutes from each attempt to the next, nearly four days in all. After the last one a delivery is given up. */
const pauses = [5, 30, 120, 360, 720, 1440, 1440, 1440];

export const mostAttempts = pauses.length + 1;

/** Attempts that fail within a day: who is still not reached then needs a person. */
export const attemptsADay = 6;

/** A tenth of each pause is spread, so that what failed together does not come together again. */
const spread = 10;

/**
 * When a delivery is tried again if its attempt of that number, from 1 on, is not known to have gone through. A
 * delivery has one schedule, whoever works it out.
 */
export function dueAfter(attempt: number, { news, subscriber }: Delivery, now: Instant): Instant {
  const pause = (pauses[attempt - 1] ?? 0) * 60_000;
  const jitter = crc32(`${attempt} ${subscriber} ${news}`) % (pause / spread + 1);
  return new Date(Date.parse(now) + pause + jitter).toISOString();
}
