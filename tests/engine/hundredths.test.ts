import { formatHundredths, roundHundredths } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('rounding half away from zero (U-29)', () => {
  it.each([
    [0, 0],
    [49, 0],
    [-49, 0],
    [50, 1],
    [-50, -1],
    [149, 1],
    [150, 2],
    [-149, -1],
    [-150, -2],
    [-250, -3],
    [1350, 14],
    [-1450, -15],
    [9007199254740849, 90071992547408],
    [9007199254740850, 90071992547409],
  ])('%i hundredths are %i points', (value, points) => {
    expect(roundHundredths(value)).toBe(points);
  });
});

describe('two decimals in every language', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [69, '0.69'],
    [100, '1.00'],
    [-1380, '-13.80'],
    [1725, '17.25'],
    [-123456, '-1234.56'],
  ])('writes %i as %s', (value, text) => {
    expect(formatHundredths(value)).toBe(text);
  });
});
