const encoder = new TextEncoder();

const blank = 0x20;
const zero = 0x30;
const quote = 0x22;

/** From how many bytes on `full` asks for a `take`. */
const chunk = 1 << 17;

/**
 * Writes UTF-8 into one buffer: no string is joined, and memory does not follow the output of whoever takes it in
 * chunks. The loops look plain because they are what a list of a million rows spends its time in.
 */
export class ByteWriter {
  /** Grows to what is taken at once: most files are shorter. */
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  /** Bytes since the last time they were taken. */
  get length(): number {
    return this.#length;
  }

  get full(): boolean {
    return this.#length >= chunk;
  }

  /** Any text. */
  text(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** Text of ASCII only: our own keys and signs. */
  ascii(text: string): void {
    const { length } = text;
    this.#reserve(length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < length; index++) bytes[at++] = text.charCodeAt(index);
    this.#length = at;
  }

  /** Text of ASCII in `width` columns: cut to `longest`, filled with blanks. */
  column(text: string, width: number, longest: number): void {
    this.#reserve(width);
    const bytes = this.#bytes;
    const from = this.#length;
    const length = Math.min(text.length, longest);
    for (let index = 0; index < length; index++) bytes[from + index] = text.charCodeAt(index);
    this.#length += width;
    bytes.fill(blank, from + length, this.#length);
  }

  /**
   * Text of letters (up to U+07FF) and of ASCII that `special` does not mark with 1: names, nearly always. Writes
   * nothing and gives false for any other, which the caller has to escape.
   */
  plain(text: string, special: Uint8Array): boolean {
    this.#reserve(text.length * 2);
    const end = this.#plain(text, special, this.#length);
    if (end < 0) return false;
    this.#length = end;
    return true;
  }

  /** The same between double quotes. */
  quoted(text: string, special: Uint8Array): boolean {
    this.#reserve(text.length * 2 + 2);
    const end = this.#plain(text, special, this.#length + 1);
    if (end < 0) return false;
    this.#bytes[this.#length] = quote;
    this.#bytes[end] = quote;
    this.#length = end + 1;
    return true;
  }

  /** Where the text ends; -1 if it is not plain. */
  #plain(text: string, special: Uint8Array, from: number): number {
    const bytes = this.#bytes;
    // Asked for once: texts come in more kinds than V8 keeps apart where it asks each time.
    const { length } = text;
    let at = from;
    for (let index = 0; index < length; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 0x80) {
        if (special[unit] === 1) return -1;
        bytes[at++] = unit;
      } else if (unit < 0x800) {
        bytes[at++] = 0xc0 | (unit >> 6);
        bytes[at++] = 0x80 | (unit & 0x3f);
      } else {
        return -1;
      }
    }
    return at;
  }

  /** Bytes as they are. */
  bytes(part: Uint8Array): void {
    this.#reserve(part.length);
    this.#bytes.set(part, this.#length);
    this.#length += part.length;
  }

  /** A safe integer. */
  integer(value: number): void {
    this.#reserve(17);
    if (value < 0) this.ascii('-');
    const bytes = this.#bytes;
    let rest = Math.abs(value);
    let size = 1;
    for (let limit = 10; rest >= limit; limit *= 10) size++;
    this.#length += size;
    let at = this.#length - 1;
    for (; rest > 0x7fff_ffff; at--) {
      const tens = Math.floor(rest / 10);
      bytes[at] = zero + (rest - tens * 10);
      rest = tens;
    }
    // What is left has 32 bits, which are divided several times faster.
    let left = rest | 0;
    for (const first = this.#length - size; at >= first; at--) {
      const tens = (left / 10) | 0;
      bytes[at] = zero + left - Math.imul(tens, 10);
      left = tens;
    }
  }

  /** An exact decimal with two places, such as `-13.80`. */
  hundredths(value: number, mark: '.' | ','): void {
    const amount = Math.abs(value);
    const cents = amount % 100;
    if (value < 0) this.ascii('-');
    this.integer((amount - cents) / 100);
    this.ascii(mark);
    if (cents < 10) this.ascii('0');
    this.integer(cents);
  }

  /** Hands over what was written since the last time, and starts again: good until the next is written. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return taken;
  }

  /** Hands over what was written; the writer is used up. */
  finish(): Uint8Array {
    return new Uint8Array(this.#bytes.buffer.transfer(this.#length));
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(Math.max(needed, this.#bytes.length * 2)));
  }
}

/** A table for `plain`: 1 for each of these characters. */
export function marking(characters: Iterable<string>): Uint8Array {
  const table = new Uint8Array(0x80);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
