import { coefficient } from './coefficient.ts';
import { assessGame } from './game.ts';
import { performanceOf } from './performance.ts';
import type { RuleSet } from './ruleset.ts';
import type { GameLine, Participant, PlayedGame, PlayerResult } from './tournament.ts';
import type { Hundredths, PlayerNumber, Points, Rating } from './units.ts';

/**
 * Every participant's result of one tournament, in the participants' order, whether they played or not.
 * All games use the participants' ratings as given, so the order of `games` does not matter (U-09).
 * A foreign participant gets a result like everybody; it is for the register to give them no row (U-10).
 * Throws `RangeError` for a game of somebody who is no participant.
 */
export function assess(
  participants: readonly Participant[],
  games: readonly PlayedGame[],
  rules: RuleSet,
): readonly PlayerResult[] {
  const sheets: readonly ScoreSheet[] = participants.map(({ player, rating }) => ({
    player,
    rating,
    lines: [],
  }));
  const sheetsByPlayer = new Map(sheets.map((sheet) => [sheet.player, sheet]));
  for (const game of games.toSorted((a, b) => a.round - b.round)) {
    const white = sheetOf(game.white, sheetsByPlayer);
    const black = sheetOf(game.black, sheetsByPlayer);
    white.lines.push(lineOf(game.round, 'w', white.rating, black, game.points, rules));
    black.lines.push(lineOf(game.round, 'b', black.rating, white, (100 - game.points) as Points, rules));
  }
  return sheets.map((sheet) => resultOf(sheet, rules));
}

interface ScoreSheet extends Participant {
  readonly lines: GameLine[];
}

function sheetOf(player: PlayerNumber, sheets: ReadonlyMap<PlayerNumber, ScoreSheet>): ScoreSheet {
  const sheet = sheets.get(player);
  if (sheet === undefined) throw new RangeError(`A game names a player who does not take part: ${player}`);
  return sheet;
}

function lineOf(
  round: number,
  colour: 'w' | 'b',
  own: Rating | null,
  opponent: Participant,
  points: Points,
  rules: RuleSet,
): GameLine {
  const seen = { round, colour, opponent: opponent.player, opponentRating: opponent.rating, points };
  if (own === null) return { ...seen, difference: null, capped: false, expected: null, change: 0 };
  const { difference, capped, expected, change } = assessGame(own, opponent.rating, points, rules);
  return { ...seen, difference, capped, expected, change };
}

function resultOf({ player, rating, lines }: ScoreSheet, rules: RuleSet): PlayerResult {
  const opponents: Rating[] = [];
  let points: Hundredths = 0;
  let expected: Hundredths = 0;
  let change: Hundredths = 0;
  for (const line of lines) {
    change += line.change;
    if (line.opponentRating === null) continue;
    opponents.push(line.opponentRating);
    points += line.points;
    expected += line.expected ?? 0;
  }
  const performance = performanceOf(rating, opponents, points, rules);
  const k = rating === null ? null : coefficient(rating, rules);
  const games = rating === null ? (performance?.games ?? 0) : lines.length;
  return { player, rating, k, games, points, expected, change, performance, lines };
}
