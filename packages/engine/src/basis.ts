import { chapterOf, type FideRatings, fideRating } from './fide/rating.ts';
import type { ListType, Rating } from './units.ts';

/** What decides which of a player's ratings counts; an entry of the register has it all. */
export interface RegisterEntry {
  /** Holds a licence of the home federation (U-02). */
  readonly member: boolean;
  /** Three letters, `TUR`. */
  readonly federation: string;
  readonly fide: FideRatings;
}

/**
 * The rating that counts for a player in a tournament of `type`, as its owner and as an opponent alike;
 * null if unrated. `ratings` are those of the basis list, `home` is the federation that rates.
 * A foreign player counts with the FIDE rating (U-10); a foreign licence holder is a player like any other,
 * and a player of the home federation never borrows from FIDE.
 */
export function basisRating(
  entry: RegisterEntry,
  ratings: Readonly<Record<ListType, Rating | null>>,
  type: ListType,
  home: string,
): Rating | null {
  return isForeign(entry, home) ? fideRating(entry.fide, chapterOf(type)) : listRating(ratings, type);
}

/** Counts with the FIDE rating: of another federation, and without a licence of the one that rates (U-10, Q-18). */
export const isForeign = (
  { member, federation }: Pick<RegisterEntry, 'member' | 'federation'>,
  home: string,
): boolean => !member && federation !== home;

/** The rating of a list, or the standard one where UHS or UYS is still missing (U-11). */
export function listRating(
  ratings: Readonly<Record<ListType, Rating | null>>,
  type: ListType,
): Rating | null {
  return ratings[type] ?? ratings.ukd;
}
