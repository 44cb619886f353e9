import type { Chunks } from '../archive.ts';
import { type Directory, numberKey } from './section.ts';

const lineFeed = 0x0a;
const quote = 0x22;
const playerAt = '{"player":"'.length;

/** Whose a line is that begins with its player. */
export const playerKey = (line: Buffer): string =>
  numberKey(line.toString('latin1', playerAt, line.indexOf(quote, playerAt)));

/**
 * Where whose lines lie in a file whose lines come by their keys: stretches of at least `size` bytes, the last one
 * shorter. All lines of a key are in the same.
 */
export async function linePlaces(
  chunks: Chunks,
  size: number,
  keyOf: (line: Buffer) => string = playerKey,
): Promise<Directory> {
  const keys: string[] = [];
  const ends: number[] = [];
  let [at, from] = [0, 0];
  let last = '';
  for await (const line of linesOf(chunks)) {
    const key = keyOf(line);
    if (key !== last && (at === 0 || at - from >= size)) {
      if (at > 0) ends.push(at);
      keys.push(key);
      from = at;
    }
    last = key;
    at += line.length;
  }
  return { start: 0, keys, ends: at > 0 ? [...ends, at] : [] };
}

/** Each with its end; good until the next. */
async function* linesOf(chunks: Chunks): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      yield bytes.subarray(start, end + 1);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
}
