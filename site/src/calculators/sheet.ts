import type { ListType, Points, Rating } from '@kuvvet/engine';

/** The calculators, in the order of the page. */
export const modes = ['game', 'tournament', 'first', 'performance', 'fide', 'dual'] as const;
export type Mode = (typeof modes)[number];

/** A game as somebody enters it; only those played over the board belong here (U-07). */
export interface SheetGame {
  /** On the national list; null for an unrated opponent. */
  readonly opponent: Rating | null;
  /** On FIDE's list; null without one. */
  readonly opponentFide: Rating | null;
  readonly points: Points;
  readonly opponentName?: string;
}

/** What decides K at FIDE. */
export interface FideFacts {
  /** Highest rating ever published; null: the present one. */
  readonly highest: Rating | null;
  /** Year of the list minus year of birth; null if not given, which makes nobody a junior. */
  readonly age: number | null;
  /** Fewer than 30 rated games so far. */
  readonly isNew: boolean;
}

/** Everything a calculator is given, whichever it is: what is saved and shared. */
export interface Sheet {
  readonly mode: Mode;
  readonly type: ListType;
  /** On the list of `type`; null while unrated there. */
  readonly own: Rating | null;
  /** The standard rating, from which a missing UHS or UYS starts (U-11); null without one. */
  readonly standard: Rating | null;
  readonly fide: Rating | null;
  readonly facts: FideFacts;
  /** One event, or several of an unrated player. */
  readonly events: readonly (readonly SheetGame[])[];
  /** Of the tournament. */
  readonly name?: string;
}

export const emptyGame: SheetGame = { opponent: null, opponentFide: null, points: 100 };

export const emptySheet: Sheet = {
  mode: 'game',
  type: 'ukd',
  own: null,
  standard: null,
  fide: null,
  facts: { highest: null, age: null, isNew: false },
  events: [[]],
};
