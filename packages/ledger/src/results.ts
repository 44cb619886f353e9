import type { PlayerNumber } from '@kuvvet/engine';
import { Defect } from './errors.ts';
import type { ResultRow } from './items.ts';
import { pack, parse, readPacked } from './packing.ts';
import { plainResults } from './plain-results.ts';

/** Player, k, games, points, expected, change, then the performance's numerator and denominator. */
type PackedRow = readonly [PlayerNumber, number | null, ...number[]];

/**
 * The results of one posting, one row per player, packed: 2,000 players stay far below the 300 KB
 * of ARCHITECTURE 5. Throws `Defect` for a number that is not a safe integer: a ledger holds no others.
 */
export function packResults(rows: readonly ResultRow[]): Uint8Array {
  return pack(rows.map(toPacked));
}

export function unpackResults(bytes: Uint8Array): readonly ResultRow[] {
  return readPacked(bytes, (json) => plainResults(json) ?? (parse(json) as readonly PackedRow[]).map(toRow));
}

function toPacked({ player, k, games, points, expected, change, performance }: ResultRow): PackedRow {
  const numbers = [games, points, expected, change];
  if (performance) numbers.push(performance.numerator, performance.denominator);
  if (![k ?? 0, ...numbers].every(Number.isSafeInteger)) {
    throw new Defect(`The result of player ${player} holds a number that is not a whole one.`);
  }
  return [player, k, ...numbers];
}

function toRow(packed: PackedRow): ResultRow {
  const [player, k, games = 0, points = 0, expected = 0, change = 0, numerator, denominator] = packed;
  const performance =
    numerator === undefined || denominator === undefined ? null : { numerator, denominator };
  return { player, k, games, points, expected, change, performance };
}
