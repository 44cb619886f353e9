import { createDeflateRaw, type DeflateRaw, type Gzip } from 'node:zlib';
import type { Chunks } from './archive.ts';

type Compressor = DeflateRaw | Gzip;

export const chunkSize = 1 << 16;

/** `chunks` as one raw deflate stream. */
export const deflated = (chunks: Chunks): AsyncGenerator<Uint8Array> =>
  compressed(createDeflateRaw({ level: 6, chunkSize }), chunks);

/** `chunks` compressed beside, in zlib's own threads. */
export async function* compressed(compressor: Compressor, chunks: Chunks): AsyncGenerator<Uint8Array> {
  feed(compressor, chunks).catch((error) => compressor.destroy(error));
  yield* compressor;
}

/** One chunk is compressed while the next is made; copied, because only the last one is good. */
async function feed(compressor: Compressor, chunks: Chunks): Promise<void> {
  let copy = new Uint8Array(0);
  let compressing = { copy: new Uint8Array(0), done: Promise.resolve() };
  for await (const chunk of chunks) {
    if (copy.length < chunk.length) copy = new Uint8Array(chunk.length + (1 << 12));
    copy.set(chunk);
    await compressing.done;
    const spare = compressing.copy;
    compressing = { copy, done: write(compressor, copy.subarray(0, chunk.length)) };
    copy = spare;
  }
  await compressing.done;
  compressor.end();
}

const write = (compressor: Compressor, chunk: Uint8Array): Promise<void> =>
  new Promise((done, fail) => {
    compressor.write(chunk, (error) => (error ? fail(error) : done()));
  });
