import { closePlayer, type ListType, type PlayerResult, type Rating, type RuleSet } from '@kuvvet/engine';
import { baseRating } from './base-rating.ts';
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
  const rating = nextRating(sheet, result, rules) ?? base;
  const unfloored = nextRating(sheet, result, { ...rules, floor: Number.NEGATIVE_INFINITY }) ?? base;
  return { base, fromStandard, result, rounded: unfloored - base, rating, floored: rating !== unfloored };
}

/** The rating of the next list, as a month is closed. */
function nextRating({ type, own, standard }: Sheet, result: PlayerResult, rules: RuleSet): Rating | null {
  const ratings: Record<ListType, Rating | null> = { ukd: standard, uhs: null, uys: null };
  const before = {
    player: result.player,
    ratings: { ...ratings, [type]: own },
    pool: { ukd: [], uhs: [], uys: [] },
  };
  const { k, games, change, performance } = result;
  const played = { tournament: 'event', type, k, games, change, performance: performance?.value ?? null };
  return closePlayer(before, [played], rules).state.ratings[type];
}
