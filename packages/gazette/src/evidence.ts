import type {
  Day,
  Fraction,
  GameLine,
  Hundredths,
  ListType,
  Period,
  PlayerNumber,
  Rating,
} from '@kuvvet/engine';
import type { Chunks } from './archive.ts';
import type { RatingList, Rows } from './list.ts';

/** What one event did to one player, and how: everything a pencil needs (M-15). */
export interface AuditLine {
  readonly player: PlayerNumber;
  /** sha-256 of who met whom with which result on which days: an event by whatever name it was reported. */
  readonly event: string;
  /** The list whose ratings were used: the one in force on the start date. */
  readonly basis: Period;
  readonly start: Day;
  readonly rating: Rating | null;
  readonly k: number | null;
  readonly games: number;
  readonly points: Hundredths;
  readonly expected: Hundredths;
  readonly change: Hundredths;
  readonly performance: Fraction | null;
  /** By round. */
  readonly lines: readonly AuditGame[];
}

/** A game as its player saw it; an opponent who is in no published file has no number here either. */
export type AuditGame = Omit<GameLine, 'opponent'> & { readonly opponent: PlayerNumber | null };

/** What an event left for a first rating (U-26). Events have no names here: what counts is how many games of what worth. */
export interface KeptPerformance {
  readonly games: number;
  readonly performance: Fraction;
}

/** What is kept of an unrated player, before the period and after it. */
export interface KeptRow {
  readonly player: PlayerNumber;
  readonly before: readonly KeptPerformance[];
  readonly kept: readonly KeptPerformance[];
}

/** One thing no game of the period did: the public side of an act or of a correcting entry. */
export interface AmendmentRow {
  readonly player: PlayerNumber;
  /** `points` went to a rating, `rating` was given, a performance was `kept` or taken away, or the number ended with a `merge`. */
  readonly kind: 'points' | 'rating' | 'kept' | 'merge';
  readonly type: ListType;
  readonly points: number | null;
  readonly rating: Rating | null;
  /** The performance that is kept no longer. */
  readonly old: KeptPerformance | null;
  /** The performance that is kept from now on. */
  readonly new: KeptPerformance | null;
  /** The number that stays. */
  readonly into: PlayerNumber | null;
  readonly because: 'award' | 'correction' | 'merge';
  /** The published list that was wrong. */
  readonly corrects: Period | null;
  /** The officer's, without what may tell who somebody is. */
  readonly reason: string | null;
  readonly decided: Day | null;
}

/** What an officer compares with the list before (M-16), as far as the rows themselves do not tell. */
export interface Account {
  /** Tournaments of this type in the book, and their games. */
  readonly events: number;
  readonly games: number;
  /**
   * Listed players with a rating before the month, those without one until now, and those whose number a merge ended.
   * Who asked to be left out, or in again, since the list before counts on neither side.
   */
  readonly before: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly dropped: number;
  /** Unrated players of whom performances are kept. */
  readonly kept: number;
  /** Who would have come to another first rating, or to none, under the other preset. */
  readonly otherPreset: {
    readonly ruleSet: string;
    readonly differs: readonly {
      readonly player: PlayerNumber;
      readonly rating: Rating | null;
      readonly other: Rating | null;
    }[];
  };
}

/** A file whose lines are written already. */
export interface Lines {
  readonly rows: number;
  readonly contents: () => Chunks;
}

/** A list with everything by which it can be worked out again. All rows by player number. */
export interface Publication extends RatingList {
  readonly audit: Lines;
  /** Rows of `EventRow`; null for a list of a program that published none. */
  readonly events: Lines | null;
  readonly kept: Rows<KeptRow>;
  readonly amendments: readonly AmendmentRow[];
  readonly account: Account;
}
