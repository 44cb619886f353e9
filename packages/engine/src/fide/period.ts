import { roundHundredths } from '../hundredths.ts';
import type { Hundredths, Rating } from '../units.ts';
import { limitCoefficient } from './coefficient.ts';
import { fideRegulations } from './regulations.ts';

/** One event of a period for one rated player, stored as sums so that K is applied once, at the end. */
export interface FideEvent {
  /** The rating in force on the start date, which all its games used. */
  readonly base: Rating;
  readonly games: number;
  readonly points: Hundredths;
  readonly expected: Hundredths;
}

export interface FideClosing {
  /** K after the limit of 700. */
  readonly k: number;
  /** Whole points. */
  readonly change: number;
  /** Null when the player falls below the floor and is unrated on the next list. */
  readonly rating: Rating | null;
}

/**
 * The next list of a player rated `rating` with coefficient `k`. The change is rounded once for all events
 * that share a starting rating: the one reading that gives FIDE's published numbers.
 */
export function closeFidePeriod(rating: Rating, k: number, events: readonly FideEvent[]): FideClosing {
  let games = 0;
  const scores = new Map<Rating, Hundredths>();
  for (const event of events) {
    games += event.games;
    scores.set(event.base, (scores.get(event.base) ?? 0) + event.points - event.expected);
  }
  const limited = limitCoefficient(k, games);
  let change = 0;
  for (const score of scores.values()) change += roundHundredths(limited * score);
  const next = rating + change;
  return { k: limited, change, rating: next < fideRegulations.floor ? null : next };
}
