import type { Points, Rating } from '@kuvvet/engine';
import { readRating } from './read-rating.ts';
import type { SheetGame } from './sheet.ts';

/** `1490w`, `-d`, and `1490_1510l` with a FIDE rating beside: a game in an address, with letters no program escapes. */
export const gameCode = ({ opponent, opponentFide, points }: SheetGame): string =>
  `${opponent ?? '-'}${opponentFide === null ? '' : `_${opponentFide}`}${letters[points]}`;

const letters: Readonly<Record<Points, string>> = { 100: 'w', 50: 'd', 0: 'l' };
const pointsOf: Readonly<Record<string, Points>> = { w: 100, d: 50, l: 0 };

/** The games of one event; null where the text is no such code. */
export function readGameCodes(text: string): readonly SheetGame[] | null {
  if (!/^(?:(?:\d{3,4}|-)(?:_\d{3,4})?[wdl])*$/.test(text)) return null;
  const games: SheetGame[] = [];
  for (const [, opponent = '', fide = '', letter = ''] of text.matchAll(/(\d+|-)(?:_(\d+))?([wdl])/g)) {
    const ratings: readonly (Rating | null | undefined)[] = [readRating(opponent), readRating(fide)];
    const [national, international] = ratings;
    if (national === undefined || international === undefined) return null;
    games.push({ opponent: national, opponentFide: international, points: pointsOf[letter] as Points });
  }
  return games;
}
