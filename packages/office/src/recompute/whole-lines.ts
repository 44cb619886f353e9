/** Bytes of a file as they come, of any length. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export const lineFeed = 0x0a;

/** What is longer is no line of a table, and not worth keeping. */
const longestLine = 1 << 16;

/**
 * The same bytes in pieces that end with a line feed, the last one too; each is gone when the next is asked for. Null for
 * a line without end, after which nothing comes.
 */
export async function* wholeLines(chunks: Chunks): AsyncGenerator<Uint8Array | null> {
  let held = new Uint8Array(2 * longestLine);
  let length = 0;
  for await (const chunk of chunks) {
    const needed = length + chunk.length + 1;
    if (needed > held.length) held = new Uint8Array(held.buffer.transfer(needed));
    held.set(chunk, length);
    length += chunk.length;
    const end = held.subarray(0, length).lastIndexOf(lineFeed) + 1;
    if (end > 0) yield held.subarray(0, end);
    held.copyWithin(0, end, length);
    length -= end;
    if (length <= longestLine) continue;
    yield null;
    return;
  }
  if (length === 0) return;
  held[length] = lineFeed;
  yield held.subarray(0, length + 1);
}
