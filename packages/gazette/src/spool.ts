import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Chunks } from './archive.ts';
import { translating } from './file-faults.ts';
import { following, inParts } from './in-parts.ts';
import type { Manifest, Rendering } from './list.ts';
import { TemporaryDirectory } from './temporary-directory.ts';

/** A file that is written, but has no key yet: that begins with a digest of all of them. */
export interface Spooled {
  readonly entry: Manifest['files'][number];
  readonly contents: Uint8Array | Chunks;
}

/** What is shorter stays in memory; what is longer is written to the temporary directory in parts of this size. */
const partSize = 1 << 17;

/**
 * Has the files of a release written for the length of `work`. All at once: while one is made here, zlib compresses
 * another beside. Memory holds a part of each, however long they are.
 */
export async function spooled<T>(
  renderings: readonly Rendering[],
  work: (files: readonly Spooled[]) => Promise<T>,
): Promise<T> {
  using directory = new TemporaryDirectory();
  const outcomes = await Promise.allSettled(renderings.map((rendering) => spool(rendering, directory)));
  // Looked at when all are done: nobody may write here any more when the directory goes away.
  const files = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return await work(files);
}

async function spool(
  { name, mediaType, rows, contents }: Rendering,
  directory: TemporaryDirectory,
): Promise<Spooled> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* noted() {
    for await (const chunk of contents()) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const kept = await translating(name, () => keep(noted(), () => directory.pathOf(name)));
  return { entry: { name, mediaType, bytes, rows, sha256: hash.digest('hex') }, contents: kept };
}

async function keep(chunks: Chunks, pathOf: () => string): Promise<Uint8Array | Chunks> {
  const parts = inParts(chunks, partSize);
  const { value: first = new Uint8Array() } = await parts.next();
  if (first.length < partSize) return first;
  const path = pathOf();
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(following(first, parts));
  } finally {
    await file.close();
  }
  return bytesOf(path);
}

/** Opens the file only when somebody wants its bytes. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const part = new Uint8Array(partSize);
    for (;;) {
      const { bytesRead } = await file.read(part);
      if (bytesRead === 0) return;
      yield part.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
