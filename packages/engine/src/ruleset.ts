import type { Fraction, Rating } from './units.ts';

/** A named, dated set of parameters of the rules. A closed period is always recomputed under its own. */
export interface RuleSet {
  readonly name: string;
  readonly version: string;
  /** A larger difference counts as this one (U-13). */
  readonly maxDifference: number;
  /** No list value is lower (U-19). */
  readonly floor: Rating;
  /** Share of k won or lost against an unrated opponent, as an exact fraction (U-16). */
  readonly unratedFactor: Fraction;
  readonly event: {
    readonly minRounds: number;
    /** Applies to standard chess only (U-06, Q-13). */
    readonly maxRoundsPerDay: number;
    /** How many lists after the one its end falls before a late report may still enter. */
    readonly lateLists: number;
  };
  readonly firstRating: {
    readonly minGames: number;
    readonly minRating: Rating;
    readonly mean: 'game-weighted' | 'plain';
  };
}
