import { periodOf } from '../months.ts';
import type { PlayedGame } from '../tournament.ts';
import type { Day, Hundredths, PlayerNumber, Rating } from '../units.ts';
import { limitCoefficient } from './coefficient.ts';
import { type FideFirstRating, fideFirstRating } from './first-rating.ts';
import { fideExpectedScore, isFideRated } from './game.ts';
import type { FideChapter } from './rating.ts';

export interface FideParticipant {
  readonly player: PlayerNumber;
  /** Rating and K of the list in force on the start date, K before the limit of 700; null if unrated. */
  readonly standing: { readonly rating: Rating; readonly k: number } | null;
}

/** What a dual-rated event would do to one player at FIDE: shown beside the national result, never mixed (U-04). */
export interface FideEstimate {
  readonly player: PlayerNumber;
  readonly rating: Rating | null;
  /** K after the limit of 700 for the games of this event alone; null for an unrated player. */
  readonly k: number | null;
  /** Games FIDE rates: against rated opponents who are not too far apart. */
  readonly games: number;
  readonly points: Hundredths;
  /** Sum of PD; zero for an unrated player. */
  readonly expected: Hundredths;
  /** Exact, K x (points - expected); zero for an unrated player. */
  readonly change: Hundredths;
  /** What this event alone says of an unrated player; null for a rated one and without games. */
  readonly first: FideFirstRating | null;
}

/**
 * Every participant's FIDE estimate of one tournament that ended on `end`, in the participants' order.
 * Throws `RangeError` for a game of somebody who is no participant.
 */
export function estimateFide(
  participants: readonly FideParticipant[],
  games: readonly PlayedGame[],
  chapter: FideChapter,
  end: Day,
): readonly FideEstimate[] {
  const cards: readonly Card[] = participants.map(({ player, standing }) => ({
    player,
    standing,
    rated: [],
  }));
  const cardsByPlayer = new Map(cards.map((card) => [card.player, card]));
  for (const { white, black, points } of games) {
    enter(cardOf(white, cardsByPlayer), cardOf(black, cardsByPlayer), points, chapter);
    enter(cardOf(black, cardsByPlayer), cardOf(white, cardsByPlayer), 100 - points, chapter);
  }
  return cards.map((card) => estimateOf(card, chapter, end));
}

interface Card extends FideParticipant {
  readonly rated: { readonly opponent: Rating; readonly points: Hundredths }[];
}

function cardOf(player: PlayerNumber, cards: ReadonlyMap<PlayerNumber, Card>): Card {
  const card = cards.get(player);
  if (card === undefined) throw new RangeError(`A game names a player who does not take part: ${player}`);
  return card;
}

function enter(own: Card, opponent: Card, points: Hundredths, chapter: FideChapter): void {
  if (opponent.standing === null) return;
  if (own.standing !== null && !isFideRated(own.standing.rating, opponent.standing.rating, chapter)) return;
  own.rated.push({ opponent: opponent.standing.rating, points });
}

function estimateOf({ player, standing, rated }: Card, chapter: FideChapter, end: Day): FideEstimate {
  const games = rated.length;
  const points = rated.reduce((sum, game) => sum + game.points, 0);
  if (standing === null) {
    const event = { period: periodOf(end), opponents: rated.map((game) => game.opponent), points };
    const first = fideFirstRating([event], event.period);
    return { player, rating: null, k: null, games, points, expected: 0, change: 0, first };
  }
  const { rating } = standing;
  const expected = rated.reduce((sum, game) => sum + fideExpectedScore(rating, game.opponent, chapter), 0);
  const k = limitCoefficient(standing.k, games);
  return { player, rating, k, games, points, expected, change: k * (points - expected), first: null };
}
