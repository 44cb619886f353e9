import { coefficient } from '../coefficient.ts';
import { ratingAfter } from '../rating-after.ts';
import { oneGame, type Tally } from './tally.ts';

/** What a month did to each player, by index: nothing to an unrated one (U-17). */
export interface MonthColumns {
  /** In hundredths, the exact sum. */
  readonly changes: Int32Array;
  /** Rated games, those against unrated opponents too. */
  readonly games: Int32Array;
  /** After the one rounding and the floor; 0 is unrated. */
  readonly ratings: Int16Array;
}

/**
 * Multiplies by k, which a player keeps for the whole month, and rounds once (U-12, U-18). Throws `RangeError` if a
 * tallied game named a place or a result that does not exist, or a player has more than 4,095 games.
 */
export function closeTally({ ratings: before, rules, cells, games: tallied, highest }: Tally): MonthColumns {
  // Looked up by rating: there are far fewer ratings than players.
  const k = Int16Array.from({ length: highest + 1 }, (_, rating) => coefficient(rating, rules));
  const changes = new Int32Array(before.length);
  const games = new Int32Array(before.length);
  const ratings = before.slice();
  let sides = 0;
  for (let index = 0; index < before.length; index++) {
    const sum = (cells[2 * index + 1] as number) >>> 0;
    const played = (sum + oneGame / 2) >>> 20;
    const rating = before[index] as number;
    sides += played;
    if (rating === 0 || played === 0) continue;
    const change = (k[rating] as number) * (sum - played * oneGame);
    games[index] = played;
    changes[index] = change;
    ratings[index] = ratingAfter(rating, change, rules);
  }
  // Every game counts once for each side, unless a look-up went past a column or a sum past its room.
  if (sides !== 2 * tallied) throw new RangeError('Not every game could be tallied.');
  return { changes, games, ratings };
}
