import {
  byPlayer,
  closePlayer,
  type ListType,
  listRating,
  listTypes,
  type Movement,
  type PlayerNumber,
  type PlayerState,
  type RuleSet,
} from '@kuvvet/engine';
import type { Act, Posting } from '@kuvvet/ledger';
import { type Month, mastersIn, monthsOf } from './player-months.ts';

/** A closed book: the state the next one starts from, what moved, and what it was made of. All by player number. */
export interface Closing {
  readonly states: readonly PlayerState[];
  readonly movements: ReadonlyMap<PlayerNumber, Readonly<Partial<Record<ListType, Movement>>>>;
  /** Everybody of the state before, merged numbers too. */
  readonly before: ReadonlyMap<PlayerNumber, PlayerState>;
  readonly months: ReadonlyMap<PlayerNumber, Month>;
  /** The numbers this book merged, and those that stay. */
  readonly masters: ReadonlyMap<PlayerNumber, PlayerNumber>;
}

/**
 * The pure fold: state(next) = close(state, postings, acts, rule set). Order of postings and acts is irrelevant,
 * since each player's results are summed exactly and rounded once (U-18). Who was merged leaves the state and
 * hands on what was kept for a first rating (M-06); the rating that stays is that of the number that stays.
 */
export function close(
  states: Iterable<PlayerState>,
  postings: Iterable<Posting>,
  acts: Iterable<Act>,
  rules: RuleSet,
): Closing {
  const masters = mastersIn(acts);
  return closeMonths(states, monthsOf(postings, acts, masters), masters, rules);
}

/** The same of months that were gathered before; somebody's who has none may be added to them. */
export function closeMonths(
  states: Iterable<PlayerState>,
  months: Map<PlayerNumber, Month>,
  masters: ReadonlyMap<PlayerNumber, PlayerNumber>,
  rules: RuleSet,
): Closing {
  const before = new Map<PlayerNumber, PlayerState>();
  for (const state of states) before.set(state.player, state);
  const previous = new Map(before);
  for (const [player, master] of masters) {
    const left = previous.get(player);
    previous.delete(player);
    if (!left) continue;
    previous.set(master, joined(previous.get(master) ?? newcomer(master), left));
    // What two numbers had may be enough for a first rating, without another game.
    if (!months.has(master)) months.set(master, { results: [], entries: [] });
  }
  for (const player of months.keys()) {
    if (!previous.has(player)) previous.set(player, newcomer(player));
  }

  const movements = new Map<PlayerNumber, Readonly<Partial<Record<ListType, Movement>>>>();
  const next = [...previous.values()].sort(byPlayer).map((state) => {
    const month = months.get(state.player);
    if (!month) return state;
    const amendments = month.entries.map(({ amendment }) => amendment);
    const closed = closePlayer(state, month.results, rules, amendments);
    movements.set(state.player, closed.movements);
    return closed.state;
  });
  return { states: next, movements, before, months, masters };
}

function joined(master: PlayerState, left: PlayerState): PlayerState {
  const pool = { ...master.pool };
  for (const type of listTypes) {
    if (listRating(master.ratings, type) !== null) continue;
    const known = new Set(master.pool[type].map(({ tournament }) => tournament));
    const added = left.pool[type].filter(({ tournament }) => !known.has(tournament));
    pool[type] = [...master.pool[type], ...added].sort((a, b) => (a.tournament < b.tournament ? -1 : 1));
  }
  return { ...master, pool };
}

/** A player no book has met yet. */
export const newcomer = (player: PlayerNumber): PlayerState => ({
  player,
  ratings: { ukd: null, uhs: null, uys: null },
  pool: { ukd: [], uhs: [], uys: [] },
});
