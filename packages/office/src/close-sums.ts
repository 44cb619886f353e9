import type { ListType, PlayerNumber, StateColumns } from '@kuvvet/engine';
import type { Posting, ResultRow } from '@kuvvet/ledger';
import { PlayerPlaces } from './player-places.ts';
import { belongs, type PlayerRange } from './player-range.ts';

type Masters = ReadonlyMap<PlayerNumber, PlayerNumber>;
type Column = Readonly<Record<ListType, Int32Array>>;

/**
 * What postings come to for a range of players: a sum of games and of changes by index of the state, for all a rated
 * player has of a month is a sum (U-18). Of the unrated, the merged and the amended the rows themselves are kept: few.
 */
export interface BookSums {
  readonly games: Column;
  readonly changes: Column;
  readonly rest: readonly Posting[];
}

/** Sums up postings, which may come one by one: any part of a book, for any range of players. */
export interface Summing {
  take(posting: Posting): void;
  readonly sums: BookSums;
}

export function sumUp(states: StateColumns, range: PlayerRange, masters: Masters): Summing {
  const places = new PlayerPlaces(states.length);
  for (const number of states.numbers) places.add(number);
  const sums = { games: columns(states.length), changes: columns(states.length), rest: [] as Posting[] };

  /** The columns of a type are looked up once for all rows of a posting. */
  const columnsOf = (type: ListType) => ({
    ratings: states.ratings[type],
    games: sums.games[type],
    changes: sums.changes[type],
  });

  /** False for a row that says more than a sum. */
  function add(
    { player, k, games, change }: ResultRow,
    number: number,
    of: ReturnType<typeof columnsOf>,
  ): boolean {
    const place = masters.size > 0 && masters.has(player) ? -1 : places.find(number);
    // With anything of theirs in the book, what was kept of a player is looked at again.
    if (place < 0 || states.pools.has(place)) return false;
    // The standard rating is where the others start from (U-11).
    if (of.ratings[place] === 0 && states.ratings.ukd[place] === 0) return false;
    // A late result from before the first rating changes nothing any more.
    if (k === null) return true;
    of.games[place] = (of.games[place] as number) + games;
    of.changes[place] = (of.changes[place] as number) + change;
    return true;
  }

  return {
    sums,
    take(posting) {
      const of = columnsOf(posting.type);
      const results = posting.results.filter((row) => {
        const number = Number(row.player);
        return belongs(number, range, masters) && !add(row, number, of);
      });
      const amendments = posting.amendments.filter(({ player }) => belongs(Number(player), range, masters));
      if (results.length + amendments.length > 0) sums.rest.push({ ...posting, results, amendments });
    },
  };
}

/** The sums of two parts of a book over the same players, whichever came first. */
export function addSums(one: BookSums, other: BookSums): BookSums {
  return {
    games: added(one.games, other.games),
    changes: added(one.changes, other.changes),
    rest: [...one.rest, ...other.rest],
  };
}

const columns = (length: number): Column => ({
  ukd: new Int32Array(length),
  uhs: new Int32Array(length),
  uys: new Int32Array(length),
});

const added = (one: Column, other: Column): Column => ({
  ukd: one.ukd.map((value, index) => value + (other.ukd[index] as number)),
  uhs: one.uhs.map((value, index) => value + (other.uhs[index] as number)),
  uys: one.uys.map((value, index) => value + (other.uys[index] as number)),
});
