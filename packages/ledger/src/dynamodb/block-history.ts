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
  const lists = [...new Set([...history, ...steps.map(({ step }) => step)].map(({ list }) => list))].sort();
  const changed = new Set<BlockOnList>();
  const blocks: BlockOnList[] = [];
  for (const list of lists) {
    const there = history.find((each) => each.list === list);
    const block = Buffer.from(there?.block ?? blocks.at(-1)?.block ?? emptyBlock());
    blocks.push({ list, block, packed: there?.packed ?? null });
  }
  for (const { player, type, step } of steps) {
    const from = lists.indexOf(step.list);
    const last = blocks[from - 1];
    const before = last ? ratingIn(last.block, player, type) : null;
    for (const each of blocks.slice(from)) {
      if (ratingIn(each.block, player, type) !== before) break;
      enterRating(each.block, player, type, step.rating);
      changed.add(each);
    }
  }
  return blocks.filter((each) => changed.has(each));
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
