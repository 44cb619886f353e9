import { rebuildMonth } from './rebuild-month.ts';
import { rebuildReruns } from './rebuild-reruns.ts';
import { rebuildStart } from './rebuild-start.ts';
import type { RebuildPorts, Rebuilt } from './rebuilt.ts';

/**
 * Makes ledger and lists again from the vault alone, month by month as the books were closed, and compares every
 * digest with what was elected then. A month that is damaged does not stop those after it: each starts from the
 * state that was recorded. What no archive knows is left open: senders, when a report came and what was found in
 * it, and the reports of the month that is not closed.
 */
export async function* rebuild(ports: RebuildPorts): AsyncGenerator<Rebuilt> {
  const { told, place: first } = await rebuildStart(ports);
  yield told;
  for (let place = first; place; ) {
    const month = await rebuildMonth(place, ports);
    if (!month) return;
    yield month.told;
    const closed = month.next?.before;
    if (closed) yield* rebuildReruns(place, closed, month.postings, ports);
    place = month.next;
  }
}
