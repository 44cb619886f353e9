import { createDeflateRaw, type DeflateRaw } from 'node:zlib';
import type { Chunks } from './archive.ts';

/** `chunks` as one raw deflate stream, compressed beside in zlib's own threads (level 6: performance.md). */
export async function* deflated(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 6, chunkSize: 1 << 16 });
  feed(deflate, chunks).catch((error) => deflate.destroy(error));
  yield* deflate;
}

/** One chunk is compressed while the next is made; copied, because only the last one is good. */
async function feed(deflate: DeflateRaw, chunks: Chunks): Promise<void> {
  let copy = new Uint8Array(0);
  let compressing = { copy: new Uint8Array(0), done: Promise.resolve() };
  for await (const chunk of chunks) {
    if (copy.length < chunk.length) copy = new Uint8Array(chunk.length + (1 << 12));
    copy.set(chunk);
    await compressing.done;
    const spare = compressing.copy;
    compressing = { copy, done: write(deflate, copy.subarray(0, chunk.length)) };
    copy = spare;
  }
  await compressing.done;
  deflate.end();
}

const write = (deflate: DeflateRaw, chunk: Uint8Array): Promise<void> =>
  new Promise((done, fail) => {
    deflate.write(chunk, (error) => (error ? fail(error) : done()));
  });
