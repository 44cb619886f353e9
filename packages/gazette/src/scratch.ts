import type { Archive } from './archive.ts';
import { openMemoryArchive } from './memory.ts';

/** An archive as it is, in which what is written lasts as long as the work and goes nowhere. */
export function scratchOver(archive: Archive): Archive {
  const written = openMemoryArchive();
  return {
    putOnce: (key, contents, caption) => written.putOnce(key, contents, caption),
    get: async (key) => (await written.get(key)) ?? archive.get(key),
    replace: (key, bytes, tag, caption) => written.replace(key, bytes, tag, caption),
    keys: (folder) => archive.keys(folder),
  };
}
