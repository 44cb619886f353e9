import {
  chapterOf,
  estimateFide,
  type FideEstimate,
  fideCoefficient,
  fideRating,
  fideTimeClass,
  type ListType,
  type PlayedGame,
} from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import type { TournamentReport } from '@kuvvet/report';

/** Games that make nobody a newcomer: the register does not say how many a player has. */
const experienced = 30;

/**
 * What a dual-rated event would do at FIDE, per player by number: an estimate with the register's FIDE
 * ratings and with K by rating and age, shown beside the national result and never mixed with it (U-04). Games with a clock
 * FIDE does not rate for its two players are left out.
 */
export function estimateDual(
  players: readonly Player[],
  games: readonly PlayedGame[],
  type: ListType,
  { end, timeControl }: TournamentReport,
): readonly FideEstimate[] {
  const chapter = chapterOf(type);
  const participants = players.map(({ player, fide, birthYear }) => {
    const rating = fideRating(fide, chapter);
    const age = birthYear === null ? null : Number(end.slice(0, 4)) - birthYear;
    const standing =
      rating === null ? null : { rating, k: fideCoefficient({ highest: rating, age, games: experienced }) };
    return { player, standing };
  });
  const ratings = new Map(participants.map(({ player, standing }) => [player, standing?.rating ?? 0]));
  const isLongEnough = ({ white, black }: PlayedGame) => {
    const highest = Math.max(ratings.get(white) ?? 0, ratings.get(black) ?? 0);
    return timeControl === null || fideTimeClass(timeControl, highest) !== null;
  };
  return estimateFide(participants, games.filter(isLongEnough), chapter, end);
}
