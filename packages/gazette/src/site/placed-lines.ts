import type { Entry } from './section.ts';
import { WaitingLines } from './waiting-lines.ts';

/** Neighbours share a shelf: as many as 16 bits count, some megabytes. */
const shelfBits = 15;
const shelfSize = 1 << shelfBits;

const decoder = new TextDecoder();

/** Lines that come in one order, each with its place in another. Every place is taken once. */
export class PlacedLines implements Disposable {
  readonly #waiting: WaitingLines;
  /** By place: the line on its shelf. */
  readonly #lines: Uint16Array;

  constructor(length: number) {
    this.#waiting = new WaitingLines(Math.ceil(length / shelfSize));
    this.#lines = new Uint16Array(length);
  }

  put(place: number, line: Uint8Array): void {
    this.#lines[place] = this.#waiting.put(place >>> shelfBits, line);
  }

  /** By place, once; `keyOf` reads the key of a line in it. */
  *entries(keyOf: (line: string) => string): Generator<Entry> {
    let line: Uint8Array = new Uint8Array(0);
    const entry: Entry = {
      get key() {
        return keyOf(decoder.decode(line));
      },
      get line() {
        return line;
      },
    };
    for (let from = 0; from < this.#lines.length; from += shelfSize) {
      this.#waiting.take(from >>> shelfBits);
      for (const at of this.#lines.subarray(from, from + shelfSize)) {
        line = this.#waiting.line(at);
        yield entry;
      }
    }
  }

  [Symbol.dispose](): void {
    this.#waiting[Symbol.dispose]();
  }
}
