import type { Archive } from '@kuvvet/gazette';
import { Interruption } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import { assessmentKey, readAssessment } from './assessment.ts';
import type { MatchedEvent } from './matched-event.ts';
import type { Ports } from './ports.ts';

type ClaimPorts = Pick<Ports, 'ledger' | 'vault'>;

export const claimKey = (digest: string) => `events/${digest}`;

/** The other tournament under whose code this very event is rated already, or null (M-18). */
export async function rivalOf(event: MatchedEvent, ports: ClaimPorts): Promise<string | null> {
  if (!hasGames(event)) return null;
  const claim = await readClaim(event.digest, ports.vault);
  return claim && (await holds(claim, event, ports)) ? claim.owner : null;
}

/** Lost races before the request goes back to the queue. */
const attempts = 5;

/** Claims an event for its tournament; the rival that has it, or null when it is now ours. Repeatable. */
export async function claimEvent(event: MatchedEvent, ports: ClaimPorts): Promise<string | null> {
  if (!hasGames(event)) return null;
  const ours = new TextEncoder().encode(`${event.tournament} ${event.revision}`);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const claim = await readClaim(event.digest, ports.vault);
    if (claim?.owner === event.tournament && claim.revision >= event.revision) return null;
    if (claim && (await holds(claim, event, ports))) return claim.owner;
    const caption = { mediaType: 'text/plain', lifetime: 'pointer' } as const;
    if (await ports.vault.replace(claimKey(event.digest), ours, claim?.tag ?? null, caption)) return null;
  }
  throw new Interruption(`${event.tournament}: claimed by several at once`);
}

/** Without games there is nothing to count twice, and nothing to tell two events apart by. */
const hasGames = ({ report }: MatchedEvent) => report.games.length > 0;

/** Who claimed an event, and with which revision: one that comes back to it claims it anew. */
interface Claim {
  readonly owner: string;
  readonly revision: number;
  readonly tag: string;
}

async function readClaim(digest: string, vault: Archive): Promise<Claim | null> {
  const stored = await vault.get(claimKey(digest));
  if (!stored) return null;
  return { ...claimIn(stored.bytes), tag: stored.tag };
}

/** Whose an event is, as it is written in the vault. */
export function claimIn(bytes: Uint8Array): Omit<Claim, 'tag'> {
  const [owner = '', revision] = new TextDecoder().decode(bytes).split(' ');
  return { owner, revision: Number(revision) };
}

/** Whether a claim still stands: its revision is about to be rated, or its tournament's committed one is this event. */
async function holds(
  { owner, revision }: Claim,
  event: MatchedEvent,
  { ledger, vault }: ClaimPorts,
): Promise<boolean> {
  if (owner === event.tournament) return false;
  const head = await ledger.head(owner);
  if (!head || head.revision < revision) return true;
  const stored = await vault.get(assessmentKey(head.assessment));
  return stored !== null && readAssessment(stored.bytes).event === event.digest;
}

/** The finding about an event that is rated under another code. */
export const duplicateOf = (rival: string): Finding => ({
  code: 'tournament.duplicate',
  severity: 'hold',
  found: rival,
});
