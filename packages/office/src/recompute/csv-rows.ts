import { empty, point, tenthsIn, zero } from './csv-cell.ts';
import type { Layout } from './csv-layout.ts';
import { lineFeed } from './whole-lines.ts';

const quote = 0x22;
const carriageReturn = 0x0d;

/** Rows that are read together: what is kept of them stays in the cache. */
export const mostRows = 1 << 12;

/**
 * Reads the wanted cells of a CSV file, all of which are numbers, many rows at a time into columns. Plain digits are read
 * in the one pass that looks for the end of the cell, for text is what such a file costs.
 */
export class CsvRows {
  /** A column for each wanted cell, by row: a number in tenths, `empty` or `noNumber`. */
  readonly columns: readonly Int32Array[];
  /** The line each row stands on; the header is the first. */
  readonly lines = new Int32Array(mostRows);
  /** The line it came to; whether that line has not as many cells as the header, so that nothing follows. */
  line = 1;
  isBroken = false;
  readonly #layout: Layout;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;

  constructor(layout: Layout, cells: number) {
    this.#layout = layout;
    this.columns = Array.from({ length: cells }, () => new Int32Array(mostRows));
  }

  /** Goes on in these bytes, which end with a line feed. */
  feed(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#at = 0;
  }

  /** The number of rows read, 0 at the end of the bytes. Lines that hold nothing are passed over. */
  read(): number {
    const bytes = this.#bytes;
    const { columns, lines } = this;
    const { separator, wanted } = this.#layout;
    let at = this.#at;
    let line = this.line;
    let row = 0;
    for (; row < mostRows && !this.isBroken; row++) {
      for (; bytes[at] === lineFeed || bytes[at] === carriageReturn; at++) if (bytes[at] === lineFeed) line++;
      if (at >= bytes.length) break;
      lines[row] = ++line;
      let cell = 0;
      for (let end = 0; end !== lineFeed; cell++, at++) {
        const start = at;
        let number = 0;
        end = bytes[at] as number;
        for (; (end ^ zero) < 10; end = bytes[++at] as number)
          number = (Math.imul(number, 10) + (end ^ zero)) | 0;
        const digits = at - start;
        number = digits === 0 ? empty : Math.imul(number, 10);
        if (end === point && digits > 0 && ((bytes[at + 1] as number) ^ zero) < 10) {
          number += (bytes[at + 1] as number) ^ zero;
          at += 2;
          end = bytes[at] as number;
        }
        if (end === carriageReturn && bytes[at + 1] === lineFeed) end = bytes[++at] as number;
        const place = wanted[cell] ?? -1;
        if ((end === separator || end === lineFeed) && digits < 9 && (digits < 2 || bytes[start] !== zero)) {
          if (place >= 0) (columns[place] as Int32Array)[row] = number;
        } else {
          at = this.#readSlowly(start, place, row);
          end = bytes[at] as number;
        }
      }
      if (cell === wanted.length) continue;
      this.isBroken = true;
      break;
    }
    this.#at = at;
    this.line = line;
    return row;
  }

  /**
   * A cell that is more than digits: in quotes, with a decimal comma, a text, or not a number at all. Gives the separator
   * or line feed after it; both may stand in quotes, a line feed does not in our files.
   */
  #readSlowly(start: number, place: number, row: number): number {
    const bytes = this.#bytes;
    const { separator } = this.#layout;
    let isQuoted = false;
    let end = start;
    for (; bytes[end] !== lineFeed && (isQuoted || bytes[end] !== separator); end++) {
      if (bytes[end] === quote) isQuoted = !isQuoted;
    }
    if (place >= 0) (this.columns[place] as Int32Array)[row] = this.#numberIn(start, end);
    return end;
  }

  #numberIn(start: number, end: number): number {
    const bytes = this.#bytes;
    const to = bytes[end] === lineFeed && bytes[end - 1] === carriageReturn ? end - 1 : end;
    const isInQuotes = to - start > 1 && bytes[start] === quote && bytes[to - 1] === quote;
    return isInQuotes ? tenthsIn(bytes, start + 1, to - 1) : tenthsIn(bytes, start, to);
  }
}
