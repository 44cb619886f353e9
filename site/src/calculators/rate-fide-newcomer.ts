import { type FideFirstRating, fideFirstRating, type Hundredths, type Rating } from '@kuvvet/engine';
import type { SheetGame } from './sheet.ts';

/** All events are taken as of one month: how old they are, the page asks of whoever enters them. */
const month = '2026-01';

/** FIDE's first rating of an unrated player from all events, oldest first; null without a game that counts. */
export function rateFideNewcomer(events: readonly (readonly SheetGame[])[]): FideFirstRating | null {
  return fideFirstRating(
    events.map((games) => {
      const opponents: Rating[] = [];
      let points: Hundredths = 0;
      for (const game of games) {
        if (game.opponentFide === null) continue;
        opponents.push(game.opponentFide);
        points += game.points;
      }
      return { period: month, opponents, points };
    }),
    month,
  );
}
