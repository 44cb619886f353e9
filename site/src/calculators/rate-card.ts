import type { PlayerResult, Rating, RuleSet } from '@kuvvet/engine';
import { baseRating, ratingsOf } from './base-rating.ts';
import { nextRating } from './next-rating.ts';
import { play } from './play.ts';
import type { Sheet } from './sheet.ts';

/** What one event does to a rated player, as if nothing else were played that month. */
export interface RatedCard {
  readonly base: Rating;
  /** The base is the standard rating (U-11). */
  readonly fromStandard: boolean;
  readonly result: PlayerResult;
  /** Whole points, before the floor (U-18). */
  readonly rounded: number;
  readonly rating: Rating;
  /** Without the floor the rating would be lower (U-19). */
  readonly floored: boolean;
}

/** Null for a player without a rating that counts: see `rateNewcomer`. */
export function rateCard(sheet: Sheet, rules: RuleSet): RatedCard | null {
  const { rating: base, fromStandard } = baseRating(sheet);
  if (base === null) return null;
  const result = play(base, sheet.events.flat(), rules);
  const rating = nextRating(result, sheet.type, ratingsOf(sheet), rules) ?? base;
  const unfloored =
    nextRating(result, sheet.type, ratingsOf(sheet), { ...rules, floor: Number.NEGATIVE_INFINITY }) ?? base;
  return { base, fromStandard, result, rounded: unfloored - base, rating, floored: rating !== unfloored };
}
