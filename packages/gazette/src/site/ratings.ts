import { ByteWriter } from '../byte-writer.ts';
import type { CombinedRow } from '../list.ts';
import { type Entry, numberKey } from './section.ts';

/** `ratings`: what a curve needs of a month, for all three types; 0 for none. */
export function* ratingEntries(rows: Iterable<CombinedRow>): Generator<Entry> {
  const writer = new ByteWriter();
  let number = '';
  let line: Uint8Array = new Uint8Array(0);
  const entry: Entry = {
    get key() {
      return numberKey(number);
    },
    get line() {
      return line;
    },
  };
  for (const { player, ratings } of rows) {
    writer.ascii('[');
    writer.ascii(player);
    writeRatings(writer, ratings);
    number = player;
    line = writer.take();
    yield entry;
  }
}

/** The rest of a line, ratings in all three types. */
export function writeRatings(writer: ByteWriter, { ukd, uhs, uys }: CombinedRow['ratings']): void {
  writer.ascii(',');
  writer.integer(ukd ?? 0);
  writer.ascii(',');
  writer.integer(uhs ?? 0);
  writer.ascii(',');
  writer.integer(uys ?? 0);
  writer.ascii(']');
}
