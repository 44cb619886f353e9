import type { ListType, Period, Rating } from '@kuvvet/engine';
import { firstOf, type Link } from './chain.ts';
import { listRow, rowsIn } from './read-rows.ts';
import { fetchFile, type Reader } from './reader.ts';

/** What a list said of everybody, by player number. */
export interface ListRatings {
  readonly ratings: ReadonlyMap<number, Rating>;
  /** Of another federation: such a player may have counted with a FIDE rating (U-10). */
  readonly foreign: ReadonlySet<number>;
}

/** Lists that late events are based on are looked up too, so a few are kept. */
const kept = 8;

/** The ratings of lists of all types by month; null where a list is not to be had. */
export type RatingsOf = (type: ListType, period: Period) => Promise<ListRatings | null>;

export function openRatings(
  chains: Readonly<Record<ListType, readonly Link[]>>,
  home: string,
  reader: Reader,
): RatingsOf {
  const known = new Map<string, Promise<ListRatings | null>>();
  return (type, period) => {
    const name = `${type} ${period}`;
    const found = known.get(name) ?? fetchRatings(firstOf(period, chains[type]), home, reader);
    known.delete(name);
    known.set(name, found);
    const [oldest] = known.keys();
    if (known.size > kept && oldest) known.delete(oldest);
    return found;
  };
}

/** What is wrong with a list is told where that list is verified. */
async function fetchRatings(
  link: Link | undefined,
  home: string,
  reader: Reader,
): Promise<ListRatings | null> {
  const entry = link?.manifest.files.find(({ name }) => name === 'list.ndjson');
  const bytes = link && entry ? await fetchFile(reader, link.release, entry, () => {}) : null;
  if (!bytes) return null;
  const ratings = new Map<number, Rating>();
  const foreign = new Set<number>();
  try {
    for (const { player, rating, federation } of rowsIn(bytes, listRow)) {
      ratings.set(Number(player), rating);
      if (federation !== home) foreign.add(Number(player));
    }
  } catch {
    return null;
  }
  return { ratings, foreign };
}

/** The rating that counts on a list, with the standard one where it is still missing (U-11). */
export const ratingOn = (player: number, own: ListRatings, standard: ListRatings): Rating | null =>
  own.ratings.get(player) ?? standard.ratings.get(player) ?? null;
