/** Seeded numbers, the same on every machine and run (Marsaglia's xorshift32). */
export interface Chance {
  /** Below 1. */
  fraction(): number;
  /** Below `limit`. */
  below(limit: number): number;
  /** Around 0, one on the average away from it. */
  normal(): number;
}

export function chance(seed: number): Chance {
  let state = seed;
  const fraction = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    below: (limit) => Math.floor(fraction() * limit),
    normal: () => Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction()),
  };
}
