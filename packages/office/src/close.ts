import {
  byPlayer,
  closePlayer,
  type ListType,
  listRating,
  listTypes,
  type Movement,
  type PlayerNumber,
  type PlayerState,
  type PooledPerformance,
  type RuleSet,
} from '@kuvvet/engine';
import type { Act, Posting } from '@kuvvet/ledger';
import { type Entry, type Month, mastersIn, monthsOf } from './player-months.ts';

/** A closed book: the state the next one starts from, what moved, and what it was made of. All by player number. */
export interface Closing {
  readonly states: readonly PlayerState[];
  readonly movements: ReadonlyMap<PlayerNumber, Readonly<Partial<Record<ListType, Movement>>>>;
  /** Everybody of the state before, merged numbers too. */
  readonly before: ReadonlyMap<PlayerNumber, PlayerState>;
  readonly months: ReadonlyMap<PlayerNumber, Month>;
  /** The numbers this book merged, and those that stay. */
  readonly masters: ReadonlyMap<PlayerNumber, PlayerNumber>;
  /** What merges brought to the numbers that stay. */
  readonly joinings: readonly Joining[];
}

/** A performance kept for one number that now counts for another. */
export interface Joining {
  readonly from: PlayerNumber;
  readonly player: PlayerNumber;
  readonly type: ListType;
  readonly performance: PooledPerformance;
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
  const joinings: Joining[] = [];
  for (const [player, master] of masters) {
    const left = corrected(previous.get(player) ?? newcomer(player), months.get(player)?.entries ?? []);
    previous.delete(player);
    months.delete(player);
    const brought = joiningsOf(left, previous.get(master) ?? newcomer(master));
    if (brought.length === 0) continue;
    joinings.push(...brought);
    previous.set(master, joined(previous.get(master) ?? newcomer(master), brought));
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
  return { states: next, movements, before, months, masters, joinings };
}

/** A number that leaves, with what this book corrects of its own performances: as it would hand them on had they been right. */
function corrected(left: PlayerState, entries: readonly Entry[]): PlayerState {
  const pool = { ...left.pool };
  for (const { amendment } of entries) {
    if (amendment.kind !== 'pool') continue;
    const { type, tournament, games, performance } = amendment;
    const others = pool[type].filter((event) => event.tournament !== tournament);
    pool[type] = performance ? [...others, { tournament, games, performance }] : others;
  }
  return { ...left, pool };
}

/** What one number had that the other, unrated one, has not. */
const joiningsOf = (left: PlayerState, { player, ratings, pool }: PlayerState): readonly Joining[] =>
  listTypes.flatMap((type) => {
    if (listRating(ratings, type) !== null) return [];
    const known = new Set(pool[type].map(({ tournament }) => tournament));
    return left.pool[type]
      .filter(({ tournament }) => !known.has(tournament))
      .map((performance) => ({ from: left.player, player, type, performance }));
  });

/** The number that stays, with what came to it. */
export function joined(master: PlayerState, brought: readonly Joining[]): PlayerState {
  const pool = { ...master.pool };
  for (const { type, performance } of brought) {
    pool[type] = [...pool[type], performance].sort((a, b) => (a.tournament < b.tournament ? -1 : 1));
  }
  return { ...master, pool };
}

/** A player no book has met yet. */
export const newcomer = (player: PlayerNumber): PlayerState => ({
  player,
  ratings: { ukd: null, uhs: null, uys: null },
  pool: { ukd: [], uhs: [], uys: [] },
});
