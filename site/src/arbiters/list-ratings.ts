import { type Day, type ListType, listTypes, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { ReportPlayer } from '@kuvvet/report';
import { fetchCalendar, packOf } from '../browser/release/lists.ts';
import { numberKey } from '../browser/release/look-up.ts';
import type { Pack } from '../browser/release/pack.ts';
import type { FideLine, RatingLine } from '../browser/release/rows.ts';

/** By what a published list finds somebody: the player number, or else the FIDE number. */
export type Sought = Pick<ReportPlayer, 'playerNumber' | 'fideNumber'>;

/** Ratings of some players on one list; `period` is null where there is no such list. */
export interface ListRatings {
  readonly period: string | null;
  readonly ratings: ReadonlyMap<PlayerNumber, Rating>;
  /** The players who were found by their FIDE numbers, by these. */
  readonly numbers: ReadonlyMap<string, PlayerNumber>;
}

/**
 * The published ratings of `players` in force on `day`, or on the newest list where it is older than the day (U-09).
 * Blocks are fetched in which some hundred players lie; nothing else says who is looked for. Throws `Unreachable`.
 */
export async function listRatings(
  type: ListType,
  day: Day,
  players: readonly Sought[],
): Promise<ListRatings> {
  const ratings = new Map<PlayerNumber, Rating>();
  const numbers = new Map<string, PlayerNumber>();
  const list = (await fetchCalendar())?.lists[type].find(({ inForceFrom }) => inForceFrom <= day);
  if (!list) return { period: null, ratings, numbers };
  const pack = await packOf(list);
  const find = async (sought: Sought) => {
    const [player, ...known] = (await lineOf(pack, sought)) ?? [];
    if (player === undefined) return;
    const rating = known[listTypes.indexOf(type)] ?? 0;
    if (rating > 0) ratings.set(`${player}`, rating);
    if (sought.playerNumber === null) numbers.set(sought.fideNumber ?? '', `${player}`);
  };
  await Promise.all(players.map(find));
  return { period: list.period, ratings, numbers };
}

/** Somebody's line of `ratings`; null for who is on no list. */
async function lineOf(pack: Pack, { playerNumber, fideNumber }: Sought): Promise<RatingLine | null> {
  if (playerNumber !== null) {
    const key = numberKey(playerNumber);
    for await (const lines of pack.blocks<RatingLine>('ratings', key, key)) {
      const found = lines.find(([player]) => `${player}` === playerNumber);
      if (found) return found;
    }
  } else if (fideNumber !== null) {
    const key = fideNumber.padStart(10, '0');
    for await (const lines of pack.blocks<FideLine>('fide', key, key)) {
      const found = lines.find(([fide]) => fide === fideNumber);
      if (found) return [found[1], found[2], found[3], found[4]];
    }
  }
  return null;
}
