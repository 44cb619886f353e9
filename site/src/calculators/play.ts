import { assess, type PlayerResult, type Rating, type RuleSet } from '@kuvvet/engine';
import type { SheetGame } from './sheet.ts';

const self = 'self';

/** One player's games as a tournament of one game a round, as the engine rates it. */
export function play(
  own: Rating | null,
  games: readonly Pick<SheetGame, 'opponent' | 'points'>[],
  rules: RuleSet,
): PlayerResult {
  const opponents = games.map(({ opponent }, index) => ({ player: `${index + 1}`, rating: opponent }));
  const played = games.map(({ points }, index) => ({
    round: index + 1,
    white: self,
    black: `${index + 1}`,
    points,
  }));
  return assess([{ player: self, rating: own }, ...opponents], played, rules)[0] as PlayerResult;
}
