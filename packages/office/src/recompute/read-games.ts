import { type GameColumns, type Tally, tallyGames } from '@kuvvet/engine';
import type { Finding } from '@kuvvet/report';
import type { PlayerPlaces } from '../player-places.ts';
import { type CsvRows, mostRows } from './csv-rows.ts';
import { playerNumber } from './player-number.ts';
import { type Fault, readCsv } from './read-csv.ts';
import type { Chunks } from './whole-lines.ts';

/** Reads the columns `white`, `black` and `points` and adds every game to the tally. */
export async function readGames(chunks: Chunks, places: PlayerPlaces, tally: Tally): Promise<Finding | null> {
  const games: GameColumns = {
    white: new Int32Array(mostRows),
    black: new Int32Array(mostRows),
    halves: new Uint8Array(mostRows),
  };
  return readCsv(chunks, ['white', 'black', 'points'], (rows, count) => {
    const fault = placeGames(rows, count, places, games);
    if (fault === null) tallyGames(tally, games, count);
    return fault;
  });
}

/** Looks up the players of many games in a row, so that the processor waits for several places of memory together. */
function placeGames(
  { columns }: CsvRows,
  count: number,
  places: PlayerPlaces,
  games: GameColumns,
): Fault | null {
  const { white, black, halves } = games;
  const [whites, blacks, tenths] = columns as [Int32Array, Int32Array, Int32Array];
  for (let row = 0; row < count; row++) {
    const one = playerNumber(whites[row] as number);
    const other = playerNumber(blacks[row] as number);
    if (one === 0 || other === 0) return { code: 'recompute.player-number', row };
    if (one === other) return { code: 'recompute.same-player', row };
    const points = tenths[row] as number;
    if (points !== 0 && points !== 5 && points !== 10) return { code: 'recompute.points', row };
    white[row] = places.find(one);
    black[row] = places.find(other);
    if ((white[row] as number) < 0 || (black[row] as number) < 0)
      return { code: 'recompute.player-unknown', row };
    halves[row] = points / 5;
  }
  return null;
}
