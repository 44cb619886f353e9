import { buildStateColumns, type PlayerNumber, type PlayerState, type StateColumns } from '@kuvvet/engine';
import { ArchiveDefect } from './errors.ts';
import { plainStateLine } from './plain-state-line.ts';
import { stateFormat } from './state.ts';
import { readStateLine } from './state-line.ts';

const lineFeed = 0x0a;

const shortestLine = '{"player":"1001"}\n'.length;

/**
 * The players of a state, by number; of `wanted` only, if given. Throws `ArchiveDefect`: states are our own bytes,
 * so damage is no finding.
 */
export function readState(bytes: Uint8Array, wanted?: ReadonlySet<PlayerNumber>): readonly PlayerState[] {
  const states: PlayerState[] = [];
  eachLine(bytes, (start, end) => {
    const text = textOf(bytes, start, end);
    if (!wanted || wanted.has(numberIn(text))) states.push(readStateLine(text));
  });
  return states;
}

/** The same in columns, and without an object for whoever is simply rated. */
export function readStateColumns(bytes: Uint8Array): StateColumns {
  const columns = buildStateColumns(Math.floor(bytes.length / shortestLine));
  const plain = new Int32Array(4);
  eachLine(bytes, (start, end) => {
    if (plainStateLine(bytes, start, end, plain)) {
      const [number, ukd, uhs, uys] = plain;
      columns.add(number as number, ukd as number, uhs as number, uys as number, null);
      return;
    }
    const { player, ratings, pool } = readStateLine(textOf(bytes, start, end));
    columns.add(Number(player), ratings.ukd ?? 0, ratings.uhs ?? 0, ratings.uys ?? 0, pool);
  });
  return columns.finish();
}

/** A line at a time: a state of millions is longer than a string can be. */
function eachLine(bytes: Uint8Array, take: (start: number, end: number) => void): void {
  if (bytes.at(-1) !== lineFeed) throw new ArchiveDefect('not a book state: cut off');
  let line = 0;
  try {
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(lineFeed, start);
      line++;
      if (line > 1) take(start, end);
      else if (JSON.parse(textOf(bytes, start, end)).format !== stateFormat)
        throw new Error('another format');
      start = end + 1;
    }
  } catch (cause) {
    throw new ArchiveDefect(`not a book state: line ${line}`, { cause });
  }
}

const textOf = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8');

/** Every line begins with its player's number. */
const numberIn = (text: string): string => text.slice('{"player":"'.length, text.indexOf('"', 11));
