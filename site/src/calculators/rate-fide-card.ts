import {
  chapterOf,
  closeFidePeriod,
  expectedScore,
  type FideClosing,
  fideCoefficient,
  fideExpectedScore,
  fideRegulations,
  type Hundredths,
  isFideRated,
  type ListType,
  type Points,
  type Rating,
} from '@kuvvet/engine';
import type { FideFacts, Sheet, SheetGame } from './sheet.ts';

/** One game at FIDE. */
interface FideLine {
  readonly opponent: Rating | null;
  readonly points: Points;
  /** `unrated` opponents and rapid or blitz games of players too far apart count for nothing. */
  readonly left: 'unrated' | 'apart' | null;
  readonly difference: number | null;
  /** The 400 rule changes the expected score. */
  readonly capped: boolean;
  /** PD; null for a game that is left out. */
  readonly expected: Hundredths | null;
  /** K, after the limit of 700, x (points - expected). */
  readonly change: Hundredths;
}

export interface FideCard {
  readonly base: Rating;
  /** K by the facts, before the limit of 700. */
  readonly k: number;
  readonly lines: readonly FideLine[];
  readonly games: number;
  readonly points: Hundredths;
  readonly expected: Hundredths;
  /** Exact. */
  readonly change: Hundredths;
  /** What the period makes of it: K after the limit, whole points, next rating. */
  readonly closing: FideClosing;
}

/** FIDE's side of an event for a rated player, under the regulations the engine names; null without a FIDE rating. */
export function rateFideCard(sheet: Sheet): FideCard | null {
  const { fide: base, type } = sheet;
  if (base === null) return null;
  const k = coefficientOf(base, sheet.facts);
  const seen = sheet.events.flat().map((game) => lineOf(base, game, type));
  const counted = seen.filter((line) => line.left === null);
  const games = counted.length;
  const points = counted.reduce((sum, line) => sum + line.points, 0);
  const expected = counted.reduce((sum, line) => sum + (line.expected ?? 0), 0);
  const closing = closeFidePeriod(base, k, [{ base, games, points, expected }]);
  const lines = seen.map((line) =>
    line.expected === null ? line : { ...line, change: closing.k * (line.points - line.expected) },
  );
  const change = closing.k * (points - expected);
  return { base, k, lines, games, points, expected, change, closing };
}

function coefficientOf(base: Rating, { highest, age, isNew }: FideFacts): number {
  const games = isNew ? 0 : fideRegulations.coefficients.newcomer.belowGames;
  return fideCoefficient({ highest: Math.max(base, highest ?? 0), age, games });
}

function lineOf(base: Rating, { opponentFide, points }: SheetGame, type: ListType): FideLine {
  const line = { opponent: opponentFide, points, difference: null, capped: false, expected: null, change: 0 };
  if (opponentFide === null) return { ...line, left: 'unrated' };
  const chapter = chapterOf(type);
  const difference = base - opponentFide;
  if (!isFideRated(base, opponentFide, chapter)) return { ...line, left: 'apart', difference };
  const expected = fideExpectedScore(base, opponentFide, chapter);
  return { ...line, left: null, difference, capped: expected !== expectedScore(difference), expected };
}
