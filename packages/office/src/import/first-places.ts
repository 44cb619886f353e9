/**
 * Which place had a number first: an open-addressing table of places, since a `Map` of a million takes hundreds of
 * megabytes. The numbers themselves lie in the columns that `hashAt` and `isSame` look into.
 */
export class FirstPlaces {
  readonly #hashAt: (place: number) => number;
  readonly #isSame: (one: number, other: number) => boolean;
  /** Places counted from 1; 0 is a free slot. */
  #slots = new Int32Array(1 << 11);
  #size = 0;

  constructor(hashAt: (place: number) => number, isSame: (one: number, other: number) => boolean) {
    this.#hashAt = hashAt;
    this.#isSame = isSame;
  }

  /** The first place with the number of this one: itself if there was none. */
  note(place: number): number {
    if (2 * this.#size >= this.#slots.length) this.#grow();
    const slot = this.#slotOf(this.#hashAt(place), (other) => this.#isSame(place, other));
    const standing = this.#slots[slot] as number;
    if (standing > 0) return standing - 1;
    this.#slots[slot] = place + 1;
    this.#size++;
    return place;
  }

  /** The first place where it is; -1 if there is none. */
  find(hash: number, isIt: (place: number) => boolean): number {
    return (this.#slots[this.#slotOf(hash, isIt)] as number) - 1;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length);
    for (const standing of before) {
      if (standing > 0) this.#slots[this.#slotOf(this.#hashAt(standing - 1), () => false)] = standing;
    }
  }

  /** The slot of the place where it is, or the free one where it would be. At most half of them are taken. */
  #slotOf(hash: number, isIt: (place: number) => boolean): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = hash & last;
    for (; ; slot = (slot + 1) & last) {
      const standing = slots[slot] as number;
      if (standing === 0 || isIt(standing - 1)) return slot;
    }
  }
}

/** By 2^32 over the golden ratio neighbouring numbers land far apart (Knuth, volume 3, 6.4). */
export function hashOf(number: number): number {
  const hash = Math.imul(number, 0x9e3779b1);
  return hash ^ (hash >>> 16);
}
