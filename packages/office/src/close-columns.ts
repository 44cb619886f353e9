import {
  buildStateColumns,
  type ListType,
  listTypes,
  type PeriodResult,
  type PlayerNumber,
  type Rating,
  type RuleSet,
  ratingAfter,
  type StateColumns,
  stateAt,
} from '@kuvvet/engine';
import type { Act } from '@kuvvet/ledger';
import { type Closing, closeMonths } from './close.ts';
import type { BookSums } from './close-sums.ts';
import { mastersIn, monthsOf } from './player-months.ts';
import { belongs, type PlayerRange } from './player-range.ts';

/**
 * A range of players of a closed book. Nearly all of them are rated and have nothing but sums, which stay in columns;
 * `apart` is the closing of all others.
 */
export interface ClosedColumns {
  readonly before: StateColumns;
  readonly after: StateColumns;
  readonly sums: BookSums;
  readonly apart: Closing;
  /** 1 for whoever of `before` is closed apart, or leaves with a merge. */
  readonly isApart: Uint8Array;
  readonly range: PlayerRange;
  /** The numbers this book merged, and those that stay: of every range. */
  readonly masters: ReadonlyMap<PlayerNumber, PlayerNumber>;
}

/**
 * The fold of `close` over columns: the same players, ratings, performances and movements. `before` is the state the sums
 * were made over.
 */
export function closeColumns(
  before: StateColumns,
  sums: BookSums,
  acts: readonly Act[],
  rules: RuleSet,
  range: PlayerRange,
): ClosedColumns {
  const masters = mastersIn(acts);
  const isApart = new Uint8Array(before.length);
  const apart = closeApart(before, sums, acts, rules, range, masters, isApart);
  const after = stateAfter(before, sums, apart, isApart, rules);
  return { before, after, sums, apart, isApart, range, masters };
}

/** Closes everybody a sum does not do for, as a small book of its own; marks those of them who are in the state. */
function closeApart(
  before: StateColumns,
  sums: BookSums,
  acts: readonly Act[],
  rules: RuleSet,
  range: PlayerRange,
  masters: ReadonlyMap<PlayerNumber, PlayerNumber>,
  isApart: Uint8Array,
): Closing {
  const ours = acts.filter((act) =>
    belongs(Number(act.kind === 'award' ? act.amendment.player : act.player), range, masters),
  );
  const months = monthsOf(sums.rest, ours, masters);
  const mark = (player: PlayerNumber): number => {
    const index = indexOf(before.numbers, Number(player));
    if (index >= 0) isApart[index] = 1;
    return index;
  };
  const named = new Set(months.keys());
  for (const [player, master] of masters) {
    if (belongs(Number(player), range, masters)) named.add(player).add(master);
    else mark(player);
  }
  const states = [];
  for (const player of named) {
    const index = mark(player);
    if (index < 0) continue;
    states.push(stateAt(before, index));
    const results = summed(sums, index);
    if (results.length === 0) continue;
    const { results: rows = [], entries = [] } = months.get(player) ?? {};
    months.set(player, { results: [...rows, ...results], entries });
  }
  const within = new Map([...masters].filter(([player]) => named.has(player)));
  return closeMonths(states, months, within, rules);
}

/** A rated player's month as one result of each type: `close` looks at k only to see that there was a rating. */
function summed({ games, changes }: BookSums, index: number): readonly PeriodResult[] {
  return listTypes.flatMap((type) => {
    const sum = { games: games[type][index] as number, change: changes[type][index] as number };
    if (sum.games === 0 && sum.change === 0) return [];
    return { tournament: '', type, k: 0, ...sum, performance: null };
  });
}

function stateAfter(
  before: StateColumns,
  sums: BookSums,
  apart: Closing,
  isApart: Uint8Array,
  rules: RuleSet,
): StateColumns {
  const after = buildStateColumns(before.length + apart.states.length);
  const others = apart.states[Symbol.iterator]();
  let other = others.next();
  const addOthers = (below: number) => {
    for (; !other.done && Number(other.value.player) < below; other = others.next()) {
      const { player, ratings, pool } = other.value;
      after.add(Number(player), ratings.ukd ?? 0, ratings.uhs ?? 0, ratings.uys ?? 0, pool);
    }
  };
  for (let index = 0; index < before.length; index++) {
    if (isApart[index] === 1) continue;
    const number = before.numbers[index] as number;
    addOthers(number);
    const rating = (type: ListType) => ratingIn(type, index, before, sums, rules);
    after.add(number, rating('ukd'), rating('uhs'), rating('uys'), before.pools.get(index) ?? null);
  }
  addOthers(Number.POSITIVE_INFINITY);
  return after.finish();
}

/** What a sum makes of a rating; 0 for whoever has none and did not play. */
function ratingIn(
  type: ListType,
  index: number,
  { ratings }: StateColumns,
  { games, changes }: BookSums,
  rules: RuleSet,
): Rating {
  const rating = ratings[type][index] as Rating;
  const change = changes[type][index] as number;
  if (games[type][index] === 0 && change === 0) return rating;
  return ratingAfter(rating || (ratings.ukd[index] as Rating), change, rules);
}

/** Where a number stands in ascending ones; -1 if it does not. */
export function indexOf(numbers: Int32Array, number: number): number {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] as number) < number) from = middle + 1;
    else to = middle;
  }
  return numbers[from] === number ? from : -1;
}
