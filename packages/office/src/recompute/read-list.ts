import type { Finding } from '@kuvvet/report';
import { PlayerPlaces } from '../player-places.ts';
import { registerLimits } from '../register-limits.ts';
import { empty } from './csv-cell.ts';
import type { CsvRows } from './csv-rows.ts';
import { playerNumber } from './player-number.ts';
import { type Fault, readCsv } from './read-csv.ts';
import type { Chunks } from './whole-lines.ts';

/** A list in columns, in the order of its file. */
export interface ListColumns {
  readonly places: PlayerPlaces;
  readonly players: Int32Array;
  /** 0 is unrated. */
  readonly ratings: Int16Array;
}

/** Reads the columns `player` and `rating`; an empty rating is that of an unrated player. */
export async function readList(chunks: Chunks): Promise<ListColumns | Finding> {
  const list = new Lines();
  const finding = await readCsv(chunks, ['player', 'rating'], (rows, count) =>
    takePlayers(rows, count, list),
  );
  const players = list.players.subarray(0, list.count);
  // Players get their places when it is known how many there are, so that the table never grows.
  const places = new PlayerPlaces(list.count);
  const repeated = places.addAll(players);
  if (repeated >= 0) {
    return { code: 'recompute.player-repeated', severity: 'error', line: list.lines[repeated] as number };
  }
  return finding ?? { places, players, ratings: list.ratings.subarray(0, list.count) };
}

/** Players as they are read, and the lines they stand on. */
class Lines {
  players = new Int32Array(1 << 16);
  ratings = new Int16Array(1 << 16);
  lines = new Int32Array(1 << 16);
  count = 0;

  /** Makes room for so many more. */
  reserve(more: number): void {
    if (this.count + more <= this.lines.length) return;
    const { players, ratings, lines } = this;
    this.players = new Int32Array(2 * lines.length);
    this.players.set(players);
    this.ratings = new Int16Array(2 * lines.length);
    this.ratings.set(ratings);
    this.lines = new Int32Array(2 * lines.length);
    this.lines.set(lines);
  }
}

function takePlayers(rows: CsvRows, count: number, list: Lines): Fault | null {
  list.reserve(count);
  const { players, ratings, lines } = list;
  const [numbers, tenths] = rows.columns as [Int32Array, Int32Array];
  for (let row = 0; row < count; row++) {
    const player = playerNumber(numbers[row] as number);
    if (player === 0) return { code: 'recompute.player-number', row };
    const cell = tenths[row] as number;
    const rating = cell === empty ? 0 : cell / 10;
    if (
      cell !== empty &&
      !(Number.isInteger(rating) && rating > 0 && rating <= registerLimits.highestRating)
    ) {
      return { code: 'recompute.rating', row };
    }
    players[list.count] = player;
    ratings[list.count] = rating;
    lines[list.count++] = rows.lines[row] as number;
  }
  return null;
}
