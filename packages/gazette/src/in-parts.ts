import type { Chunks } from './archive.ts';

/** The same bytes in parts of `size`, the last one shorter; nothing for nothing. */
export async function* inParts(chunks: Chunks, size: number): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + size - filled);
      part.set(piece, filled);
      filled += piece.length;
      from += piece.length;
      if (filled < size) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

/** What was taken off the front, put back. */
export async function* following<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
