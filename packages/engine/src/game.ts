import { coefficient } from './coefficient.ts';
import { expectedScore, limitDifference } from './expectation.ts';
import type { RuleSet } from './ruleset.ts';
import type { Hundredths, Points, Rating } from './units.ts';

/** One game seen from a rated side, with everything that explains its change. */
export interface AssessedGame {
  readonly k: number;
  /** Own minus opponent, before the cap; null against an unrated opponent. */
  readonly difference: number | null;
  /** The difference counted as the largest allowed one (U-13). */
  readonly capped: boolean;
  /** We; null against an unrated opponent. */
  readonly expected: Hundredths | null;
  readonly points: Points;
  readonly change: Hundredths;
}

/**
 * The change of one game of a rated player: k x (W - We), or a fixed share of k against an unrated
 * opponent (U-12 to U-16). Both ratings are those of the basis list, whatever happened since (U-09).
 */
export function assessGame(
  own: Rating,
  opponent: Rating | null,
  points: Points,
  rules: RuleSet,
): AssessedGame {
  const k = coefficient(own, rules);
  if (opponent === null) {
    const change = k * rules.unratedFactor * Math.sign(points - 50);
    return { k, difference: null, capped: false, expected: null, points, change };
  }
  const difference = own - opponent;
  const counted = limitDifference(difference, rules.maxDifference);
  const expected = expectedScore(counted);
  return { k, difference, capped: counted !== difference, expected, points, change: k * (points - expected) };
}
