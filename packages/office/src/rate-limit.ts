import type { Instant } from '@kuvvet/ledger';

/** How much one sender may send. */
export interface Quota {
  readonly perMinute: number;
  /** How many requests may come at once after a pause. */
  readonly burst: number;
}

/** What is left of a quota after a request. */
interface Allowance {
  readonly granted: boolean;
  /** Requests that would be granted right now. */
  readonly remaining: number;
  /** Whole seconds until there is one more. */
  readonly seconds: number;
}

export type RateLimit = (sender: string) => Allowance;

/**
 * A token bucket for each sender, in the memory of this process. A bucket is one number, the moment it is full
 * again; a sender who has been idle for so long is as good as unknown and is forgotten.
 */
export function limitRate({ perMinute, burst }: Quota, clock: () => Instant): RateLimit {
  const interval = 60_000 / perMinute;
  const capacity = burst * interval;
  /** By sender, the longest idle first. */
  const fullAt = new Map<string, number>();

  return (sender) => {
    const now = Date.parse(clock());
    // A clock that was set back leaves a bucket empty, not locked.
    const spent = Math.min(Math.max((fullAt.get(sender) ?? now) - now, 0), capacity);
    const granted = spent + interval <= capacity;
    const left = capacity - (granted ? spent + interval : spent);

    fullAt.delete(sender);
    fullAt.set(sender, now + capacity - left);
    for (const [idle, moment] of fullAt) {
      if (moment > now) break;
      fullAt.delete(idle);
    }
    const remaining = Math.floor(left / interval);
    return { granted, remaining, seconds: Math.ceil(((remaining + 1) * interval - left) / 1000) };
  };
}
