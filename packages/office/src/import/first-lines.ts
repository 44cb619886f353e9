/**
 * On which line each of many numbers stood first: an open-addressing table, since a `Map` of a million takes hundreds of
 * megabytes. Numbers are whole, above 0 and below 2^31.
 */
export class FirstLines {
  /** Pairs of a number and its line, side by side for the cache; number 0 is a free slot. */
  #slots = new Int32Array(1 << 11);
  #size = 0;

  /** The line where the number stood before; 0 if this is the first. */
  note(number: number, line: number): number {
    if (4 * this.#size >= this.#slots.length) this.#grow();
    const slot = this.#slotOf(number);
    if (this.#slots[slot] === number) return this.#slots[slot + 1] as number;
    this.#slots[slot] = number;
    this.#slots[slot + 1] = line;
    this.#size++;
    return 0;
  }

  /** The line where the number stood first; 0 if it stood nowhere. */
  lineOf(number: number): number {
    const slot = this.#slotOf(number);
    return this.#slots[slot] === number ? (this.#slots[slot + 1] as number) : 0;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length);
    for (let from = 0; from < before.length; from += 2) {
      const number = before[from] as number;
      if (number === 0) continue;
      const to = this.#slotOf(number);
      this.#slots[to] = number;
      this.#slots[to + 1] = before[from + 1] as number;
    }
  }

  /** The number's slot, or the free one where it would be. At most half of them are taken. */
  #slotOf(number: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    // By 2^32 over the golden ratio neighbouring numbers land far apart (Knuth, volume 3, 6.4).
    const hash = Math.imul(number, 0x9e3779b1);
    let slot = (hash ^ (hash >>> 16)) & last & ~1;
    while (slots[slot] !== 0 && slots[slot] !== number) slot = (slot + 2) & last;
    return slot;
  }
}
