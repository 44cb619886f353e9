import { type Fault, type Federation, faultOf } from '@kuvvet/office';
import { type DueOutcome, patienceBefore, publishDue, type Stale, sweep } from '@kuvvet/publish';
import type { Home } from './home.ts';

const hour = 3_600_000;

export type ClockEvent = DueOutcome | { readonly stale: Stale } | { readonly fault: Fault };

type ClockPorts = Pick<Home, 'ledger' | 'vault' | 'lists' | 'queue' | 'sign' | 'now'>;

/**
 * Every hour, from now on: closes the book of a month that is over, and asks again for reports that are not rated
 * after an hour. Returns what stops it.
 */
export function startClock(
  home: ClockPorts,
  federation: Federation,
  tell: (event: ClockEvent) => void,
): () => void {
  const publishing = async (instant: string) => {
    for (const outcome of await publishDue(instant, federation, home)) tell(outcome);
  };
  const sweeping = async (instant: string) => {
    for (const stale of await sweep(patienceBefore(instant), home)) tell({ stale });
  };
  let ticking = false;
  const tick = async () => {
    if (ticking) return;
    ticking = true;
    const instant = home.now();
    for (const work of [publishing, sweeping]) {
      await work(instant).catch((error) => tell({ fault: faultOf(error) }));
    }
    ticking = false;
  };
  void tick();
  const timer = setInterval(tick, hour);
  return () => clearInterval(timer);
}
