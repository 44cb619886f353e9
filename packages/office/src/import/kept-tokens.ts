import type { LicenceToken } from '@kuvvet/report';

/** Bytes of a token, which is a digest in hexadecimal digits. */
const length = 32;

/** Licence tokens by the order they came in, each with the line where it stood first; a million in some 45 megabytes. */
export class KeptTokens {
  #bytes = Buffer.from(new ArrayBuffer(length << 10));
  #lines = new Int32Array(1 << 10);
  /** An open-addressing table of places counted from 1; 0 is a free slot. */
  #slots = new Int32Array(1 << 11);
  #count = 0;

  /** The place of the token, and the line where it stood before; 0 if this is the first. */
  note(token: LicenceToken, line: number): { readonly place: number; readonly first: number } {
    if (this.#count === this.#lines.length) this.#grow();
    // Written behind the last one, where it stays if it is new.
    this.#bytes.write(token, length * this.#count, 'hex');
    const slot = this.#slotOf(this.#count);
    const standing = this.#slots[slot] as number;
    if (standing > 0) return { place: standing - 1, first: this.#lines[standing - 1] as number };
    this.#lines[this.#count] = line;
    this.#slots[slot] = ++this.#count;
    return { place: this.#count - 1, first: 0 };
  }

  at(place: number): LicenceToken {
    return this.#bytes.toString('hex', length * place, length * (place + 1));
  }

  #grow(): void {
    this.#bytes = Buffer.from(this.#bytes.buffer.transfer(2 * this.#bytes.length));
    this.#lines = new Int32Array(this.#lines.buffer.transfer(2 * this.#lines.byteLength));
    this.#slots = new Int32Array(2 * this.#slots.length);
    for (let place = 0; place < this.#count; place++) this.#slots[this.#slotOf(place)] = place + 1;
  }

  /** The slot of the token at a place, or the free one where it would be. Tokens are as good as random. */
  #slotOf(place: number): number {
    const bytes = this.#bytes;
    const last = this.#slots.length - 1;
    let slot = bytes.readUInt32LE(length * place) & last;
    for (; ; slot = (slot + 1) & last) {
      const other = (this.#slots[slot] as number) - 1;
      if (other < 0) return slot;
      const [one, two] = [length * other, length * place];
      if (bytes.compare(bytes, two, two + length, one, one + length) === 0) return slot;
    }
  }
}
