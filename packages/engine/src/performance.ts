import { limitDifference } from './expectation.ts';
import { fraction } from './fraction.ts';
import { percentage } from './percentage.ts';
import { performanceDifference } from './performance-difference.ts';
import type { RuleSet } from './ruleset.ts';
import type { Fraction, Hundredths, Rating } from './units.ts';

/** P = Ro + dP of one event, over the games against rated opponents (U-21). */
export interface TournamentPerformance {
  readonly games: number;
  /** Score against rated opponents. */
  readonly points: Hundredths;
  /** Ro. */
  readonly average: Fraction;
  /** Whole score percentage. */
  readonly percent: number;
  /** dP. */
  readonly difference: number;
  /** P. */
  readonly value: Fraction;
}

/**
 * Performance of a player rated `own` against the rated `opponents`; null below the least score (U-23).
 * A rated player's opponents are first brought within the largest difference of `own`; an unrated
 * player's are averaged as they are (U-22, Q-07).
 */
export function performanceOf(
  own: Rating | null,
  opponents: readonly Rating[],
  points: Hundredths,
  rules: RuleSet,
): TournamentPerformance | null {
  if (points < rules.performance.minPoints) return null;
  const games = opponents.length;
  let total = 0;
  for (const opponent of opponents) {
    total += own === null ? opponent : own + limitDifference(opponent - own, rules.maxDifference);
  }
  const percent = percentage(points, games, rules.performance.halfPercent);
  const difference = performanceDifference(percent);
  return {
    games,
    points,
    average: fraction(total, games),
    percent,
    difference,
    value: fraction(total + games * difference, games),
  };
}
