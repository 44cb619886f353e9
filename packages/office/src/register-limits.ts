/** Bounds of a register's cells. No list begins below 1000 (U-19); a FIDE rating may. */
export const registerLimits = {
  lowestRating: 1000,
  highestRating: 3500,
  textLength: 200,
} as const;
