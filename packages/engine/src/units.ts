/** Hundredths of a rating point, or of a game point: the integers all arithmetic is done in (U-28). */
export type Hundredths = number;

/** A whole rating point value as it stands on a list. */
export type Rating = number;

/** A game result of one side, in hundredths of a game point: win 100, draw 50, loss 0 (U-15). */
export type Points = 0 | 50 | 100;

/** An exact mean: `numerator / denominator` in lowest terms, both safe integers, the denominator positive. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Standard, rapid and blitz. Always written, never inferred from anything but a time control (U-01). */
export type ListType = 'ukd' | 'uhs' | 'uys';

export const listTypes: readonly ListType[] = ['ukd', 'uhs', 'uys'];

/** A month `YYYY-MM`: the month of play and the list in force during it. */
export type Period = string;

/** A calendar day `YYYY-MM-DD`. */
export type Day = string;

/** A public player number: 4 to 8 digits, no leading zero. */
export type PlayerNumber = string;

/** Thinking time per player in seconds: base time of the whole game and increment a move. */
export interface TimeControl {
  readonly base: number;
  readonly increment: number;
}
