import { pipeline } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { Chunks } from './archive.ts';

/** Nothing needs the errors here: they come out where the compressed bytes are read. */
const noted = () => {};

/** A mark of one byte: the next chunk is asked for only when the one before is used up. */
const options = { level: 6, chunkSize: 1 << 16, writableHighWaterMark: 1 };

/** `chunks` as one raw deflate stream, compressed beside in zlib's own threads (level 6: performance.md). */
export async function* deflated(chunks: Chunks): AsyncGenerator<Uint8Array> {
  yield* pipeline(chunks, createDeflateRaw(options), noted);
}
