import { type Fraction, type Points, roundFraction } from '@kuvvet/engine';

/** A score as people write it, 0, 0.5 or 1 a game, in hundredths. */
export function points(score: number): Points {
  return Math.round(score * 100) as Points;
}

/** `8835/7`, or a plain number where the denominator is 1: how the vectors write exact values. */
export function exact({ numerator, denominator }: Fraction): number | string {
  return denominator === 1 ? numerator : `${numerator}/${denominator}`;
}

export function parseExact(value: number | string): Fraction {
  const [numerator, denominator = '1'] = String(value).split('/');
  return { numerator: Number(numerator), denominator: Number(denominator) };
}

/** Four decimals, correctly rounded. */
export function fourDecimals({ numerator, denominator }: Fraction): string {
  const digits = String(roundFraction({ numerator: numerator * 10000, denominator }));
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
