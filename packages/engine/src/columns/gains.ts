import { expectedScore, limitDifference } from '../expectation.ts';
import type { RuleSet } from '../ruleset.ts';
import type { Rating } from '../units.ts';

/**
 * What a game is worth to White in hundredths of k: W - We against a rated opponent, the fixed share against an
 * unrated one (U-13 to U-16). It is worth the same to Black with the sign turned, since the two We of a difference
 * make 1 and the two shares 0.
 *
 * An unrated player sits at `unrated`, further from every rating than any two ratings lie apart: one look-up by
 * difference then finds either case without asking which.
 */
export interface Gains {
  readonly unrated: number;
  /** A row of `width` for each result in half points; in it by White's seat minus Black's, shifted by `unrated`. */
  readonly byDifference: Int16Array;
  readonly width: number;
}

/** `highest` is no less than any rating that will be looked up. */
export function gains(highest: Rating, rules: RuleSet): Gains {
  const unrated = 2 * highest + 1;
  const width = 2 * unrated + 1;
  const byDifference = new Int16Array(3 * width);
  for (const halves of [0, 1, 2]) {
    const row = byDifference
      .subarray(halves * width, (halves + 1) * width)
      .fill(rules.unratedFactor * (halves - 1));
    for (let difference = -highest; difference <= highest; difference++) {
      const expected = expectedScore(limitDifference(difference, rules.maxDifference));
      row[unrated + difference] = 50 * halves - expected;
    }
  }
  return { unrated, byDifference, width };
}
