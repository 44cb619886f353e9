import type { RuleSet } from '../ruleset.ts';
import type { Rating } from '../units.ts';
import { type Gains, gains } from './gains.ts';

/**
 * Games as columns, one index a game: where White and Black stand in the column of ratings, and White's result in half
 * points (0, 1 or 2).
 */
export interface GameColumns {
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly halves: Uint8Array;
}

/** Players as columns, one index a player, and what the games of a month have come to so far. */
export interface Tally {
  /** The list in force; 0 is unrated. */
  readonly ratings: Int16Array;
  readonly rules: RuleSet;
  /** Of the ratings. */
  readonly highest: Rating;
  readonly gains: Gains;
  /**
   * Two cells a player, side by side, so that a side of a game costs one line of memory: the seat, which is the rating
   * or where the unrated sit; then games times `oneGame` plus the sum of gains.
   */
  readonly cells: Int32Array;
  /** Games tallied. */
  games: number;
}

/** Leaves room for 4,095 games of one player, some 130 a day, and is more than twice what they can gain together. */
export const oneGame = 2 ** 20;

/** A month before its first game, under the ratings of the list in force (U-09). */
export function openTally(ratings: Int16Array, rules: RuleSet): Tally {
  let highest = 0;
  for (let index = 0; index < ratings.length; index++) {
    if ((ratings[index] as number) > highest) highest = ratings[index] as number;
  }
  const table = gains(highest, rules);
  const cells = new Int32Array(2 * ratings.length);
  for (let index = 0; index < ratings.length; index++) cells[2 * index] = ratings[index] || table.unrated;
  return { ratings, rules, highest, gains: table, cells, games: 0 };
}

/**
 * Adds the first `count` games: what `assess` makes of them, at the speed of memory. Their order does not matter, nor
 * how many calls they come in. What cannot be is found by `closeTally`: to look at each game here would halve the
 * speed.
 */
export function tallyGames(tally: Tally, { white, black, halves }: GameColumns, count = white.length): void {
  const { cells } = tally;
  const { byDifference, width, unrated } = tally.gains;
  for (let game = 0; game < count; game++) {
    const one = (white[game] as number) << 1;
    const other = (black[game] as number) << 1;
    const difference = (cells[one] as number) - (cells[other] as number);
    const gain = byDifference[(halves[game] as number) * width + unrated + difference] as number;
    cells[one + 1] = ((cells[one + 1] as number) + oneGame + gain) | 0;
    cells[other + 1] = ((cells[other + 1] as number) + oneGame - gain) | 0;
  }
  tally.games += count;
}
