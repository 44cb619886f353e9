import type { Chunks } from './archive.ts';

/** The same bytes in parts of `size`, the last one shorter; nothing for nothing. */
export async function* inParts(chunks: Chunks, size: number): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + size - length);
      held.push(piece);
      length += piece.length;
      from += piece.length;
      if (length < size) continue;
      yield Buffer.concat(held);
      held = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}

/** What was taken off the front, put back. */
export async function* following<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
