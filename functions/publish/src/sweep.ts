import type { Period } from '@kuvvet/engine';
import type { Instant, Receipt } from '@kuvvet/ledger';
import type { PublishPorts } from './publish.ts';

/** A receipt that should have been rated by now. */
export type Stale = Pick<Receipt, 'tournament' | 'revision' | 'received' | 'state'>;

/** Milliseconds in which a report is rated when nothing is wrong, and many times more. */
const patience = 3_600_000;

/** What a sweep that was planned for `instant` calls old: an hour before. */
export const patienceBefore = (instant: Instant): Instant =>
  new Date(Date.parse(instant) - patience).toISOString();

/**
 * Asks again for every report received at or before `olderThan` that is not rated, and for every parked one whose
 * book is open by now; gives those, oldest first. No report stays unrated because a message was lost or given up.
 * Harmless at any time and any number of times: a request that was answered already changes nothing.
 */
export async function sweep(
  olderThan: Instant,
  { ledger, queue }: Pick<PublishPorts, 'ledger' | 'queue'>,
): Promise<readonly Stale[]> {
  const open = await ledger.current();
  const stale: Stale[] = [];
  for await (const receipt of ledger.pending()) {
    if (!isStale(receipt, Date.parse(olderThan), open)) continue;
    const { tournament, revision, digest, received, state } = receipt;
    await queue.send({ tournament, revision, digest });
    stale.push({ tournament, revision, received, state });
  }
  return stale;
}

function isStale({ state, received, period }: Receipt, olderThan: number, open: Period | null): boolean {
  if (state === 'received') return Date.parse(received) <= olderThan;
  return open !== null && period !== null && period <= open;
}
