import type { Rating } from '../units.ts';
import { fideRegulations } from './regulations.ts';

/** What K depends on, as of the list in force. */
export interface FideCareer {
  /** Highest rating ever published. */
  readonly highest: Rating;
  /** Year of the list minus year of birth; null if not known, which makes nobody a junior. */
  readonly age: number | null;
  /** Rated games so far. */
  readonly games: number;
}

/** K of the list in force: master, junior, newcomer, anybody else, in this order. */
export function fideCoefficient({ highest, age, games }: FideCareer): number {
  const { master, junior, newcomer, others } = fideRegulations.coefficients;
  if (highest >= master.from) return master.k;
  if (age !== null && age <= junior.untilAge && highest < junior.below) return junior.k;
  return games < newcomer.belowGames ? newcomer.k : others;
}

/** The largest whole K whose product with the games of the period does not pass 700. */
export function limitCoefficient(k: number, games: number): number {
  const { maxProduct } = fideRegulations.coefficients;
  return Math.min(k, Math.floor(maxProduct / games));
}
