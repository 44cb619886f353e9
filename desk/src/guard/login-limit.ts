import type { Instant } from '@kuvvet/ledger';
import { limitRate } from '@kuvvet/office';

/** Guesses at one name: five at once, then one in half a minute. */
const ofName = { perMinute: 2, burst: 5 };
/** All together: what scrypt may take of the machine. */
const ofAll = { perMinute: 60, burst: 20 };

/** Whether somebody may try to log in by a name; names nobody has are counted like the others. */
export function limitLogins(now: () => Instant): (name: string) => boolean {
  const [byName, all] = [limitRate(ofName, now), limitRate(ofAll, now)];
  return (name) => byName(name.slice(0, 64)).granted && all('all').granted;
}
