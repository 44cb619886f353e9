import { closePlayer, type ListType, type PlayerResult, type Rating, type RuleSet } from '@kuvvet/engine';

/** The rating of the next list if nothing else were played, as a month is closed; null for who stays unrated. */
export function nextRating(
  { player, k, games, change, performance }: PlayerResult,
  type: ListType,
  ratings: Readonly<Record<ListType, Rating | null>>,
  rules: RuleSet,
): Rating | null {
  const played = { tournament: 'event', type, k, games, change, performance: performance?.value ?? null };
  const before = { player, ratings, pool: { ukd: [], uhs: [], uys: [] } };
  return closePlayer(before, [played], rules).state.ratings[type];
}
