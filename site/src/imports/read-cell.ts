import type { Points, Rating } from '@kuvvet/engine';
import { readRating } from '../calculators/read-rating.ts';

/** What a result cell says; `unplayed` for byes, forfeits and nothing. */
export type CellResult = Points | 'unplayed';

const scores: Readonly<Record<string, Points>> = {
  '1': 100,
  '½': 50,
  '1/2': 50,
  // As ½ is written out by Unicode (NFKC).
  '1⁄2': 50,
  '0.5': 50,
  '0,5': 50,
  '=': 50,
  '0': 0,
};

/**
 * The result of a card: `b 1`, `s ½`, `w 0`, `1`. A K (kampflos) is a forfeit, a dash in place of the colour a bye.
 * Undefined for what is no result.
 */
export function readResult(cell: string): CellResult | undefined {
  const text = cell.trim();
  if (text === '' || /k$/i.test(text) || /^[-+]/.test(text) || /^[wbs]? ?[-+]$/i.test(text))
    return 'unplayed';
  return scores[text.replace(/^[wbs]\s*/i, '')];
}

/** A cell of a cross-table: `12w1`, `3s½`, `45b0`; undefined for what is none. */
export function readPairing(
  cell: string,
): { readonly opponent: number; readonly result: CellResult } | 'unplayed' | undefined {
  const text = cell.replaceAll(/\s+/g, '');
  if (text === '' || /^[-+*]/.test(text)) return 'unplayed';
  const [, number, rest = ''] = /^(\d{1,4})([wbs-].*)$/i.exec(text) ?? [];
  if (number === undefined) return undefined;
  const result = readResult(rest);
  return result === undefined ? undefined : { opponent: Number(number), result };
}

/** The results in a cell of a square, one for each meeting: `1`, `½0`; undefined for what is none. */
export function readMeetingResults(cell: string): readonly CellResult[] | undefined {
  const text = cell.replaceAll(/\s+/g, '');
  if (!/^(?:(?:1[/⁄]2|0[.,]5|[½=01])k?|[-+*x])*$/i.test(text)) return undefined;
  const results = text.match(/(?:1[/⁄]2|0[.,]5|[½=01])k?|[-+]/gi) ?? [];
  return results.map((result) => readResult(result) ?? 'unplayed');
}

/** A rating in a cell; `1490.0` is how a spreadsheet may write a number. */
export const readRatingCell = (cell: string): Rating | null | undefined =>
  readRating(cell.trim().replace(/[.,]0+$/, ''));
