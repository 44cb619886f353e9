import type {
  FirstRating,
  GameLine,
  Hundredths,
  ListType,
  Period,
  PlayerNumber,
  PlayerResult,
  Rating,
} from '@kuvvet/engine';
import type { PlayerAmendment } from '@kuvvet/ledger';
import type { IsoDate } from '@kuvvet/report';

/** Everything behind a player's numbers on one list (M-15). */
export interface Explanation {
  /** The number that stays, where the one asked for was merged by then. */
  readonly player: PlayerNumber;
  readonly name: string;
  readonly list: Period;
  /** False while the list is not published: the numbers of a preview. */
  readonly official: boolean;
  readonly ruleSet: string;
  readonly numbers: readonly NumberExplained[];
}

/** One of the three ratings. */
export interface NumberExplained {
  readonly type: ListType;
  /** On the list before; null if it had none. */
  readonly before: Rating | null;
  /** What changes are added to: the standard rating where there was none (U-11); null while unrated. */
  readonly base: Rating | null;
  readonly after: Rating | null;
  /** By start, then code. */
  readonly events: readonly EventExplained[];
  readonly entries: readonly EntryExplained[];
  /** The exact sum of all of them, points included. */
  readonly change: Hundredths;
  /** The sum, rounded once (U-18). */
  readonly rounded: number;
  /** The rating stopped at the floor (U-19). */
  readonly floored: boolean;
  /** What an unrated player has towards a first rating with this list; null for a rated one. */
  readonly towards: Towards | null;
}

/** What one tournament did to the number. */
export interface EventExplained extends Omit<PlayerResult, 'lines' | 'player'> {
  readonly tournament: string;
  readonly name: string;
  readonly start: IsoDate;
  /** The list whose ratings were used. */
  readonly basis: Period;
  /** The merged number under which the player sat, if any. */
  readonly under: PlayerNumber | null;
  readonly lines: readonly (GameLine & { readonly opponentName: string })[];
}

/** What moved the number, or what is kept of it, without a game of the month. */
export type EntryExplained =
  | {
      readonly because: 'award';
      readonly amendment: PlayerAmendment;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly because: 'correction'; readonly amendment: PlayerAmendment; readonly corrects: Period }
  | { readonly because: 'merge'; readonly from: PlayerNumber; readonly games: number };

export interface Towards extends FirstRating {
  /** A first rating that was given, not earned (M-11). */
  readonly given: Rating | null;
  readonly minGames: number;
  readonly minRating: Rating;
}
