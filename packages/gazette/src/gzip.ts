import { createGzip } from 'node:zlib';
import type { Chunks } from './archive.ts';
import { compressed, packing } from './deflate.ts';

/** Where the header says which system wrote it, and that none did: the same on every machine (RFC 1952, 2.3). */
const system = 9;
const unknown = 0xff;

/** `chunks` as one gzip member: browsers stop after the first of several, silently. */
export async function* gzipped(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let written = 0;
  for await (const chunk of compressed(createGzip(packing), chunks)) {
    if (written <= system && system < written + chunk.length) chunk[system - written] = unknown;
    written += chunk.length;
    yield chunk;
  }
}
