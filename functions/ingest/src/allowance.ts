import type { Quota, RateLimit } from '@kuvvet/office';
import type { Context } from 'hono';
import type { Refusal } from './problem.ts';

/** What one sender may send, and all together whom nobody knows. Far above what a weekend of events needs. */
export const quota: Quota = { perMinute: 120, burst: 40 };

/** Where requests are counted that no signature vouches for; no sender can be called that. */
export const unauthenticated = '(unauthenticated)';

/**
 * Takes one request off an allowance and says in the headers what is left of it
 * (draft-ietf-httpapi-ratelimit-headers-11); the refusal if nothing was.
 */
export function spend(c: Context, rateLimit: RateLimit, sender: string): Refusal | null {
  const { granted, remaining, seconds } = rateLimit(sender);
  c.header('ratelimit-policy', `"reports";q=${quota.perMinute};w=60`);
  c.header('ratelimit', `"reports";r=${remaining};t=${seconds}`);
  return granted ? null : { code: 'rate.limited', retryAfter: seconds };
}
