import type { ListType } from '@kuvvet/engine';
import type { Receipt } from '@kuvvet/ledger';
import type { Author } from './author.ts';
import { type DecisionRefusal, decidedOf, type Ruling, ruledBefore, weighDecision } from './decide.ts';
import { rateUnder } from './match-by-hand.ts';
import type { Ports } from './ports.ts';

export type RetypeOutcome = { readonly outcome: 'decided'; readonly receipt: Receipt } | DecisionRefusal;

/**
 * An officer's word that a report counts for another list than its time control says (M-07). One that counts already
 * leaves the list it was in: its next revision is rated in the other, and both are right by the next list. Repeatable.
 */
export async function retype(
  tournament: string,
  revision: number,
  type: ListType,
  author: Author,
  ports: Pick<Ports, 'ledger' | 'vault' | 'queue' | 'now'>,
): Promise<RetypeOutcome> {
  const isTyped = ({ decision }: Receipt) => decision?.type === type;
  const before = await ruledBefore(tournament, revision, author, isTyped, ports);
  if (before) return { outcome: 'decided', receipt: before };
  const weighed = await weighDecision(tournament, revision, ports);
  if (weighed.outcome === 'refused') return weighed;
  const { receipt } = weighed;
  if (receipt.event?.type === type) return { outcome: 'refused', because: 'nothing-new' };
  const ruling: Ruling = { deed: 'retype', facts: { type }, decision: { ...decidedOf(receipt), type } };
  return { outcome: 'decided', receipt: await rateUnder(weighed, ruling, author, ports) };
}
