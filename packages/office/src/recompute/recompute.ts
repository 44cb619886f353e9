import { closeTally, openTally, type RuleSet } from '@kuvvet/engine';
import { ByteWriter } from '@kuvvet/gazette';
import type { Finding } from '@kuvvet/report';
import { readGames } from './read-games.ts';
import { readList } from './read-list.ts';
import type { Chunks } from './whole-lines.ts';

/** A list and every game of the month it was in force, as CSV. */
export interface MonthInText {
  /** Columns `player,rating`, among others; an empty rating is that of an unrated player. */
  readonly ratings: Chunks;
  /** Columns `white,black,points`, among others: player numbers, and White's 1, 0.5 or 0. */
  readonly games: Chunks;
}

export type Recomputed =
  /** The chunks of the list are good until the next. */
  | { readonly games: number; readonly list: Iterable<Uint8Array> }
  /** What is wrong, and with which of the two. */
  | { readonly of: keyof MonthInText; readonly finding: Finding };

/**
 * Works out the ratings after a month from its two files alone, without a ledger: `player,rating` in the order of the
 * list. Whoever is unrated stays so, for first ratings need the events of a game. Memory follows the number of players.
 */
export async function recompute({ ratings, games }: MonthInText, rules: RuleSet): Promise<Recomputed> {
  const list = await readList(ratings);
  if ('code' in list) return { of: 'ratings', finding: list };
  const tally = openTally(list.ratings, rules);
  const finding = await readGames(games, list.places, tally);
  if (finding) return { of: 'games', finding };
  return { games: tally.games, list: listBytes(list.players, closeTally(tally).ratings) };
}

function* listBytes(players: Int32Array, ratings: Int16Array): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writer.ascii('player,rating\r\n');
  let place = 0;
  do {
    place = writeChunk(writer, players, ratings, place);
    yield writer.take();
  } while (place < players.length);
}

/** Gives the place of the first player who is left. */
function writeChunk(writer: ByteWriter, players: Int32Array, ratings: Int16Array, from: number): number {
  let place = from;
  for (; place < players.length && !writer.full; place++) {
    const rating = ratings[place] as number;
    writer.integer(players[place] as number);
    writer.ascii(',');
    if (rating > 0) writer.integer(rating);
    writer.ascii('\r\n');
  }
  return place;
}
