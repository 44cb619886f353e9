import type { ListType } from '@kuvvet/engine';

/** What a sender says of a report. What is left out is not checked. */
export interface Declaration extends Counts {
  readonly type?: ListType | undefined;
  /** Whether all rounds are played and entered. */
  readonly final?: boolean | undefined;
}

/** Sizes by which a report that was cut off is noticed. */
export interface Counts {
  readonly rounds?: number | undefined;
  readonly players?: number | undefined;
  /** Pairings of two players: forfeits included, byes not. */
  readonly games?: number | undefined;
}
