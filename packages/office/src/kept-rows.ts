import type { ListType, PlayerNumber, PooledPerformance, StateColumns } from '@kuvvet/engine';
import type { KeptPerformance, KeptRow } from '@kuvvet/gazette';
import { type ClosedColumns, indexOf } from './close-columns.ts';

/** What a list keeps for first ratings of listed players, with what it kept before (U-26). */
export function keptRows(
  type: ListType,
  { before, after }: Pick<ClosedColumns, 'before' | 'after'>,
  isListed: (player: PlayerNumber) => boolean,
): readonly KeptRow[] {
  const numbers = new Set(
    [before, after].flatMap(({ numbers, pools }) => [...pools.keys()].map((at) => numbers[at] ?? 0)),
  );
  const rows: KeptRow[] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const [old, now] = [before, after].map((states) => keptIn(states, number, type)) as [Kept, Kept];
    // A number that was merged is in no list any more.
    if (old.length + now.length === 0 || indexOf(after.numbers, number) < 0 || !isListed(`${number}`))
      continue;
    rows.push({ player: `${number}`, before: old, kept: now });
  }
  return rows;
}

type Kept = readonly KeptPerformance[];

const keptIn = ({ numbers, pools }: StateColumns, number: number, type: ListType): Kept =>
  (pools.get(indexOf(numbers, number))?.[type] ?? []).map(namelessly);

/** Nothing that is published depends on what a tournament is called. */
export const namelessly = ({ games, performance }: PooledPerformance): KeptPerformance => ({
  games,
  performance,
});
