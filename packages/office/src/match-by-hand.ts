import type { PlayerNumber } from '@kuvvet/engine';
import type { Receipt } from '@kuvvet/ledger';
import { readReport } from '@kuvvet/report';
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
import { fetchSubmission } from './fetch-submission.ts';
import type { Ports } from './ports.ts';
import { sourceOf } from './submission.ts';

/** Who sits at a start number. */
export type Seat = readonly [startNo: number, player: PlayerNumber];

export type MatchOutcome = { readonly outcome: 'decided'; readonly receipt: Receipt } | DecisionRefusal;

type MatchPorts = Pick<Ports, 'ledger' | 'vault' | 'queue' | 'now' | 'identify'>;

/** Whether these people can be who sat there; changes nothing. */
export async function weighSeats(
  tournament: string,
  revision: number,
  seats: readonly Seat[],
  ports: Pick<MatchPorts, 'ledger' | 'vault' | 'identify'>,
): Promise<Awaited<ReturnType<typeof weighDecision>>> {
  const weighed = await weighDecision(tournament, revision, ports);
  if (weighed.outcome === 'refused') return weighed;
  const players = await ports.ledger.players(seats.map(([, player]) => player));
  for (const [, number] of seats) {
    const player = players.get(number);
    if (!player) return { outcome: 'refused', because: 'no-player' };
    if (player.mergedInto !== null) return { outcome: 'refused', because: 'merged' };
  }
  const submission = await fetchSubmission(weighed.receipt.digest, ports.vault);
  const { report } = readReport(sourceOf(submission), ports.identify);
  const rows = new Set(report?.players.map(({ startNo }) => startNo));
  return seats.every(([startNo]) => rows.has(startNo)) ? weighed : { outcome: 'refused', because: 'no-seat' };
}

/**
 * An officer's word who sat at start numbers, where the report cannot tell or tells wrong (M-04, M-08); then it is rated
 * like any other. Of a report that counts already its next revision is. Repeatable.
 */
export async function matchByHand(
  tournament: string,
  revision: number,
  seats: readonly Seat[],
  author: Author,
  ports: MatchPorts,
): Promise<MatchOutcome> {
  const isSeated = ({ decision }: Receipt) => {
    const seated = new Map(decision?.seats);
    return seats.every(([startNo, player]) => seated.get(startNo) === player);
  };
  const before = await ruledBefore(tournament, revision, author, isSeated, ports);
  if (before) return { outcome: 'decided', receipt: before };
  const weighed = await weighSeats(tournament, revision, seats, ports);
  if (weighed.outcome === 'refused') return weighed;
  const { receipt } = weighed;
  const decided = decidedOf(receipt);
  const seated = new Map([...(decided.seats ?? []), ...seats]);
  const ruling: Ruling = {
    deed: 'match',
    facts: { seats: seats.map((seat) => seat.join('=')).join(',') },
    decision: { ...decided, seats: [...seated].sort(([one], [other]) => one - other) },
  };
  return { outcome: 'decided', receipt: await rateUnder(weighed, ruling, author, ports) };
}

/** Has a report rated under a ruling: where it lies, or once it counts as its next revision. */
export async function rateUnder(
  { outcome, receipt }: { readonly outcome: 'open' | 'rated'; readonly receipt: Receipt },
  ruling: Ruling,
  author: Author,
  ports: Pick<Ports, 'ledger' | 'vault' | 'queue' | 'now'>,
): Promise<Receipt> {
  if (outcome === 'rated') return ruleAnew(receipt, ruling, author, ports);
  const { tournament, revision, digest, findings } = receipt;
  const ruled = await ruleOn(receipt, ruling, author, { state: 'received', findings }, ports);
  await ports.queue.send({ tournament, revision, digest });
  return ruled;
}
