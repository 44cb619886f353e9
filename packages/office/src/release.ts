import type { Receipt } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import type { Author } from './author.ts';
import { decidedOf, ruleOn } from './decide.ts';
import { heeding } from './heeding.ts';
import type { Ports } from './ports.ts';

/** Holds no word can lift: something has to be put right first. */
const unliftable = new Set([
  'player.unmatched',
  'player.ambiguous',
  'player.twice',
  'event.basis-unknown',
  'event.future',
  'time-control.too-fast',
]);

export type ReleaseRefusal =
  /** Nothing to release: it is not held. */
  | { readonly outcome: 'not-held'; readonly receipt: Receipt | null }
  /** What has to be put right before it can be rated. */
  | { readonly outcome: 'unliftable'; readonly findings: readonly Finding[] };

export type ReleaseOutcome = { readonly outcome: 'released'; readonly receipt: Receipt } | ReleaseRefusal;

/** A held report, and what a word would lift. */
export interface Liftable {
  readonly outcome: 'liftable';
  readonly receipt: Receipt;
  readonly holds: readonly Finding[];
}

/** What an officer's word would have to lift; changes nothing. */
export async function weighRelease(
  tournament: string,
  revision: number,
  { ledger }: Pick<Ports, 'ledger'>,
): Promise<Liftable | ReleaseRefusal> {
  const receipt = await ledger.receipt(tournament, revision);
  if (receipt?.state !== 'held') return { outcome: 'not-held', receipt };
  const holds = heeding(receipt.findings, receipt.decision).filter(({ severity }) => severity === 'hold');
  const findings = holds.filter(({ code }) => unliftable.has(code));
  return findings.length > 0 ? { outcome: 'unliftable', findings } : { outcome: 'liftable', receipt, holds };
}

/**
 * An officer's word that a held report shall be rated in spite of its holds (M-17): kept with its receipt, then
 * the report is rated like any other, in whatever book is open by then. What was not yet found when the word was
 * given holds it again. Repeatable.
 */
export async function release(
  tournament: string,
  revision: number,
  author: Author,
  { ledger, queue, now }: Pick<Ports, 'ledger' | 'queue' | 'now'>,
): Promise<ReleaseOutcome> {
  const weighed = await weighRelease(tournament, revision, { ledger });
  if (weighed.outcome === 'not-held' && weighed.receipt?.state === 'received' && weighed.receipt.decision) {
    // Whoever gave the word may have died before asking for the rating.
    await queue.send({ tournament, revision, digest: weighed.receipt.digest });
    return { outcome: 'released', receipt: weighed.receipt };
  }
  if (weighed.outcome !== 'liftable') return weighed;
  const { receipt, holds } = weighed;
  const decided = decidedOf(receipt);
  const codes = holds.map(({ code }) => code);
  const accepts = [...new Set([...decided.accepts, ...codes])].sort();
  const released = await ruleOn(
    receipt,
    { deed: 'release', facts: { accepts: codes.join(',') }, decision: { ...decided, accepts } },
    author,
    { state: 'received', findings: receipt.findings },
    { ledger, now },
  );
  await queue.send({ tournament, revision, digest: receipt.digest });
  return { outcome: 'released', receipt: released };
}
