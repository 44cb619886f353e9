import type { ListType, Period } from '@kuvvet/engine';
import { type Calendar, type PublishedList, packOf } from './lists.ts';
import { linesOf } from './look-up.ts';
import type { ListLine, RatingLine } from './rows.ts';

/** The ratings of a month; 0 for none. */
export type MonthRatings = Readonly<Record<ListType, number>> & { readonly period: Period };

/** A player over all months, newest first. */
export interface Career {
  readonly player: string;
  readonly row: ListLine;
  readonly months: readonly MonthRatings[];
}

const types = ['ukd', 'uhs', 'uys'] as const;

/**
 * What the current lists and, for who is on them, the past ones say of a player. Null for who is not on a current list:
 * who was left out since is not looked for in old ones.
 */
export async function fetchCareer(player: string, { lists }: Calendar): Promise<Career | null> {
  const [newest, ...past] = lists.ukd;
  const now = newest && (await ratingsOf(player, newest));
  const type = types.find((each) => now && now[each] > 0);
  if (!now || !type) return null;
  const list = lists[type].find(({ period }) => period === now.period);
  const rows = list
    ? await linesOf<ListLine>(await packOf(list), 'list', player, (line) => line.player === player)
    : [];
  if (!rows[0]) return null;
  const before = await Promise.all(past.map((each) => ratingsOf(player, each)));
  return { player, row: rows[0], months: [now, ...before] };
}

/** Of all three types: every list has them. */
async function ratingsOf(player: string, list: PublishedList): Promise<MonthRatings> {
  const isOf = ([each]: RatingLine) => `${each}` === player;
  const [line] = await linesOf<RatingLine>(await packOf(list), 'ratings', player, isOf);
  const [, ukd = 0, uhs = 0, uys = 0] = line ?? [];
  return { period: list.period, ukd, uhs, uys };
}
