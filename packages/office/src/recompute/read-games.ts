import { type GameColumns, type Tally, tallyGames } from '@kuvvet/engine';
import type { Finding } from '@kuvvet/report';
import type { PlayerPlaces } from '../player-places.ts';
import type { CsvRows } from './csv-rows.ts';
import { readCsv } from './read-csv.ts';
import { playerNumber } from './read-list.ts';
import type { Chunks } from './whole-lines.ts';

/** Games that are kept until they are rated together. */
const most = 1 << 14;

/** Reads the columns `white`, `black` and `points` and adds every game to the tally. */
export async function readGames(chunks: Chunks, places: PlayerPlaces, tally: Tally): Promise<Finding | null> {
  const batch: Batch = {
    white: new Int32Array(most),
    black: new Int32Array(most),
    halves: new Uint8Array(most),
    lines: new Int32Array(most),
    count: 0,
  };
  return readCsv(chunks, ['white', 'black', 'points'], (rows) => {
    const code = takeGames(rows, places, batch, tally);
    // A stranger stands before whatever else is wrong.
    return rate(rows, places, batch, tally) ?? code;
  });
}

/** Games by player number, and the lines they stand on; by place once they are rated. */
interface Batch extends GameColumns {
  readonly lines: Int32Array;
  count: number;
}

function takeGames(rows: CsvRows, places: PlayerPlaces, batch: Batch, tally: Tally): string | null {
  for (;;) {
    const state = rows.next();
    if (state !== 'row') return state === 'end' ? null : 'recompute.cells';
    const white = playerNumber(rows, 0);
    const black = playerNumber(rows, 1);
    if (white === 0 || black === 0) return 'recompute.player-number';
    if (white === black) return 'recompute.same-player';
    const points = rows.tenths[2];
    if (points !== 0 && points !== 5 && points !== 10) return 'recompute.points';
    batch.white[batch.count] = white;
    batch.black[batch.count] = black;
    batch.halves[batch.count] = points / 5;
    batch.lines[batch.count] = rows.line;
    if (++batch.count < most) continue;
    const code = rate(rows, places, batch, tally);
    if (code !== null) return code;
  }
}

/** Looks up both players of many games at once, so that the processor waits for several places of memory together. */
function rate(rows: CsvRows, places: PlayerPlaces, batch: Batch, tally: Tally): string | null {
  const { white, black, lines, count } = batch;
  batch.count = 0;
  for (let game = 0; game < count; game++) {
    const one = places.find(white[game] as number);
    const other = places.find(black[game] as number);
    if (one < 0 || other < 0) {
      rows.line = lines[game] as number;
      return 'recompute.player-unknown';
    }
    white[game] = one;
    black[game] = other;
  }
  tallyGames(tally, batch, count);
  return null;
}
