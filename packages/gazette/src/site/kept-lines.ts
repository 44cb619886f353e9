import { ByteWriter } from '../byte-writer.ts';
import type { Rows } from '../list.ts';
import { type Entry, numberKey } from './section.ts';

/** The lines of rows while they are put into other orders: some 75 bytes a row. */
export class KeptLines<Row extends { readonly player: string }> {
  readonly #bytes: Uint8Array;
  readonly #ends: Uint32Array;
  readonly #numbers: Int32Array;

  constructor(rows: Rows<Row>, write: (writer: ByteWriter, row: Row) => void) {
    const writer = new ByteWriter();
    this.#ends = new Uint32Array(rows.length);
    this.#numbers = new Int32Array(rows.length);
    let at = 0;
    for (const row of rows) {
      write(writer, row);
      this.#ends[at] = writer.length;
      this.#numbers[at] = Number(row.player);
      at++;
    }
    this.#bytes = writer.finish();
  }

  /** The rows at these places, in this order; the key of a row begins with what `lead` says of its place in it. */
  *inOrder(places: Iterable<number>, lead: (at: number) => string): Generator<Entry> {
    let [at, place] = [0, 0];
    const [bytes, ends, numbers] = [this.#bytes, this.#ends, this.#numbers];
    const entry: Entry = {
      get key() {
        return lead(at) + numberKey(numbers[place] as number);
      },
      get line() {
        return bytes.subarray(place === 0 ? 0 : ends[place - 1], ends[place]);
      },
    };
    for (place of places) {
      yield entry;
      at++;
    }
  }
}
