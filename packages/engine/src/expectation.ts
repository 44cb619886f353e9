import type { Hundredths } from './units.ts';

/**
 * Table 2 in the shape the procedure prints it: difference from and to, then the expected score of the
 * higher and of the lower side in hundredths (U-14). It is FIDE's table 8.1.2, which goes on past the 350
 * where U-13 cuts it and ends at 735: from there on exactly 1 and 0.
 */
type Row = readonly [from: number, to: number, higher: Hundredths, lower: Hundredths];

// biome-ignore format: three columns, as printed
const table2: readonly Row[] = [
  [0, 3, 50, 50],     [99, 106, 64, 36],    [216, 225, 78, 22],
  [4, 10, 51, 49],    [107, 113, 65, 35],   [226, 235, 79, 21],
  [11, 17, 52, 48],   [114, 121, 66, 34],   [236, 245, 80, 20],
  [18, 25, 53, 47],   [122, 129, 67, 33],   [246, 256, 81, 19],
  [26, 32, 54, 46],   [130, 137, 68, 32],   [257, 267, 82, 18],
  [33, 39, 55, 45],   [138, 145, 69, 31],   [268, 278, 83, 17],
  [40, 46, 56, 44],   [146, 153, 70, 30],   [279, 290, 84, 16],
  [47, 53, 57, 43],   [154, 162, 71, 29],   [291, 302, 85, 15],
  [54, 61, 58, 42],   [163, 170, 72, 28],   [303, 315, 86, 14],
  [62, 68, 59, 41],   [171, 179, 73, 27],   [316, 328, 87, 13],
  [69, 76, 60, 40],   [180, 188, 74, 26],   [329, 344, 88, 12],
  [77, 83, 61, 39],   [189, 197, 75, 25],   [345, 357, 89, 11],
  [84, 91, 62, 38],   [198, 206, 76, 24],
  [92, 98, 63, 37],   [207, 215, 77, 23],

  [358, 374, 90, 10], [433, 456, 94, 6],    [560, 619, 98, 2],
  [375, 391, 91, 9],  [457, 484, 95, 5],    [620, 735, 99, 1],
  [392, 411, 92, 8],  [485, 517, 96, 4],    [736, 736, 100, 0],
  [412, 432, 93, 7],  [518, 559, 97, 3],
];

const furthest = 736;

/** Indexed by own minus opponent, shifted by `furthest`. */
const byDifference = expand();

/** We of the side whose rating minus the opponent's is `difference`, a signed whole number (U-14, R-04). */
export function expectedScore(difference: number): Hundredths {
  return byDifference[limitDifference(difference, furthest) + furthest] as number;
}

/** The 350 rule and the 400 rule: a larger difference counts as `most`, on either side (U-13, R-03). */
export function limitDifference(difference: number, most: number): number {
  return Math.max(-most, Math.min(most, difference));
}

function expand(): Uint8Array {
  const table = new Uint8Array(2 * furthest + 1);
  for (const [from, to, higher, lower] of table2) {
    table.fill(higher, furthest + from, furthest + to + 1);
    table.fill(lower, furthest - to, furthest - from + 1);
  }
  return table;
}
