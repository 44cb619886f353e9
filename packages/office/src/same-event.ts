import type { Claim, Commit } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import { assessmentKey, readAssessment } from './assessment.ts';
import type { Ports } from './ports.ts';

/** A tournament that is an event, by its digest (matched-event.ts); null without games, which nothing can double. */
interface Claimant {
  readonly tournament: string;
  readonly event: string | null;
}

/** Whose an event is: the rival that has it, or the claim with which its commit makes it ours. */
export type Ownership =
  | { readonly rival: string; readonly claim: null }
  | { readonly rival: null; readonly claim: Commit['claim'] };

/** Whether this very event is rated already under another code (M-18). The commit asks again whether it still is so. */
export async function ownerOf(
  { tournament, event }: Claimant,
  ports: Pick<Ports, 'ledger' | 'vault'>,
): Promise<Ownership> {
  if (event === null) return { rival: null, claim: null };
  const standing = await ports.ledger.claim(event);
  if (standing && standing.tournament !== tournament && (await holds(standing, ports))) {
    return { rival: standing.tournament, claim: null };
  }
  return { rival: null, claim: { event, over: standing } };
}

/** Whether the committed revision of the tournament that made a claim still is this event. */
async function holds(
  { tournament, event }: Claim,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<boolean> {
  const head = await ledger.head(tournament);
  const stored = head && (await vault.get(assessmentKey(head.assessment)));
  return stored != null && readAssessment(stored.bytes).event === event;
}

/** The finding about an event that is rated under another code. */
export const duplicateOf = (rival: string): Finding => ({
  code: 'tournament.duplicate',
  severity: 'hold',
  found: rival,
});
