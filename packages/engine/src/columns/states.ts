import { byPlayer } from '../by-player.ts';
import type { PlayerState } from '../period.ts';
import type { ListType, Rating } from '../units.ts';

type Pool = PlayerState['pool'];

const highestNumber = 99_999_999;
/** What a column of 16 bits holds. */
const highestRating = 32_767;

const emptyPool: Pool = { ukd: [], uhs: [], uys: [] };

/**
 * The players of a book state in columns, one index a player, by number: ten bytes for each instead of some hundreds.
 * It can be gone through like a list of states, as often as one likes.
 */
export interface StateColumns extends Iterable<PlayerState> {
  readonly length: number;
  /** Ascending. */
  readonly numbers: Int32Array;
  /** 0 for none. */
  readonly ratings: Readonly<Record<ListType, Int16Array>>;
  /** By index; whoever keeps no performance is not there. */
  readonly pools: ReadonlyMap<number, Pool>;
}

export interface StateColumnsBuilder {
  /** Throws `RangeError` unless numbers ascend and have at most eight digits, and for a rating past 32,767. */
  add(number: number, ukd: Rating, uhs: Rating, uys: Rating, pool: Pool | null): void;
  /** What was added; the builder is used up. */
  finish(): StateColumns;
}

/** For at most so many players, who come by number. */
export function buildStateColumns(capacity: number): StateColumnsBuilder {
  const numbers = new Int32Array(capacity);
  const column = () => new Int16Array(capacity);
  const ratings = { ukd: column(), uhs: column(), uys: column() };
  const pools = new Map<number, Pool>();
  let length = 0;
  let last = 0;
  return {
    add(number, ukd, uhs, uys, pool) {
      const isNext = number > last && number <= highestNumber && length < capacity;
      if (!isNext || Math.max(ukd, uhs, uys) > highestRating) {
        throw new RangeError(`Not the next player of a state: ${number}`);
      }
      last = number;
      numbers[length] = number;
      ratings.ukd[length] = ukd;
      ratings.uhs[length] = uhs;
      ratings.uys[length] = uys;
      if (pool !== null && pool.ukd.length + pool.uhs.length + pool.uys.length > 0) pools.set(length, pool);
      length++;
    },
    finish() {
      const used = (of: Int16Array) => of.subarray(0, length);
      return columnsOf(
        numbers.subarray(0, length),
        { ukd: used(ratings.ukd), uhs: used(ratings.uhs), uys: used(ratings.uys) },
        pools,
      );
    },
  };
}

/** The columns of states in any order. Throws `RangeError` for a player who is there twice. */
export function toStateColumns(states: Iterable<PlayerState>): StateColumns {
  const sorted = [...states].sort(byPlayer);
  const builder = buildStateColumns(sorted.length);
  for (const { player, ratings, pool } of sorted) {
    const { ukd, uhs, uys } = ratings;
    builder.add(Number(player), ukd ?? 0, uhs ?? 0, uys ?? 0, pool);
  }
  return builder.finish();
}

/** One of the players as a state. */
export function stateAt({ numbers, ratings, pools }: StateColumns, index: number): PlayerState {
  const { ukd, uhs, uys } = ratings;
  return {
    player: String(numbers[index]),
    ratings: { ukd: ukd[index] || null, uhs: uhs[index] || null, uys: uys[index] || null },
    pool: pools.get(index) ?? emptyPool,
  };
}

function columnsOf(
  numbers: Int32Array,
  ratings: StateColumns['ratings'],
  pools: StateColumns['pools'],
): StateColumns {
  return {
    length: numbers.length,
    ...{ numbers, ratings, pools },
    *[Symbol.iterator]() {
      for (let index = 0; index < numbers.length; index++) yield stateAt(this, index);
    },
  };
}
