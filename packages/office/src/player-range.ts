import { buildStateColumns, type PlayerNumber, type StateColumns } from '@kuvvet/engine';

/** Player numbers from `from` up to but not `to`: what one worker closes of a book. */
export interface PlayerRange {
  readonly from: number;
  readonly to: number;
}

export const everybody: PlayerRange = { from: 0, to: 100_000_000 };

type Masters = ReadonlyMap<PlayerNumber, PlayerNumber>;

export const isWithin = (number: number, { from, to }: PlayerRange): boolean => number >= from && number < to;

/** Whether a player is closed in a range: a merged number is where the one is that stays. */
export const belongs = (number: number, range: PlayerRange, masters: Masters): boolean =>
  isWithin(masters.size === 0 ? number : Number(masters.get(String(number)) ?? number), range);

/** The part of a state that a range is closed over: its own numbers, and those that a merge brings into it. */
export function statesIn(states: StateColumns, range: PlayerRange, masters: Masters): StateColumns {
  if (range === everybody) return states;
  const { numbers, ratings, pools } = states;
  const part = buildStateColumns(numbers.length);
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number;
    if (!isWithin(number, range) && !belongs(number, range, masters)) continue;
    const [ukd, uhs, uys] = [ratings.ukd, ratings.uhs, ratings.uys].map((column) => column[index] as number);
    part.add(number, ukd as number, uhs as number, uys as number, pools.get(index) ?? null);
  }
  return part.finish();
}
