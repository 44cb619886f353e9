/**
 * Where each player of a file stands in its columns: an open-addressing table of player numbers, which are whole numbers
 * of at most eight digits. A `Map` of as many takes several times the memory and the time.
 */
export class PlayerPlaces {
  /** Pairs of a number and its place, side by side for the cache; number 0 is a free slot. */
  #slots: Int32Array;
  #size = 0;

  /** With room for so many; there may be more. */
  constructor(expected = 1 << 11) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(4 * expected + 1)));
  }

  get size(): number {
    return this.#size;
  }

  /** Gives the player the next place; false if they have one. */
  add(number: number): boolean {
    if (4 * this.#size >= this.#slots.length) this.#grow();
    const slot = slotOf(number, this.#slots);
    if (this.#slots[slot] === number) return false;
    this.#slots[slot] = number;
    this.#slots[slot + 1] = this.#size++;
    return true;
  }

  /** Gives each of them the next place; the index of the first who had one, after whom nobody is added, or -1. */
  addAll(numbers: Int32Array): number {
    for (let index = 0; index < numbers.length; index++)
      if (!this.add(numbers[index] as number)) return index;
    return -1;
  }

  /** -1 for a player who has none. */
  find(number: number): number {
    const slots = this.#slots;
    const slot = slotOf(number, slots);
    return slots[slot] === number ? (slots[slot + 1] as number) : -1;
  }

  #grow(): void {
    const larger = new Int32Array(2 * this.#slots.length);
    for (let from = 0; from < this.#slots.length; from += 2) {
      const number = this.#slots[from] as number;
      if (number === 0) continue;
      const to = slotOf(number, larger);
      larger[to] = number;
      larger[to + 1] = this.#slots[from + 1] as number;
    }
    this.#slots = larger;
  }
}

/** The number's slot, or the free one where it would be. At most half of them are taken. */
function slotOf(number: number, slots: Int32Array): number {
  const last = slots.length - 1;
  // By 2^32 over the golden ratio neighbouring numbers land far apart (Knuth, volume 3, 6.4).
  const hash = Math.imul(number, 0x9e3779b1);
  let slot = (hash ^ (hash >>> 16)) & last & ~1;
  while (slots[slot] !== 0 && slots[slot] !== number) slot = (slot + 2) & last;
  return slot;
}
