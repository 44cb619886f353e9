import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ByteWriter } from '@kuvvet/gazette';
import { type Chance, chance } from './chance.ts';

/** A month of invented chess: everybody's rating and every game, in columns. */
export interface InventedMonth {
  /** Eight digits, no two alike, lowest first. */
  readonly numbers: Int32Array;
  /** 0 is unrated. */
  readonly ratings: Int16Array;
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly halves: Uint8Array;
}

const field = 40;
const rounds = 7;

/** Games of one tournament. */
export const gamesAnEvent = (field / 2) * rounds;

/** Tournaments of forty over seven rounds; results by strength, a quarter of them draws; one player in twenty unrated. */
export function inventMonth(players: number, games: number): InventedMonth {
  const dice = chance(0x9e3779b9);
  const numbers = new Int32Array(players);
  const ratings = new Int16Array(players);
  const step = Math.floor(89_000_000 / players);
  for (let player = 0; player < players; player++) {
    numbers[player] = 10_000_000 + player * step + dice.below(step);
    ratings[player] = dice.fraction() < 0.05 ? 0 : ratingOf(dice);
  }
  const month = {
    numbers,
    ratings,
    white: new Int32Array(games),
    black: new Int32Array(games),
    halves: new Uint8Array(games),
  };
  for (let from = 0; from < games; from += gamesAnEvent) playEvent(month, from, dice);
  return month;
}

const ratingOf = (dice: Chance) => Math.max(1000, Math.min(2850, Math.round(1450 + 300 * dice.normal())));

function playEvent({ ratings, white, black, halves }: InventedMonth, from: number, dice: Chance) {
  const seats = distinct(field, ratings.length, dice);
  const half = field / 2;
  for (let game = 0; game < gamesAnEvent && from + game < white.length; game++) {
    const [round, board] = [Math.floor(game / half), game % half];
    const pair = [seats[board] ?? 0, seats[half + ((board + round) % half)] ?? 0] as const;
    const [one, other] = round % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
    white[from + game] = one;
    black[from + game] = other;
    halves[from + game] = play((ratings[one] || 1200) - (ratings[other] || 1200), dice);
  }
}

function play(difference: number, dice: Chance): 0 | 1 | 2 {
  const expected = 1 / (1 + 10 ** (-difference / 400));
  const fate = dice.fraction();
  if (fate < expected - 0.12) return 2;
  return fate < expected + 0.12 ? 1 : 0;
}

function distinct(count: number, limit: number, dice: Chance): readonly number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(dice.below(limit));
  return [...chosen];
}

/** The month as `list.csv` and `games.csv`. */
export function writeMonth({ numbers, ratings, ...games }: InventedMonth, directory: string): void {
  writeLines(join(directory, 'list.csv'), 'player,rating', numbers.length, (writer, place) => {
    writer.integer(numbers[place] as number);
    writer.ascii(',');
    if (ratings[place] !== 0) writer.integer(ratings[place] as number);
  });
  writeLines(join(directory, 'games.csv'), 'white,black,points', games.white.length, (writer, game) => {
    writer.integer(numbers[games.white[game] as number] as number);
    writer.ascii(',');
    writer.integer(numbers[games.black[game] as number] as number);
    writer.ascii([',0', ',0.5', ',1'][games.halves[game] as number] ?? '');
  });
}

function writeLines(
  path: string,
  header: string,
  count: number,
  write: (writer: ByteWriter, at: number) => void,
) {
  const file = openSync(path, 'w');
  const writer = new ByteWriter();
  writer.ascii(`${header}\n`);
  for (let at = 0; at < count; at++) {
    write(writer, at);
    writer.ascii('\n');
    if (writer.full) writeSync(file, writer.take());
  }
  writeSync(file, writer.take());
  closeSync(file);
}
