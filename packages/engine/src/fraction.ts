import type { Fraction } from './units.ts';

/** A value and how many times it counts. */
export interface Weighted {
  readonly weight: number;
  readonly value: Fraction;
}

/** Lowest terms, so that equal values are equal objects. `denominator` is positive. */
export function fraction(numerator: number, denominator: number): Fraction {
  const divisor = greatestDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The nearest whole number, half away from zero (U-29). */
export function roundFraction(value: Fraction): number {
  return roundedMean([{ weight: 1, value }]);
}

/**
 * The mean of exact fractions, rounded once to a whole number, half away from zero (U-25, U-29).
 * `terms` is not empty. The denominators multiply, past what a double holds: hence bigint.
 */
export function roundedMean(terms: readonly Weighted[]): number {
  let numerator = 0n;
  let denominator = 1n;
  let weights = 0n;
  for (const { weight, value } of terms) {
    const scale = BigInt(value.denominator);
    numerator = numerator * scale + BigInt(weight * value.numerator) * denominator;
    denominator *= scale;
    weights += BigInt(weight);
  }
  denominator *= weights;
  const away = numerator < 0n ? -denominator : denominator;
  return Number((2n * numerator + away) / (2n * denominator));
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
