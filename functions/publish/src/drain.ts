import type { Period } from '@kuvvet/engine';
import type { PublishPorts } from './publish.ts';

/** Asks again for every report that is not rated yet and may belong to the book that is closed; counts them. */
export async function drain(
  closed: Period,
  { ledger, queue }: Pick<PublishPorts, 'ledger' | 'queue'>,
): Promise<number> {
  let waiting = 0;
  for await (const { state, period, tournament, revision, digest } of ledger.pending()) {
    // A report parked while its book was being opened was not woken: it is as late as any other.
    if (state === 'parked' && (period === null || period > closed)) continue;
    await queue.send({ tournament, revision, digest });
    waiting++;
  }
  return waiting;
}
