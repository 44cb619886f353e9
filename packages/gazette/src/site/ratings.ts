import type { CombinedRow } from '../list.ts';
import { type Entry, numberKey } from './section.ts';

/** `ratings`: what a curve needs of a month, for all three types; 0 for none. */
export function* ratingEntries(rows: Iterable<CombinedRow>): Generator<Entry> {
  const encoder = new TextEncoder();
  for (const { player, ratings } of rows) {
    const { ukd, uhs, uys } = ratings;
    yield {
      key: numberKey(player),
      line: encoder.encode(`[${player},${ukd ?? 0},${uhs ?? 0},${uys ?? 0}]`),
    };
  }
}
