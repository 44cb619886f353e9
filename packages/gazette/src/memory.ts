import type { Archive, Chunks, Stored } from './archive.ts';
import { sha256 } from './digest.ts';
import { folderSegments, segmentsOf } from './key.ts';

/** An archive for the length of one command or test; keeps every promise of the port but durability. */
export function openMemoryArchive(): Archive {
  const objects = new Map<string, Stored>();
  const keep = (key: string, bytes: Uint8Array) =>
    objects.set(key, { bytes: new Uint8Array(bytes), tag: sha256(bytes) });
  return {
    async putOnce(key, contents) {
      segmentsOf(key);
      const bytes = contents instanceof Uint8Array ? contents : await collect(contents);
      if (objects.has(key)) return 'present';
      keep(key, bytes);
      return 'written';
    },
    async get(key) {
      segmentsOf(key);
      return objects.get(key) ?? null;
    },
    async replace(key, bytes, tag) {
      segmentsOf(key);
      if ((objects.get(key)?.tag ?? null) !== tag) return false;
      keep(key, bytes);
      return true;
    },
    async *keys(folder) {
      folderSegments(folder);
      yield* [...objects.keys()].filter((key) => key.startsWith(folder)).sort();
    },
  };
}

async function collect(chunks: Chunks): Promise<Uint8Array> {
  const collected: Uint8Array[] = [];
  for await (const chunk of chunks) collected.push(chunk.slice());
  return Buffer.concat(collected);
}
