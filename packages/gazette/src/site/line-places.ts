import type { Chunks } from '../archive.ts';
import { type Directory, numberKey } from './section.ts';

const lineFeed = 0x0a;
const quote = 0x22;
const opening = '{"player":"'.length;

/** Whose a line is that begins with its player. */
const playerKey = (line: Buffer): string =>
  numberKey(line.toString('latin1', opening, line.indexOf(quote, opening)));

/**
 * Where whose lines lie in a file whose lines come by their keys: stretches of at least `size` bytes, the last one
 * shorter. All lines of a key are in the same. Only lines where one may end are looked at.
 */
export async function linePlaces(
  chunks: Chunks,
  size: number,
  keyOf: (line: Buffer) => string = playerKey,
): Promise<Directory> {
  const keys: string[] = [];
  const ends: number[] = [];
  let [at, from] = [0, 0];
  /** Of the line behind which a stretch may end; null before it is as long as it must be. */
  let last: string | null = null;
  for await (const lines of wholeLines(chunks)) {
    if (at === 0) keys.push(keyOf(lines));
    for (let line = lineFrom(lines, from + size - at); line < lines.length; ) {
      const next = lineFrom(lines, line + 1);
      const key = keyOf(lines.subarray(line, next));
      if (last === null || last === key) {
        last = key;
        line = next;
        continue;
      }
      from = at + line;
      keys.push(key);
      ends.push(from);
      last = null;
      line = lineFrom(lines, line + size);
    }
    at += lines.length;
  }
  return { start: 0, keys, ends: at > 0 ? [...ends, at] : [] };
}

/** Where the first line begins at `at` or behind it. */
function lineFrom(lines: Buffer, at: number): number {
  if (at <= 0) return 0;
  const feed = lines.indexOf(lineFeed, at - 1);
  return feed < 0 ? lines.length : feed + 1;
}

/** The same bytes in pieces that end with a line, each good until the next. */
async function* wholeLines(chunks: Chunks): AsyncGenerator<Buffer> {
  let kept = Buffer.alloc(1 << 17);
  let rest = 0;
  for await (const chunk of chunks) {
    const length = rest + chunk.length;
    if (length > kept.length) kept = Buffer.concat([kept.subarray(0, rest)], 2 * length);
    kept.set(chunk, rest);
    const end = kept.subarray(0, length).lastIndexOf(lineFeed) + 1;
    if (end > 0) yield kept.subarray(0, end);
    kept.copyWithin(0, end, length);
    rest = length - end;
  }
}
