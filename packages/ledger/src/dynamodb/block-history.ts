import { type ListType, listTypes, type Period, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { Standing, Step } from '../items.ts';
import { emptyBlock, enterRating, type RatingBlock, ratingIn } from './rating-block.ts';

export interface NewStep {
  readonly player: PlayerNumber;
  readonly type: ListType;
  readonly step: Step;
}

/** A block on a list; `packed` is how it lies in the table, null while it does not. */
export interface BlockOnList {
  readonly list: Period;
  readonly block: RatingBlock;
  readonly packed: Uint8Array | null;
}

/**
 * The blocks of `history`, oldest first, that steps change, and those they make. A step that is there stays; one before
 * later lists holds on them until the rating changes. None is changed in place.
 */
export function withSteps(
  history: readonly BlockOnList[],
  steps: readonly NewStep[],
): readonly BlockOnList[] {
  const blocks = new Map(history.map((each) => [each.list, { ...each, block: Buffer.from(each.block) }]));
  const lists = [...new Set([...blocks.keys(), ...steps.map(({ step }) => step.list)])].sort();
  let last: RatingBlock = emptyBlock();
  for (const list of lists) {
    const block = blocks.get(list)?.block ?? Buffer.from(last);
    if (!blocks.has(list)) blocks.set(list, { list, block, packed: null });
    last = block;
  }
  const at = (list: Period | undefined) => (list && blocks.get(list)?.block) || emptyBlock();
  for (const { player, type, step } of steps) {
    const from = lists.indexOf(step.list);
    const before = ratingIn(at(lists[from - 1]), player, type);
    for (const list of lists.slice(from)) {
      if (ratingIn(at(list), player, type) !== before) break;
      enterRating(at(list), player, type, step.rating);
    }
  }
  const found = new Map(history.map(({ list, block }) => [list, block]));
  return lists.flatMap((list) => {
    const now = blocks.get(list);
    return now && !found.get(list)?.equals(now.block) ? now : [];
  });
}

/** The lists at which a player's ratings changed; null for whoever was never rated. */
export function standingIn(history: readonly BlockOnList[], player: PlayerNumber): Standing | null {
  const steps: Record<ListType, Step[]> = { ukd: [], uhs: [], uys: [] };
  for (const type of listTypes) {
    let before: Rating | null = null;
    for (const { list, block } of history) {
      const rating = ratingIn(block, player, type);
      if (rating !== null && rating !== before) steps[type].push({ list, rating });
      before = rating;
    }
  }
  return listTypes.some((type) => steps[type].length > 0) ? { player, steps } : null;
}
