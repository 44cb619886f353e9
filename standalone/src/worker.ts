import { type Fault, type Federation, faultOf, type RatingRequest } from '@kuvvet/office';
import { type RateOutcome, type RatePorts, rate } from '@kuvvet/rate';
import type { RequestQueue } from './request-queue.ts';

export type WorkEvent =
  | { readonly request: RatingRequest; readonly outcome: RateOutcome }
  | { readonly request: RatingRequest; readonly fault: Fault };

export type WorkPorts = RatePorts & { readonly queue: RequestQueue };

/** Milliseconds until what could not be rated is tried again. */
const pause = 5_000;

/** Rates what the queue brings until the signal aborts; starts with everything the ledger still has to be asked for. */
export async function work(
  ports: WorkPorts,
  federation: Federation,
  signal: AbortSignal,
  tell: (event: WorkEvent) => void,
): Promise<void> {
  await refill(ports);
  while (!signal.aborted) {
    const failed = await rateWaiting(ports, federation, signal, tell);
    await ports.queue.wait(failed ? pause : 60_000, signal);
    if (failed) await refill(ports);
  }
}

/** Rates everything that waits now; true if anything has to be tried again. */
export async function rateWaiting(
  ports: WorkPorts,
  federation: Federation,
  signal: AbortSignal,
  tell: (event: WorkEvent) => void,
): Promise<boolean> {
  let failed = false;
  for (const request of ports.queue.take()) {
    if (signal.aborted) return failed;
    try {
      tell({ request, outcome: await rate(request, federation, ports) });
    } catch (error) {
      failed = true;
      tell({ request, fault: faultOf(error) });
    }
  }
  return failed;
}

async function refill({ ledger, queue }: WorkPorts) {
  for await (const { tournament, revision, digest } of ledger.pending()) {
    await queue.send({ tournament, revision, digest });
  }
  // Whoever committed a later revision may have died before saying so of the one that is held: this queue forgets.
  for await (const held of ledger.reports('held')) {
    const head = await ledger.head(held.tournament);
    if (head === null || head.revision <= held.revision) continue;
    const { tournament, revision } = head;
    const counting = await ledger.receipt(tournament, revision);
    if (counting) await queue.send({ tournament, revision, digest: counting.digest });
  }
}
