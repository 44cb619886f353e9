import type { RuleSet, StateColumns } from '@kuvvet/engine';
import type { Act, Posting } from '@kuvvet/ledger';
import { type ClosedColumns, closeColumns } from './close-columns.ts';
import { sumUp } from './close-sums.ts';
import { mastersIn } from './player-months.ts';
import { everybody } from './player-range.ts';

/** Closes a whole book whose postings may come one by one and are not kept. */
export async function closeBook(
  states: StateColumns,
  postings: AsyncIterable<Posting> | Iterable<Posting>,
  acts: readonly Act[],
  rules: RuleSet,
): Promise<ClosedColumns> {
  const summing = sumUp(states, everybody, mastersIn(acts));
  for await (const posting of postings) summing.take(posting);
  return closeColumns(states, summing.sums, acts, rules, everybody);
}
