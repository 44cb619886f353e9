import { isDigit, tenthsIn, zero } from './csv-cell.ts';
import type { Layout } from './csv-layout.ts';
import { lineFeed } from './whole-lines.ts';

const quote = 0x22;
const carriageReturn = 0x0d;

/**
 * Goes from row to row of a CSV file and reads the wanted cells, all of which are numbers. Plain digits are read in the
 * one pass that looks for the end of the cell, for text is what such a file costs.
 */
export class CsvRows {
  /** The line it stands on; the header is the first. */
  line = 1;
  /** The wanted cells by place: a number in tenths, `empty` or `noNumber`. */
  readonly tenths: Int32Array;
  readonly #layout: Layout;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;

  constructor(layout: Layout, cells: number) {
    this.#layout = layout;
    this.tenths = new Int32Array(cells);
  }

  /** Goes on in these bytes, which end with a line feed. */
  feed(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#at = 0;
  }

  /** Lines that hold nothing are passed over. `broken` is a row that has not as many cells as the header. */
  next(): 'row' | 'end' | 'broken' {
    const bytes = this.#bytes;
    const tenths = this.tenths;
    const { separator, wanted } = this.#layout;
    while (bytes[this.#at] === lineFeed || bytes[this.#at] === carriageReturn) {
      if (bytes[this.#at++] === lineFeed) this.line++;
    }
    if (this.#at >= bytes.length) return 'end';
    this.line++;
    let at = this.#at;
    for (let column = 0; ; column++) {
      const start = at;
      let number = 0;
      for (; isDigit(bytes[at]); at++) number = Math.imul(number, 10) + (bytes[at] as number) - zero;
      const isPlain = bytes[at] === separator || bytes[at] === lineFeed;
      if (!isPlain) at = this.#endOfCell(start);
      const place = wanted[column] ?? -1;
      if (place >= 0) {
        const digits = at - start;
        const isShort = isPlain && digits > 0 && digits < 9 && (bytes[start] !== zero || digits === 1);
        tenths[place] = isShort ? Math.imul(number, 10) : this.#readSlowly(start, at);
      }
      if (bytes[at++] !== lineFeed) continue;
      this.#at = at;
      return column + 1 === wanted.length ? 'row' : 'broken';
    }
  }

  /** The separator or line feed after the cell; both may stand in quotes, a line feed does not in our files. */
  #endOfCell(start: number): number {
    const bytes = this.#bytes;
    const { separator } = this.#layout;
    let isQuoted = false;
    let at = start;
    for (; bytes[at] !== lineFeed && (isQuoted || bytes[at] !== separator); at++) {
      if (bytes[at] === quote) isQuoted = !isQuoted;
    }
    return at;
  }

  /** A cell that is more than digits: in quotes, with a decimal, the last one of a line, or not a number at all. */
  #readSlowly(start: number, end: number): number {
    const bytes = this.#bytes;
    const to = bytes[end] === lineFeed && bytes[end - 1] === carriageReturn ? end - 1 : end;
    const isQuoted = to - start > 1 && bytes[start] === quote && bytes[to - 1] === quote;
    return isQuoted ? tenthsIn(bytes, start + 1, to - 1) : tenthsIn(bytes, start, to);
  }
}
