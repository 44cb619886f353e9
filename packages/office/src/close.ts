import {
  type Amendment,
  byPlayer,
  closePlayer,
  type ListType,
  listRating,
  listTypes,
  type Movement,
  type PeriodResult,
  type PlayerNumber,
  type PlayerState,
  type RuleSet,
} from '@kuvvet/engine';
import type { Act, Posting } from '@kuvvet/ledger';

/** A closed book: the state the next one starts from, and what moved. Both by player number. */
export interface Closing {
  readonly states: readonly PlayerState[];
  readonly movements: ReadonlyMap<PlayerNumber, Readonly<Partial<Record<ListType, Movement>>>>;
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
  const months = monthsOf(postings, acts);
  const masters = mastersIn(acts);
  const previous = new Map<PlayerNumber, PlayerState>();
  for (const state of states) previous.set(state.player, state);
  for (const [player, master] of masters) {
    const left = previous.get(player);
    if (left) previous.set(master, joined(previous.get(master) ?? newcomer(master), left));
    previous.delete(player);
  }
  for (const player of months.keys()) {
    if (!previous.has(player)) previous.set(player, newcomer(player));
  }

  const movements = new Map<PlayerNumber, Readonly<Partial<Record<ListType, Movement>>>>();
  const next = [...previous.values()].sort(byPlayer).map((state) => {
    const month = months.get(state.player);
    if (!month) return state;
    const closed = closePlayer(state, month.results, rules, month.amendments);
    movements.set(state.player, closed.movements);
    return closed.state;
  });
  return { states: next, movements };
}

/** The number each merged one stands for by these acts; a merge into a merged one leads on. */
export function mastersIn(acts: Iterable<Act>): ReadonlyMap<PlayerNumber, PlayerNumber> {
  const into = new Map<PlayerNumber, PlayerNumber>();
  for (const act of acts) if (act.kind === 'merge') into.set(act.player, act.into);
  return new Map([...into.keys()].map((player) => [player, masterOf(player, into)]));
}

function masterOf(player: PlayerNumber, into: ReadonlyMap<PlayerNumber, PlayerNumber>): PlayerNumber {
  const next = into.get(player);
  return next === undefined ? player : masterOf(next, into);
}

/** What one player did in the book, and what was entered by hand. */
interface Month {
  readonly results: PeriodResult[];
  readonly amendments: Amendment[];
}

function monthsOf(postings: Iterable<Posting>, acts: Iterable<Act>): ReadonlyMap<PlayerNumber, Month> {
  const masters = mastersIn(acts);
  const months = new Map<PlayerNumber, Month>();
  const monthOf = (player: PlayerNumber) => {
    const number = masters.get(player) ?? player;
    const month = months.get(number) ?? { results: [], amendments: [] };
    months.set(number, month);
    return month;
  };
  for (const { tournament, type, results, amendments } of postings) {
    for (const { player, k, games, change, performance } of results) {
      monthOf(player).results.push({ tournament, type, k, games, change, performance });
    }
    for (const amendment of amendments) {
      // Points of a rating that ends with the merge end with it.
      if (amendment.kind === 'pool' || !masters.has(amendment.player)) {
        monthOf(amendment.player).amendments.push(amendment);
      }
    }
  }
  for (const act of acts) {
    if (act.kind === 'award') monthOf(act.amendment.player).amendments.push(act.amendment);
  }
  return months;
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
