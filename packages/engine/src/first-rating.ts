import { roundedMean } from './fraction.ts';
import type { RuleSet } from './ruleset.ts';
import type { Fraction, Rating } from './units.ts';

/** One event's performance of an unrated player, kept until the pool makes a first rating (U-26). */
export interface PooledPerformance {
  readonly tournament: string;
  /** Games against rated opponents. */
  readonly games: number;
  readonly performance: Fraction;
}

/** What a pool of performances comes to so far. */
export interface FirstRating {
  readonly games: number;
  /** Mean of the performances, rounded once; null without any. */
  readonly mean: Rating | null;
  /** The first rating; null while something is lacking. */
  readonly rating: Rating | null;
  readonly lacks: 'games' | 'performance' | null;
}

/** The mean of all pooled performances is the first rating once games and mean reach the limits (U-24, U-25). */
export function firstRating(pool: readonly PooledPerformance[], rules: RuleSet): FirstRating {
  const { minGames, minRating, mean: kind } = rules.firstRating;
  let games = 0;
  for (const event of pool) games += event.games;
  if (pool.length === 0) return { games, mean: null, rating: null, lacks: 'games' };
  const mean = roundedMean(
    pool.map((event) => ({
      weight: kind === 'game-weighted' ? event.games : 1,
      value: event.performance,
    })),
  );
  if (games < minGames) return { games, mean, rating: null, lacks: 'games' };
  if (mean < minRating) return { games, mean, rating: null, lacks: 'performance' };
  return { games, mean, rating: mean, lacks: null };
}
