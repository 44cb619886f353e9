import { listTypes, type Period, type PlayerNumber } from '@kuvvet/engine';
import type { Act, Ledger, Player, Posting } from '@kuvvet/ledger';
import { fetchAssessment, noAssessment } from './assessment.ts';
import type { Order } from './award.ts';
import { enteredBefore } from './entered.ts';
import { currentBook } from './place.ts';
import type { Ports } from './ports.ts';

export interface MergeRefusal {
  readonly outcome: 'refused';
  /**
   * `rating-only-there`: the number that goes is rated where the one that stays is not (the rated record is
   * the master, C-05); `licence-only-there`: it has the licence, without which nobody is rated (U-02); `met`: a report of
   * the open book has both, so they are two persons or it is wrong.
   */
  readonly because: 'unknown-player' | 'same' | 'merged' | 'rating-only-there' | 'licence-only-there' | 'met';
  /** The tournament in which both played. */
  readonly tournament?: string;
}

export type MergeOutcome = { readonly outcome: 'entered'; readonly act: Act } | MergeRefusal;

/** Whose numbers would become one, and with which book. */
export interface MergePair {
  readonly outcome: 'fits';
  readonly period: Period;
  readonly leaving: Player;
  readonly staying: Player;
}

interface Numbers {
  readonly player: PlayerNumber;
  readonly into: PlayerNumber;
}

type MergePorts = Pick<Ports, 'ledger' | 'vault'>;

/** Whether two numbers can become one; enters nothing. */
export async function weighMerge(
  { player, into }: Numbers,
  { ledger, vault }: MergePorts,
): Promise<MergePair | MergeRefusal> {
  if (player === into) return { outcome: 'refused', because: 'same' };
  const { period } = await currentBook(ledger);
  const entries = await ledger.players([player, into]);
  const [leaving, staying] = [entries.get(player), entries.get(into)];
  if (!leaving || !staying) return { outcome: 'refused', because: 'unknown-player' };
  const done = leaving.mergedInto === into;
  if ((leaving.mergedInto !== null && !done) || staying.mergedInto !== null) {
    return { outcome: 'refused', because: 'merged' };
  }
  const ratings = await ledger.ratings([player, into], period);
  const [left, kept] = [ratings.get(player), ratings.get(into)];
  if (listTypes.some((type) => left?.[type] != null && kept?.[type] == null)) {
    return { outcome: 'refused', because: 'rating-only-there' };
  }
  const isRated = listTypes.some((type) => kept?.[type] != null);
  if (leaving.member && !staying.member && !isRated) {
    return { outcome: 'refused', because: 'licence-only-there' };
  }
  const tournament = await meeting([leaving, staying], period, { ledger, vault });
  return tournament === null
    ? { outcome: 'fits', period, leaving, staying }
    : { outcome: 'refused', because: 'met', tournament };
}

/**
 * Makes `player` another number of `into` (M-06): reports that name it are rated as the number that stays, those
 * already in the open book are followed at its close, and the number leaves the next list.
 */
export async function merge(
  { player, into }: Numbers,
  order: Order,
  { ledger, vault, now }: MergePorts & Pick<Ports, 'now'>,
): Promise<MergeOutcome> {
  const pair = await weighMerge({ player, into }, { ledger, vault });
  const standing = await enteredBefore(order.id, pair.outcome === 'fits' ? pair.period : null, ledger);
  if (standing) return { outcome: 'entered', act: standing };
  if (pair.outcome === 'refused') return pair;
  const id = await nameOf(order.id, pair.period, ledger);
  const act: Act = { ...order, id, kind: 'merge', period: pair.period, at: now(), player, into };
  await ledger.enter(act);
  return { outcome: 'entered', act };
}

/** A merge that was taken back may be ordered again: it is another one then. */
async function nameOf(id: string, period: Period, ledger: Ledger): Promise<string> {
  let name = id;
  for await (const act of ledger.acts(period))
    if (act.kind === 'split' && act.undoes === name) name += '-again';
  return name;
}

/** A tournament of the book in which all of these played. */
async function meeting(
  players: readonly Player[],
  period: string,
  { ledger, vault }: MergePorts,
): Promise<string | null> {
  // Of who has no licence there is no row (U-10): only an assessment says where they played.
  const isRowless = players.some(({ member }) => !member);
  for await (const posting of ledger.postings(period)) {
    const there = new Set(isRowless ? await seatedIn(posting, vault) : rowsOf(posting));
    if (players.every(({ player }) => there.has(player))) return posting.tournament;
  }
  return null;
}

const rowsOf = ({ results, amendments }: Posting): readonly PlayerNumber[] =>
  [...results, ...amendments].map(({ player }) => player);

async function seatedIn(posting: Posting, vault: Ports['vault']): Promise<readonly PlayerNumber[]> {
  if (posting.assessment === noAssessment) return rowsOf(posting);
  return (await fetchAssessment(posting.assessment, vault)).results.map(({ player }) => player);
}
