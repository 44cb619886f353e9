import type { TournamentPerformance } from './performance.ts';
import type { Hundredths, PlayerNumber, Points, Rating } from './units.ts';

/** A player of a tournament with the rating of the basis list that counts for its list type (basis.ts). */
export interface Participant {
  readonly player: PlayerNumber;
  readonly rating: Rating | null;
}

/** A game played over the board between two participants; `points` is White's result. */
export interface PlayedGame {
  readonly round: number;
  readonly white: PlayerNumber;
  readonly black: PlayerNumber;
  readonly points: Points;
}

/** A game seen from one side. An unrated player's lines carry no difference, expectation or change (U-17). */
export interface GameLine {
  readonly round: number;
  readonly colour: 'w' | 'b';
  readonly opponent: PlayerNumber;
  readonly opponentRating: Rating | null;
  readonly points: Points;
  /** Own minus opponent, before the cap. */
  readonly difference: number | null;
  readonly capped: boolean;
  readonly expected: Hundredths | null;
  readonly change: Hundredths;
}

/**
 * One player's result of one tournament.
 *
 * `points` and `expected` are W and We summed over the games against rated opponents only, so for a rated
 * player `change` is k x (points - expected) plus, for each game against an unrated opponent, the share of
 * k that U-16 gives it; without such games the first term is all.
 *
 * `games` of a rated player are all rated games, against unrated opponents too. Those of an unrated player
 * are the games of the performance: none when the event yields none (U-23, Q-06).
 */
export interface PlayerResult {
  readonly player: PlayerNumber;
  readonly rating: Rating | null;
  /** Null for an unrated player. */
  readonly k: number | null;
  readonly games: number;
  readonly points: Hundredths;
  readonly expected: Hundredths;
  readonly change: Hundredths;
  readonly performance: TournamentPerformance | null;
  /** By round. */
  readonly lines: readonly GameLine[];
}
