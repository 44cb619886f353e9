import type { Day, Hundredths, ListType, Rating } from './units.ts';

/**
 * A named, dated set of parameters of the rules: what sources disagree on or a federation may decide.
 * A closed period is always recomputed under its own. Plain data; a change of any value is a new `version`.
 */
export interface RuleSet {
  readonly name: string;
  readonly version: string;
  /** The day the document behind it came into force. */
  readonly effective: Day;
  /** k by own rating: the last tier whose `from` is reached, lowest first (U-12, Q-02). */
  readonly coefficients: readonly { readonly from: Rating; readonly k: number }[];
  /** A larger difference counts as this one (U-13). */
  readonly maxDifference: number;
  /** Share of k won or lost against an unrated opponent, in hundredths (U-16, Q-16). */
  readonly unratedFactor: Hundredths;
  /** What is rounded, once a period: the signed change, or the new rating (U-18, Q-09). */
  readonly rounding: 'change' | 'rating';
  /** No list value is lower (U-19, Q-10). */
  readonly floor: Rating;
  readonly performance: {
    /** Least score against rated opponents in an event, positive (U-23, Q-06). */
    readonly minPoints: Hundredths;
    /** Where an exact half per cent goes. */
    readonly halfPercent: 'up' | 'down';
  };
  readonly firstRating: {
    /** Pooled games against rated opponents (U-24, Q-03). */
    readonly minGames: number;
    /** The lowest rounded mean that enters the list (U-25, Q-05). */
    readonly minRating: Rating;
    /** Whether a performance weighs as many games as it has, or one. */
    readonly mean: 'game-weighted' | 'plain';
  };
  readonly event: {
    readonly minRounds: number;
    readonly maxRoundsPerDay: number;
    /** The types the daily maximum holds for (U-06, Q-13). */
    readonly dayLimited: readonly ListType[];
    /** An event is due on the first list that starts at least so many days after its end. */
    readonly cutOffDays: number;
    /** How many lists after the first one past its end a late report may still enter. */
    readonly lateLists: number;
  };
  /** Thinking time for 60 moves in seconds: base + 60 increments (U-08, Q-14). */
  readonly thinkingTime: {
    readonly standardFrom: number;
    readonly rapidAbove: number;
    readonly blitzFrom: number;
  };
}
