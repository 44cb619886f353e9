import type { Archive } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';

/** Requests of a bucket. */
export interface ArchiveUse {
  readonly puts: number;
  readonly gets: number;
}

/** What is longer goes up in parts of this size (gazette/s3.ts). */
const partSize = 8 << 20;

/** An archive in memory with a meter, as S3 counts. */
export function countedArchive() {
  const archive = openMemoryArchive();
  const use = { puts: 0, gets: 0 };
  const counted: Archive = {
    ...archive,
    async putOnce(key, contents, caption) {
      const written = await archive.putOnce(key, contents, caption);
      const length = (await archive.get(key))?.bytes.length ?? 0;
      // A beginning and an end beside the parts, where it takes several.
      use.puts += length < partSize ? 1 : 2 + Math.ceil(length / partSize);
      return written;
    },
    get(key) {
      use.gets++;
      return archive.get(key);
    },
    replace(key, bytes, tag, caption) {
      use.puts++;
      return archive.replace(key, bytes, tag, caption);
    },
  };
  return { archive: counted, use };
}
