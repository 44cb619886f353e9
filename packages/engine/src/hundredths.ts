import type { Hundredths } from './units.ts';

/** Whole points, half away from zero: -14.50 gives -15, never JavaScript's -14 (U-29, R-06). */
export function roundHundredths(value: Hundredths): number {
  const magnitude = Math.abs(value) + 50;
  const whole = (magnitude - (magnitude % 100)) / 100;
  return value < 0 ? 0 - whole : whole;
}

/** Two decimals and a point whatever the language: `-13.80`, `0.69`. */
export function formatHundredths(value: Hundredths): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
