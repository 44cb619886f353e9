import type { ListType } from '@kuvvet/engine';
import { type Head, PeriodSealed, type Receipt } from '@kuvvet/ledger';
import { currentBook, digestOf, publishedFinding } from '@kuvvet/office';
import { supersedeOlder } from './commit.ts';
import type { RateOutcome, RatePorts } from './rate.ts';

/** Of a tournament that was never rated; with no result it is of no consequence. */
const anyType: ListType = 'ukd';

const nothing = digestOf(new Uint8Array());

/**
 * Takes a tournament back: a posting without results in its place, so that no earlier revision can count. One
 * that was published in an earlier book is held. Throws `PeriodSealed` while the book is being closed.
 */
export async function withdraw(
  receipt: Receipt,
  head: Head | null,
  { ledger }: RatePorts,
): Promise<RateOutcome> {
  const { tournament, revision } = receipt;
  const { period, state } = await currentBook(ledger);
  if (state !== 'open') throw new PeriodSealed(`the book ${period} is being closed`);
  if (head && head.period !== period) {
    await ledger.settle({ ...receipt, state: 'held', findings: [publishedFinding(head)] });
    return 'held';
  }
  const type = head?.type ?? anyType;
  const withdrawn: Receipt = { ...receipt, state: 'withdrawn', period };
  await ledger.post({
    posting: {
      period,
      tournament,
      revision,
      type,
      basis: period,
      start: `${period}-01`,
      games: 0,
      assessment: nothing,
      results: [],
    },
    head: { tournament, revision, period, type, name: head?.name ?? '', assessment: nothing },
    expected: head,
    receipt: withdrawn,
  });
  await supersedeOlder(withdrawn, ledger);
  return 'withdrawn';
}
