import { type Period, type PlayerState, type StateColumns, toStateColumns } from '@kuvvet/engine';
import { ByteWriter } from './byte-writer.ts';
import { writeStateLine } from './state-line.ts';

export const stateFormat = 'kuvvet.state/1';

/**
 * The book state a period is folded over, as canonical NDJSON: a header, then one line per player by number. Each chunk is
 * good until the next.
 */
export function* stateChunks(
  period: Period,
  { numbers, ratings, pools }: StateColumns,
): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writer.text(`{"format":"${stateFormat}","period":"${period}"}\n`);
  const rated = { ukd: 0, uhs: 0, uys: 0 };
  for (let index = 0; index < numbers.length; index++) {
    rated.ukd = ratings.ukd[index] as number;
    rated.uhs = ratings.uhs[index] as number;
    rated.uys = ratings.uys[index] as number;
    writeStateLine(writer, numbers[index] as number, rated, pools.get(index) ?? null);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

/** The same at once; of states in any order. */
export function stateBytes(period: Period, states: StateColumns | Iterable<PlayerState>): Uint8Array {
  const columns = 'numbers' in states ? states : toStateColumns(states);
  return Buffer.concat(Array.from(stateChunks(period, columns), (chunk) => chunk.slice()));
}
