import type { Decision, Receipt, Word } from '@kuvvet/ledger';
import { type Author, aboutTournament, wordOf } from './author.ts';
import { fetchSubmission } from './fetch-submission.ts';
import { lateCode, pastCode } from './lateness.ts';
import type { Ports } from './ports.ts';
import { digestOf, type Submission, submissionBytes, submissionKey } from './submission.ts';

export interface DecisionRefusal {
  readonly outcome: 'refused';
  /**
   * `unknown`: nobody sent it; `final`: it counts in no list and never will (a next revision may); `followed`: a later
   * revision is there, which the word would not be about.
   */
  readonly because: 'unknown' | 'final' | 'followed' | 'no-player' | 'no-seat' | 'merged' | 'nothing-new';
}

/** How a report can be decided about: where it lies, or as its next revision once it is rated. */
export interface Decidable {
  readonly outcome: 'open' | 'rated';
  readonly receipt: Receipt;
}

/** Whether a word about this revision can have an effect; changes nothing. */
export async function weighDecision(
  tournament: string,
  revision: number,
  { ledger }: Pick<Ports, 'ledger'>,
): Promise<Decidable | DecisionRefusal> {
  const receipts = await ledger.receipts(tournament);
  const receipt = receipts.find((each) => each.revision === revision);
  if (!receipt) return { outcome: 'refused', because: 'unknown' };
  if (receipts.some((each) => each.revision > revision)) return { outcome: 'refused', because: 'followed' };
  const { state } = receipt;
  if (state === 'rated') return { outcome: 'rated', receipt };
  const open = state === 'received' || state === 'parked' || state === 'held';
  return open ? { outcome: 'open', receipt } : { outcome: 'refused', because: 'final' };
}

/** What an officer makes of a report. */
export interface Ruling {
  readonly deed: 'release' | 'refuse' | 'match' | 'retype' | 'split';
  readonly facts: Word['facts'];
  readonly decision: Pick<Decision, 'accepts' | 'seats' | 'type'>;
}

/** The state a report is left in, and what is found in it from then on. */
type Verdict = Pick<Receipt, 'state' | 'findings'>;

type DecidePorts = Pick<Ports, 'ledger' | 'vault' | 'queue' | 'now'>;

/** A word about a report that counts nowhere yet: kept with it, in one write. It is not asked to be rated here. */
export async function ruleOn(
  receipt: Receipt,
  { deed, facts, decision }: Ruling,
  author: Author,
  verdict: Verdict,
  { ledger, now }: Pick<Ports, 'ledger' | 'now'>,
): Promise<Receipt> {
  const { tournament, revision } = receipt;
  const at = now();
  const after: Receipt = { ...receipt, ...verdict, decision: { ...decision, ...author, at } };
  const said = { revision, ...facts };
  const word = wordOf(aboutTournament(tournament), deed, said, author, at, [receipt.state, receipt.decision]);
  await ledger.decide({ before: receipt, after, word });
  return after;
}

/**
 * A word about a report that counts already. Nothing of it is edited: the same report, or its withdrawal, is handed in as
 * the next revision, and rated, corrected or carried forward like any other; it is never late. Repeatable.
 */
export async function ruleAnew(
  receipt: Receipt,
  { deed, facts, decision }: Ruling,
  author: Author,
  { ledger, vault, queue, now }: DecidePorts,
  revise: (submission: Submission) => Submission = (submission) => submission,
): Promise<Receipt> {
  const { tournament, sender, event } = receipt;
  const revision = receipt.revision + 1;
  const before = await fetchSubmission(receipt.digest, vault);
  const bytes = submissionBytes({ ...revise(before), tournament, revision });
  const digest = digestOf(bytes);
  await vault.putOnce(submissionKey(digest), bytes, {
    mediaType: 'application/json',
    lifetime: 'immutable',
  });
  const at = now();
  const accepts = [...new Set([...decision.accepts, lateCode, pastCode])].sort();
  const after: Receipt = {
    ...{ tournament, revision, digest, sender, received: at, state: 'received', findings: [] },
    ...{ period: null, decision: { ...decision, accepts, ...author, at }, event },
  };
  const said = { revision: receipt.revision, next: revision, ...facts };
  const word = wordOf(aboutTournament(tournament), deed, said, author, at);
  await ledger.decide({ before: null, after, word });
  await queue.send({ tournament, revision, digest });
  return after;
}

/**
 * The report as this very word left it, or its next revision, if it was said before: whoever said it may have died before
 * asking for the rating, so that is asked for again.
 */
export async function ruledBefore(
  tournament: string,
  revision: number,
  { by, reason }: Author,
  says: (receipt: Receipt) => boolean,
  { ledger, queue }: Pick<Ports, 'ledger' | 'queue'>,
): Promise<Receipt | null> {
  const receipts = await ledger.receipts(tournament);
  const ruled = receipts.find(
    (each) =>
      (each.revision === revision || each.revision === revision + 1) &&
      each.decision?.by === by &&
      each.decision.reason === reason &&
      says(each),
  );
  if (ruled?.state === 'received') {
    await queue.send({ tournament, revision: ruled.revision, digest: ruled.digest });
  }
  return ruled ?? null;
}

/** What was decided of a report so far, to be added to. */
export function decidedOf({ decision }: Receipt): Ruling['decision'] {
  const { accepts = [], seats, type } = decision ?? {};
  return { accepts, ...(seats && { seats }), ...(type && { type }) };
}
