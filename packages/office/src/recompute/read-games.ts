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
    count: 0,
  };
  const finding = await readCsv(chunks, ['white', 'black', 'points'], (rows) =>
    takeGames(rows, places, batch, tally),
  );
  rate(batch, tally);
  return finding;
}

interface Batch extends GameColumns {
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
    const one = places.find(white);
    const other = places.find(black);
    if (one < 0 || other < 0) return 'recompute.player-unknown';
    batch.white[batch.count] = one;
    batch.black[batch.count] = other;
    batch.halves[batch.count] = points / 5;
    if (++batch.count === most) rate(batch, tally);
  }
}

function rate(batch: Batch, tally: Tally): void {
  tallyGames(tally, batch, batch.count);
  batch.count = 0;
}
