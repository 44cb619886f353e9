/** Table 1 (FIDE 8.1.1): dP of 50 % to 100 %, ten to a line (U-21). */
// biome-ignore format: one line for each ten per cent
const table1: readonly number[] = [
    0,   7,  14,  21,  29,  36,  43,  50,  57,  65,
   72,  80,  87,  95, 102, 110, 117, 125, 133, 141,
  149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
  240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
  366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
];

/**
 * dP of a whole percentage from 0 to 100; below one half it is the other side's with the sign turned.
 * 100 % is FIDE's notional +800; a performance made of it deserves a look.
 */
export function performanceDifference(percent: number): number {
  const other = table1[Math.abs(percent - 50)] as number;
  return percent < 50 ? -other : other;
}
