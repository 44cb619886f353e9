import { roundHundredths } from './hundredths.ts';
import type { RuleSet } from './ruleset.ts';
import type { Hundredths, Rating } from './units.ts';

/** One rounding for the whole period, then the floor (U-18, U-19, Q-09). */
export function ratingAfter(base: Rating, change: Hundredths, rules: RuleSet): Rating {
  const rounded =
    rules.rounding === 'change' ? base + roundHundredths(change) : roundHundredths(100 * base + change);
  return Math.max(rules.floor, rounded);
}
