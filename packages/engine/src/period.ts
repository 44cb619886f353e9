import type { PooledPerformance } from './first-rating.ts';
import type { Fraction, Hundredths, ListType, PlayerNumber, Rating } from './units.ts';

/** What a list and the book behind it know of one player's numbers. */
export interface PlayerState {
  readonly player: PlayerNumber;
  readonly ratings: Readonly<Record<ListType, Rating | null>>;
  /** By tournament, in code-unit order; empty for a type the player is rated in. */
  readonly pool: Readonly<Record<ListType, readonly PooledPerformance[]>>;
}

/** One player's result of one tournament of the period, as `assess` gave it. One per tournament. */
export interface PeriodResult {
  readonly tournament: string;
  readonly type: ListType;
  /** Null when the player was unrated in the list the tournament is based on. */
  readonly k: number | null;
  readonly games: number;
  readonly change: Hundredths;
  readonly performance: Fraction | null;
}

/**
 * A change of a number that no game of the period made: an award (M-11), or what the correction of a published
 * tournament carries forward.
 */
export type Amendment =
  /** Whole points, for a rated player. */
  | { readonly kind: 'points'; readonly type: ListType; readonly points: number }
  /** A first rating that is given, for an unrated player. */
  | { readonly kind: 'rating'; readonly type: ListType; readonly rating: Rating }
  /** Stands in place of the tournament's kept performance; null takes it away. For an unrated player. */
  | {
      readonly kind: 'pool';
      readonly type: ListType;
      readonly tournament: string;
      readonly games: number;
      readonly performance: Fraction | null;
    };

/** What a period did to one of a player's ratings. */
export interface Movement {
  /** The rating the change was added to: for a first UHS or UYS the standard one (U-11). */
  readonly previous: Rating | null;
  /** Null while unrated: the performances wait in the pool. */
  readonly rating: Rating | null;
  /** The exact sum, amendments included, before the one rounding. Zero for an unrated player. */
  readonly change: Hundredths;
  /** Whole points of the amendments in that sum. */
  readonly amended: number;
  /** Games of this period that counted. */
  readonly games: number;
  /** The player entered the list with a first rating, made of performances or given. */
  readonly first: boolean;
}
