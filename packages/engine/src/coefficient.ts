import type { RuleSet } from './ruleset.ts';
import type { Rating } from './units.ts';

/** k by own rating alone: neither age nor number of games plays a part (U-12, Q-02). */
export function coefficient(rating: Rating, rules: RuleSet): number {
  let k = 0;
  for (const tier of rules.coefficients) {
    if (rating >= tier.from) k = tier.k;
  }
  return k;
}
