import { crc32 } from 'node:zlib';
import type { Chunks } from './archive.ts';
import { deflated } from './deflate.ts';

/** Deflate, no name, no time, no operating system: the same on every machine (RFC 1952, 2.3). */
const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** `chunks` as one gzip member: browsers stop after the first of several, silently. */
export async function* gzipped(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let sum = 0;
  let length = 0;
  async function* counted() {
    for await (const chunk of chunks) {
      sum = crc32(chunk, sum);
      length += chunk.length;
      yield chunk;
    }
  }
  yield header;
  yield* deflated(counted());
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  yield trailer;
}
