import { readFileSync } from 'node:fs';

/** A case of tests/golden/vectors.json; what it asks and expects depends on its area. */
export interface Vector {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly source: string;
  readonly input: unknown;
  readonly expected: unknown;
}

interface PrintedRow {
  readonly from: number;
  readonly to: number | null;
  readonly high: string;
  readonly low: string;
}

interface VectorFile {
  readonly ukd: {
    readonly kTiers: readonly {
      readonly min: number | null;
      readonly max: number | null;
      readonly k: number;
    }[];
    readonly table2: readonly PrintedRow[];
    readonly table1: Readonly<Record<string, number>>;
  };
  readonly fide: {
    readonly table811: Readonly<Record<string, number>>;
    readonly table812: readonly PrintedRow[];
  };
  readonly vectors: readonly Vector[];
}

export const golden: VectorFile = JSON.parse(
  readFileSync(new URL('../golden/vectors.json', import.meta.url), 'utf8'),
);

export type Check = (input: never, expected: never) => void;

/** Runs one case against the check of its area. */
export function run(vector: Vector, checks: Readonly<Record<string, Check>>): void {
  checks[vector.area]?.(vector.input as never, vector.expected as never);
}
