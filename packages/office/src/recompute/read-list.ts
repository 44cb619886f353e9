import type { Finding } from '@kuvvet/report';
import { PlayerPlaces } from '../player-places.ts';
import { registerLimits } from '../register-limits.ts';
import { empty } from './csv-cell.ts';
import type { CsvRows } from './csv-rows.ts';
import { readCsv } from './read-csv.ts';
import type { Chunks } from './whole-lines.ts';

/** A list in columns, in the order of its file. */
export interface ListColumns {
  readonly places: PlayerPlaces;
  players: Int32Array<ArrayBuffer>;
  /** 0 is unrated. */
  ratings: Int16Array<ArrayBuffer>;
}

/** Reads the columns `player` and `rating`; an empty rating is that of an unrated player. */
export async function readList(chunks: Chunks): Promise<ListColumns | Finding> {
  const list = {
    places: new PlayerPlaces(),
    players: new Int32Array(1 << 12),
    ratings: new Int16Array(1 << 12),
  };
  const finding = await readCsv(chunks, ['player', 'rating'], (rows) => takePlayers(rows, list));
  if (finding) return finding;
  const { places, players, ratings } = list;
  return { places, players: players.subarray(0, places.size), ratings: ratings.subarray(0, places.size) };
}

function takePlayers(rows: CsvRows, list: ListColumns): string | null {
  for (;;) {
    const state = rows.next();
    if (state !== 'row') return state === 'end' ? null : 'recompute.cells';
    const player = playerNumber(rows, 0);
    if (player === 0) return 'recompute.player-number';
    const cell = rows.tenths[1] as number;
    const rating = cell === empty ? 0 : cell / 10;
    if (
      cell !== empty &&
      !(Number.isInteger(rating) && rating > 0 && rating <= registerLimits.highestRating)
    ) {
      return 'recompute.rating';
    }
    const place = list.places.size;
    if (!list.places.add(player)) return 'recompute.player-repeated';
    if (place === list.players.length) widen(list);
    list.players[place] = player;
    list.ratings[place] = rating;
  }
}

/** 4 to 8 digits; 0 for anything else. */
export function playerNumber({ tenths }: CsvRows, place: number): number {
  const cell = tenths[place] as number;
  return cell >= 10_000 && cell % 10 === 0 ? cell / 10 : 0;
}

function widen(list: ListColumns): void {
  list.players = new Int32Array(list.players.buffer.transfer(2 * list.players.byteLength));
  list.ratings = new Int16Array(list.ratings.buffer.transfer(2 * list.ratings.byteLength));
}
