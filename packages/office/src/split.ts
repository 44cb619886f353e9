import type { PlayerNumber } from '@kuvvet/engine';
import type { Act, Ledger } from '@kuvvet/ledger';
import { readReport } from '@kuvvet/report';
import { fetchAssessment, noAssessment } from './assessment.ts';
import type { Order } from './award.ts';
import { decidedOf, ruleAnew } from './decide.ts';
import { fetchSubmission } from './fetch-submission.ts';
import { match } from './match.ts';
import { currentBook } from './place.ts';
import { standingMerges } from './player-months.ts';
import type { Ports } from './ports.ts';
import { sourceOf } from './submission.ts';

export interface SplitRefusal {
  readonly outcome: 'refused';
  /** `published`: lists were made with the merge; the person begins anew under another number (decision 0013). */
  readonly because: 'unknown-player' | 'not-merged' | 'published';
}

export interface Splittable {
  readonly outcome: 'fits';
  readonly merge: Act & { kind: 'merge' };
}

export type SplitOutcome =
  /** Tournaments whose next revision seats the person under their own number again. */
  { readonly outcome: 'entered'; readonly act: Act; readonly tournaments: readonly string[] } | SplitRefusal;

type SplitPorts = Pick<Ports, 'ledger' | 'vault' | 'queue' | 'now' | 'identify'>;

/** Whether a merge can be taken back: as long as its month is open. Enters nothing. */
export async function weighSplit(
  number: PlayerNumber,
  { ledger }: Pick<Ports, 'ledger'>,
): Promise<Splittable | SplitRefusal> {
  const { period } = await currentBook(ledger);
  const player = (await ledger.players([number])).get(number);
  if (!player) return { outcome: 'refused', because: 'unknown-player' };
  if (player.mergedInto === null) return { outcome: 'refused', because: 'not-merged' };
  const merge = standingMerges(await Array.fromAsync(ledger.acts(period))).find(
    (each) => each.player === number,
  );
  return merge ? { outcome: 'fits', merge } : { outcome: 'refused', because: 'published' };
}

/**
 * Takes a wrong merge of the open month back (M-06): the number is a person again and keeps the rating it had. Games posted
 * under it need nothing; reports that were matched to the number that stayed are rated again. Repeatable.
 */
export async function split(
  player: PlayerNumber,
  { by, reason }: Omit<Order, 'id'>,
  ports: SplitPorts,
): Promise<SplitOutcome> {
  const { ledger, now } = ports;
  const weighed = await weighSplit(player, ports);
  let act = weighed.outcome === 'fits' ? null : await splitBefore(player, ledger);
  if (weighed.outcome === 'refused' && !act) return weighed;
  if (weighed.outcome === 'fits') {
    const { id: undoes, into: from, period } = weighed.merge;
    act = { id: `split-${undoes}`, kind: 'split', period, player, from, undoes, by, reason, at: now() };
    await ledger.enter(act);
  }
  if (act?.kind !== 'split') return { outcome: 'refused', because: 'not-merged' };
  return { outcome: 'entered', act, tournaments: await rateAgain(act, ports) };
}

/** Whoever entered it may have died before the reports were asked for. */
async function splitBefore(player: PlayerNumber, ledger: Ledger): Promise<Act | null> {
  const { period } = await currentBook(ledger);
  const acts = await Array.fromAsync(ledger.acts(period));
  return acts.findLast((act) => act.kind === 'split' && act.player === player) ?? null;
}

/** Reports of the open book in which a row is somebody else by now. */
async function rateAgain(act: Act & { kind: 'split' }, ports: SplitPorts): Promise<readonly string[]> {
  const { ledger, vault, identify } = ports;
  const tournaments: string[] = [];
  for (const posting of await Array.fromAsync(ledger.postings(act.period))) {
    if (posting.assessment === noAssessment) continue;
    // An entry that corrects a published tournament has no rows: only its assessment says who sat there.
    if (posting.reverses === null && posting.results.every(({ player }) => player !== act.from)) continue;
    const receipt = await ledger.receipt(posting.tournament, posting.revision);
    if (!receipt) continue;
    const { report } = readReport(sourceOf(await fetchSubmission(receipt.digest, vault)), identify);
    const { seats } = await fetchAssessment(posting.assessment, vault);
    const players = report && (await match(report, ledger, receipt.decision?.seats)).players;
    if (seats.every(([startNo, player]) => players?.get(startNo)?.player === player)) continue;
    const ruling = { deed: 'split', facts: { player: act.player }, decision: decidedOf(receipt) } as const;
    await ruleAnew(receipt, ruling, act, ports);
    tournaments.push(posting.tournament);
  }
  return tournaments;
}
