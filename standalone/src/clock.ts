import { type Fault, type Federation, faultOf } from '@kuvvet/office';
import { type PublishOutcome, publishDue } from '@kuvvet/publish';
import type { Home } from './home.ts';

const hour = 3_600_000;

/** Looks every hour whether a month is over and closes its book; returns what stops it. */
export function startClock(
  home: Home,
  federation: Federation,
  tell: (outcome: PublishOutcome | { readonly fault: Fault }) => void,
): () => void {
  let ticking = false;
  const tick = async () => {
    if (ticking) return;
    ticking = true;
    try {
      for (const outcome of await publishDue(home.now(), federation, home)) tell(outcome);
    } catch (error) {
      tell({ fault: faultOf(error) });
    } finally {
      ticking = false;
    }
  };
  void tick();
  const timer = setInterval(tick, hour);
  return () => clearInterval(timer);
}
