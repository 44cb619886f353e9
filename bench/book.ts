import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { assess, buildStateColumns, type PlayedGame, type Points, PRS05 } from '@kuvvet/engine';
import { stateChunks } from '@kuvvet/gazette';
import { packResults } from '../packages/ledger/src/results.ts';
import { gamesAnEvent, type InventedMonth } from './month.ts';

/** The month as a close finds it: the state it is folded over, and the postings as the ledger stores them. */
export function writeBook(month: InventedMonth, directory: string): void {
  write(join(directory, 'state.ndjson'), stateChunks('2026-10', stateOf(month)));
  write(join(directory, 'postings.bin'), postingsOf(month));
}

function stateOf({ numbers, ratings }: InventedMonth) {
  const state = buildStateColumns(numbers.length);
  for (let place = 0; place < numbers.length; place++) {
    state.add(numbers[place] as number, ratings[place] as number, 0, 0, null);
  }
  return state.finish();
}

/** The packed results of each tournament, after their length in four bytes. */
function* postingsOf(month: InventedMonth): Generator<Uint8Array> {
  for (let from = 0; from < month.white.length; from += gamesAnEvent) {
    const packed = packResults(resultsOf(month, from));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(packed.length);
    yield length;
    yield packed;
  }
}

function resultsOf({ numbers, ratings, white, black, halves }: InventedMonth, from: number) {
  const field = new Set<number>();
  const games: PlayedGame[] = [];
  for (let game = from; game < Math.min(from + gamesAnEvent, white.length); game++) {
    const [one, other] = [white[game] as number, black[game] as number];
    field.add(one).add(other);
    games.push({
      round: 1,
      ...{ white: String(numbers[one]), black: String(numbers[other]) },
      points: (50 * (halves[game] as number)) as Points,
    });
  }
  const participants = [...field].map((place) => ({
    player: String(numbers[place]),
    rating: ratings[place] || null,
  }));
  return assess(participants, games, PRS05).map(({ performance, ...result }) => ({
    ...result,
    performance: performance?.value ?? null,
  }));
}

function write(path: string, chunks: Iterable<Uint8Array>) {
  const file = openSync(path, 'w');
  for (const chunk of chunks) writeSync(file, chunk);
  closeSync(file);
}
