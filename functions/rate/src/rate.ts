import { Conflict, Defect, Interruption, type Receipt } from '@kuvvet/ledger';
import {
  examine,
  type Federation,
  type Ports,
  type RatingRequest,
  readSubmission,
  type Submission,
  submissionKey,
} from '@kuvvet/office';
import { commit, supersedeOlder } from './commit.ts';
import { withdraw } from './withdraw.ts';

export type RatePorts = Pick<Ports, 'ledger' | 'vault' | 'identify'>;

/** Where a report stands after a request. */
export type RateOutcome = 'rated' | 'withdrawn' | 'held' | 'rejected' | 'parked' | 'superseded';

/** Lost races before the request goes back to the queue. */
const attempts = 5;

/**
 * Rates one revision of one tournament: everything is read and computed again, then committed at once.
 * Repeating a request changes nothing. Throws `PeriodSealed` and `Interruption`: deliver it again later.
 */
export async function rate(
  request: RatingRequest,
  federation: Federation,
  ports: RatePorts,
): Promise<RateOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await answer(request, federation, ports);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (attempt === attempts) throw new Interruption(`${request.tournament}: contended`, { cause: error });
    }
  }
}

/** From the receipt on everything is read here: an officer may have decided about it since the race that was lost. */
async function answer(
  { tournament, revision, digest }: RatingRequest,
  federation: Federation,
  ports: RatePorts,
): Promise<RateOutcome> {
  const receipt = await ports.ledger.receipt(tournament, revision);
  if (receipt?.digest !== digest) throw new Defect(`${tournament}: no receipt for this request`);
  if (receipt.state === 'rated' || receipt.state === 'withdrawn') {
    // Whoever committed it may have died before this.
    await supersedeOlder(receipt, ports.ledger);
  }
  if (receipt.state !== 'received' && receipt.state !== 'parked') return receipt.state;
  const stored = await ports.vault.get(submissionKey(digest));
  if (!stored) throw new Defect(`${tournament}: the submission is not in the vault`);
  return decide(readSubmission(stored.bytes), receipt, federation, ports);
}

async function decide(
  submission: Submission,
  receipt: Receipt,
  federation: Federation,
  ports: RatePorts,
): Promise<RateOutcome> {
  const settle = async (changes: Partial<Receipt> & { state: RateOutcome }) => {
    await ports.ledger.settle({ ...receipt, ...changes });
    return changes.state;
  };
  const head = await ports.ledger.head(receipt.tournament);
  if (head && head.revision > receipt.revision) return settle({ state: 'superseded' });

  if (submission.withdrawn) return withdraw(receipt, head, ports);
  const examination = await examine(submission, head, receipt, federation, ports);
  const { verdict, findings, about: event } = examination;
  switch (verdict) {
    case 'rejected':
    case 'held':
      return settle({ state: verdict, findings, event });
    case 'parked':
      return settle({ state: verdict, findings, event, period: examination.book });
    case 'rateable': {
      const rated: Receipt = { ...receipt, state: 'rated', findings, event, period: examination.book };
      await commit(examination, rated, head, federation.ruleSet, ports);
      return 'rated';
    }
  }
}
