import type { Receipt } from '@kuvvet/ledger';
import type { Author } from './author.ts';
import {
  type DecisionRefusal,
  decidedOf,
  type Ruling,
  ruleAnew,
  ruledBefore,
  ruleOn,
  weighDecision,
} from './decide.ts';
import type { Ports } from './ports.ts';
import { withdrawalOf } from './submission.ts';

export type RefuseOutcome =
  /** It will not be rated; its sender reads why. */
  | { readonly outcome: 'refused-report'; readonly receipt: Receipt }
  /** It counted already: its withdrawal is handed in as the next revision. */
  | { readonly outcome: 'withdrawn'; readonly receipt: Receipt }
  | DecisionRefusal;

/** An officer's word that a report shall not count, with the reason its sender reads (M-17). Repeatable. */
export async function refuse(
  tournament: string,
  revision: number,
  author: Author,
  ports: Pick<Ports, 'ledger' | 'vault' | 'queue' | 'now'>,
): Promise<RefuseOutcome> {
  const isRefused = ({ state, findings }: Receipt) =>
    state === 'rejected' && findings.some(({ code }) => code === 'report.refused');
  const refused = await ruledBefore(tournament, revision, author, isRefused, ports);
  if (refused) return { outcome: 'refused-report', receipt: refused };
  const isNext = (receipt: Receipt) => receipt.revision > revision;
  const next = await ruledBefore(tournament, revision, author, isNext, ports);
  if (next) return { outcome: 'withdrawn', receipt: next };
  const weighed = await weighDecision(tournament, revision, ports);
  if (weighed.outcome === 'refused') return weighed;
  const { receipt } = weighed;
  const ruling: Ruling = { deed: 'refuse', facts: {}, decision: decidedOf(receipt) };
  if (weighed.outcome === 'rated') {
    const withdrawal = () => withdrawalOf(tournament, revision);
    return {
      outcome: 'withdrawn',
      receipt: await ruleAnew(receipt, ruling, author, ports, withdrawal),
    };
  }
  const findings = [
    ...receipt.findings,
    { code: 'report.refused', severity: 'error', found: author.reason } as const,
  ];
  return {
    outcome: 'refused-report',
    receipt: await ruleOn(receipt, ruling, author, { state: 'rejected', findings }, ports),
  };
}
