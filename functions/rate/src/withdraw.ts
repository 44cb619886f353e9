import { type ListType, nextPeriod } from '@kuvvet/engine';
import { type Head, PeriodSealed, type Receipt } from '@kuvvet/ledger';
import { currentBook, latenessIn, noAssessment, publishedFinding, unsupportedFinding } from '@kuvvet/office';
import { supersedeOlder } from './commit.ts';
import { entryOf } from './entry.ts';
import type { RateOutcome, RatePorts } from './rate.ts';

/** Of a tournament that was never rated; with no result it is of no consequence. */
const anyType: ListType = 'ukd';

/**
 * Takes a tournament back: a posting without results in its place, so that no earlier revision can count; once it
 * was published, one that takes its effect back on the next list. After the cut-off it waits as a report does
 * (M-13). Throws `PeriodSealed` while the book is being closed.
 */
export async function withdraw(
  receipt: Receipt,
  head: Head | null,
  { ledger, vault }: Pick<RatePorts, 'ledger' | 'vault'>,
): Promise<RateOutcome> {
  const { tournament, revision } = receipt;
  const book = await currentBook(ledger);
  const { period, state } = book;
  if (state !== 'open') throw new PeriodSealed(`the book ${period} is being closed`);
  const lateness = latenessIn(book, receipt);
  if (lateness) {
    const waits = lateness.late === 'next' ? { period: nextPeriod(period) } : {};
    const outcome = lateness.late === 'next' ? 'parked' : 'held';
    await ledger.settle({ ...receipt, ...waits, state: outcome, findings: [lateness.finding] });
    return outcome;
  }
  const type = head?.type ?? anyType;
  const empty = {
    ...{ period, tournament, revision, type, basis: period, assessment: noAssessment },
    start: `${period}-01`,
    games: 0,
    results: [],
    reverses: null,
    amendments: [],
  };
  const { posting, unsupported } = await entryOf(empty, head, { ledger, vault });
  const counted = posting.reverses;
  const withdrawn: Receipt = {
    ...receipt,
    state: 'withdrawn',
    period,
    findings: [
      ...(counted === null ? [] : [publishedFinding(counted)]),
      ...unsupported.map(unsupportedFinding),
    ],
  };
  await ledger.post({
    posting,
    head: { tournament, revision, period, counted, type, name: head?.name ?? '', assessment: noAssessment },
    expected: head,
    receipt: withdrawn,
    claim: null,
  });
  await supersedeOlder(withdrawn, ledger);
  return 'withdrawn';
}
