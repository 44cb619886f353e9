import { type ListType, listTypes, type Period, type PlayerNumber, type StateColumns } from '@kuvvet/engine';
import type { Ledger, Step } from '@kuvvet/ledger';
import { slicesOf } from './slices.ts';

/** A rating that is another from a list on. */
export interface StepOfPlayer {
  readonly player: PlayerNumber;
  readonly type: ListType;
  readonly step: Step;
}

/** The ratings that changed with a list: what it adds to the standings, whose past never changes (ARCHITECTURE 5.1). */
function* stepsBetween(
  before: StateColumns | null,
  after: StateColumns,
  list: Period,
): Generator<StepOfPlayer> {
  let at = 0;
  for (let index = 0; index < after.length; index++) {
    const number = after.numbers[index] as number;
    while (before && at < before.length && (before.numbers[at] as number) < number) at++;
    for (const type of listTypes) {
      const rating = after.ratings[type][index] as number;
      const previous = before?.numbers[at] === number ? before.ratings[type][at] : 0;
      if (rating !== 0 && rating !== previous) yield { player: `${number}`, type, step: { list, rating } };
    }
  }
}

/** Steps written at once. */
const written = 100_000;

/** Writes the ratings that changed with a list. Repeatable. */
export async function recordSteps(
  before: StateColumns | null,
  after: StateColumns,
  list: Period,
  ledger: Pick<Ledger, 'addSteps'>,
): Promise<void> {
  for (const steps of slicesOf(stepsBetween(before, after, list), written)) await ledger.addSteps(steps);
}
