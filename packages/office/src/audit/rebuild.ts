import { beginningKey, closedBookKey, rerunBookKey } from '../closings.ts';
import { wrong } from './audit-finding.ts';
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
  const seen = new Set([beginningKey]);
  let missing = beginningKey;
  for (let place = first; place; ) {
    const { period } = place.book;
    missing = closedBookKey(period);
    const month = await rebuildMonth(place, ports);
    if (!month) break;
    seen.add(missing);
    yield month.told;
    const closed = month.next?.before;
    for await (const rerun of closed ? rebuildReruns(place, closed, month.postings, ports) : []) {
      seen.add(rerunBookKey(period, rerun.revision));
      yield rerun;
    }
    place = month.next;
  }
  yield* leftOver(missing, seen, ports);
}

/** Closings that nothing leads to any more: one before them was lost. */
async function* leftOver(missing: string, seen: ReadonlySet<string>, { vault }: RebuildPorts) {
  const keys = (await Array.fromAsync(vault.keys('closings/'))).filter((key) => !seen.has(key));
  if (keys.length === 0) return;
  const isLost = !seen.has(missing) && keys.some((key) => key > missing);
  const lost = isLost ? [wrong('audit.absent', missing)] : [];
  const findings = [...lost, ...keys.map((key) => wrong('audit.chain', key))];
  yield { list: '-', revision: 0, tournaments: 0, digests: [], findings };
}
