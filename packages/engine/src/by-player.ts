import type { PlayerNumber } from './units.ts';

/** The order of lists and states. Player numbers are digits without a leading zero: 10000 comes after 9999. */
export const byPlayer = (one: Numbered, other: Numbered): number => Number(one.player) - Number(other.player);

interface Numbered {
  readonly player: PlayerNumber;
}
