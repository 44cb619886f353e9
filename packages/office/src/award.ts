import { listRating, type Period, type Rating, type RuleSet } from '@kuvvet/engine';
import type { Act, PlayerAmendment } from '@kuvvet/ledger';
import { unrated } from './basis.ts';
import { enteredBefore } from './entered.ts';
import { currentBook } from './place.ts';
import type { Ports } from './ports.ts';

/** Who orders an act, and why: shown with the number for ever (M-11). */
export interface Order {
  /** Names the act; ordering it again under the same name changes nothing. */
  readonly id: string;
  readonly by: string;
  readonly reason: string;
}

export interface AwardRefusal {
  readonly outcome: 'refused';
  /** `unrated`: points need a rating to go to; `rated`: a given rating needs a player without one. */
  readonly because: 'unknown-player' | 'no-member' | 'merged' | 'unrated' | 'rated' | 'too-low';
}

export type AwardOutcome = { readonly outcome: 'entered'; readonly act: Act } | AwardRefusal;

/** What an award would go to: the open book, and the rating on the list in force; null if there is none. */
export interface AwardPlace {
  readonly outcome: 'fits';
  readonly period: Period;
  readonly rating: Rating | null;
}

export type AwardedChange = Exclude<PlayerAmendment, { kind: 'pool' }>;

/** What fits a player is read from the list in force, which an open book never moves; enters nothing. */
export async function weighAward(
  amendment: AwardedChange,
  rules: RuleSet,
  { ledger }: Pick<Ports, 'ledger'>,
): Promise<AwardPlace | AwardRefusal> {
  const { period } = await currentBook(ledger);
  const player = (await ledger.players([amendment.player])).get(amendment.player);
  if (!player) return { outcome: 'refused', because: 'unknown-player' };
  if (player.mergedInto !== null) return { outcome: 'refused', because: 'merged' };
  if (!player.member) return { outcome: 'refused', because: 'no-member' };
  const ratings = await ledger.ratings([player.player], period);
  const rating = listRating(ratings.get(player.player) ?? unrated, amendment.type);
  const refusal = refusalOf(amendment, rating, rules);
  return refusal ? { outcome: 'refused', because: refusal } : { outcome: 'fits', period, rating };
}

/** Enters points or a first rating into the open book (M-11, Q-26). Throws `PeriodSealed` while it is being closed. */
export async function award(
  amendment: AwardedChange,
  order: Order,
  rules: RuleSet,
  { ledger, now }: Pick<Ports, 'ledger' | 'now'>,
): Promise<AwardOutcome> {
  const place = await weighAward(amendment, rules, { ledger });
  const standing = await enteredBefore(order.id, place.outcome === 'fits' ? place.period : null, ledger);
  if (standing) return { outcome: 'entered', act: standing };
  if (place.outcome === 'refused') return place;
  const act: Act = { ...order, kind: 'award', period: place.period, at: now(), amendment };
  await ledger.enter(act);
  return { outcome: 'entered', act };
}

function refusalOf(amendment: AwardedChange, rating: Rating | null, rules: RuleSet) {
  if (amendment.kind === 'points') return rating === null ? 'unrated' : null;
  if (rating !== null) return 'rated';
  return amendment.rating < rules.firstRating.minRating ? 'too-low' : null;
}
