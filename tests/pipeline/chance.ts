/** Draws of one seed: the same numbers on every machine, so that a run can be repeated. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1);
  }

  /** A whole number from 0, below `limit` (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** One of the items; with weights, one that weighs twice as much comes twice as often. */
  pick<T>(items: readonly T[], weight: (item: T) => number = () => 1): T {
    let left = this.below(items.reduce((sum, item) => sum + weight(item), 0));
    for (const item of items) {
      left -= weight(item);
      if (left < 0) return item;
    }
    throw new RangeError('nothing to pick from');
  }

  /** Some of the items, in no order. */
  sample<T>(items: readonly T[], count: number): readonly T[] {
    const left = [...items];
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)).flat();
  }

  /** Mostly short, at times as long as 2 to the power of `most`. */
  delay(most: number): number {
    return this.below(2 ** this.below(most + 1));
  }
}
