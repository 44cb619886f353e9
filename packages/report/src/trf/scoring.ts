import { emptyCell } from './cells.ts';
import type { PlayerRow } from './player-row.ts';
import { readPoints } from './points.ts';
import type { TrfRecord, TrfRecords } from './records.ts';

/** Points in hundredths for a played win, draw and loss, by colour: `WW` is White's win. */
export type Scoring = Readonly<Record<'WW' | 'WD' | 'WL' | 'BW' | 'BD' | 'BL', number>>;

const standard: Scoring = { WW: 100, WD: 50, WL: 0, BW: 100, BD: 50, BL: 0 };
const sides = ['W', 'B'] as const;

/**
 * The scoring of 162 (symbol in column 6, points in 7-10, the next nine columns on), XXS
 * (`CODE=value`) and BBW, BBD, BBL. What these say of byes is not needed: an unplayed round may
 * score anything up to a win.
 */
export function readScoring(records: readonly TrfRecord[]): Scoring {
  const scoring: Record<string, number> = { ...standard };
  for (const { text } of records) {
    for (const [code, value] of entries(text)) {
      const points = readPoints(value);
      if (points === null) continue;
      if (code in scoring) scoring[code] = points;
      else if (code in { W: 0, D: 0, L: 0 }) for (const side of sides) scoring[side + code] = points;
    }
  }
  return scoring as Scoring;
}

function entries(text: string): readonly (readonly [string, string])[] {
  if (text.startsWith('BB')) return [[text.slice(2, 3), text.slice(4)]];
  if (text.startsWith('XXS')) {
    const parts = (text.slice(4).match(/\S+/g) ?? []).map((part) => part.split('='));
    return parts.map(([code = '', value = '']) => [code.toUpperCase(), value]);
  }
  const found: [string, string][] = [];
  for (let start = 5; start < text.length; start += 9) {
    found.push([text.slice(start, start + 1).toUpperCase(), text.slice(start + 1, start + 5)]);
  }
  return found;
}

/** Start numbers named in 299 records: their points do not follow from their results. */
export function readAbnormal({ abnormal }: TrfRecords): ReadonlySet<number> {
  const named = new Set<number>();
  for (const { text } of abnormal) {
    for (const number of text.slice(23).split(' ')) if (/^\d{1,4}$/.test(number)) named.add(Number(number));
  }
  return named;
}

/**
 * Hundredths of the played games of a row under a scoring, and in how many other rounds something is written. A blank is an
 * absence and scores nothing (formats 1).
 */
export function scorePlayed(row: PlayerRow, scoring: Scoring): { points: number; unplayed: number } {
  let points = 0;
  let unplayed = 0;
  for (const cell of row.cells) {
    const { opponent, colour, result } = cell;
    const outcome = outcomes[result];
    if (opponent !== 0 && outcome !== undefined) points += scoring[`${colour === 'b' ? 'B' : 'W'}${outcome}`];
    else if (cell !== emptyCell) unplayed += 1;
  }
  return { points, unplayed };
}

const outcomes: Readonly<Record<string, 'W' | 'D' | 'L'>> = {
  '1': 'W',
  '=': 'D',
  '0': 'L',
  W: 'W',
  D: 'D',
  L: 'L',
};
