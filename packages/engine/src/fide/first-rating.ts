import { fraction, roundFraction } from '../fraction.ts';
import { monthsBetween } from '../months.ts';
import { percentage } from '../percentage.ts';
import { performanceDifference } from '../performance-difference.ts';
import type { Fraction, Hundredths, Period, Rating } from '../units.ts';
import { fideRegulations } from './regulations.ts';

/** One event of an unrated player: only the games against rated opponents. */
export interface FideUnratedEvent {
  /** Month in which it ended. */
  readonly period: Period;
  readonly opponents: readonly Rating[];
  readonly points: Hundredths;
}

export interface FideFirstRating {
  readonly games: number;
  /** Ra, over the opponents and two phantoms. */
  readonly average: Fraction;
  readonly percent: number;
  /** dp. */
  readonly difference: number;
  /** Ru, at most 2200. */
  readonly value: Rating;
  /** Enough games, and not below the floor. */
  readonly published: boolean;
}

/**
 * First rating on `list` from the events of the last 26 months, oldest first: opponents and two phantoms of
 * 1800 that are drawn against. A first event without a point is left out; one without a rated opponent is none, and
 * so not the first. Percentage and rating are rounded half up. Null when no game is left.
 */
export function fideFirstRating(events: readonly FideUnratedEvent[], list: Period): FideFirstRating | null {
  const { minGames, phantoms, phantomPoints, most, poolMonths } = fideRegulations.firstRating;
  const recent = events.filter(
    ({ period, opponents }) => opponents.length > 0 && monthsBetween(period, list) <= poolMonths,
  );
  const counted = recent.filter((event, index) => index > 0 || event.points > 0);
  const opponents = counted.flatMap((event) => event.opponents);
  const games = opponents.length;
  if (games === 0) return null;
  const points = counted.reduce<number>((sum, event) => sum + event.points, phantomPoints);
  const field = [...opponents, ...phantoms];
  const total = field.reduce<number>((sum, rating) => sum + rating, 0);
  const percent = percentage(points, field.length, 'up');
  const difference = performanceDifference(percent);
  const performance = fraction(total + field.length * difference, field.length);
  const value = Math.min(most, roundFraction(performance));
  return {
    games,
    average: fraction(total, field.length),
    percent,
    difference,
    value,
    published: games >= minGames && value >= fideRegulations.floor,
  };
}
