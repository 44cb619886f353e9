import { type ListType, listTypes, type Period, type PlayerNumber, type PlayerState } from '@kuvvet/engine';
import type { Step } from '@kuvvet/ledger';

/** The ratings that changed with a list: what it adds to the standings, whose past never changes (ARCHITECTURE 5.1). */
export function stepsBetween(
  before: readonly PlayerState[],
  after: readonly PlayerState[],
  list: Period,
): readonly { player: PlayerNumber; type: ListType; step: Step }[] {
  const previous = new Map(before.map((state) => [state.player, state]));
  const steps = [];
  for (const { player, ratings } of after) {
    for (const type of listTypes) {
      const rating = ratings[type];
      if (rating !== null && rating !== previous.get(player)?.ratings[type]) {
        steps.push({ player, type, step: { list, rating } });
      }
    }
  }
  return steps;
}
