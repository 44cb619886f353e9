import type { Archive } from '@kuvvet/gazette';

/** An archive that remembers every key it was ever asked for, and those it was given something under. */
export function recording(archive: Archive) {
  const asked = new Set<string>();
  const written = new Set<string>();
  const recorder: Archive = {
    get(key) {
      asked.add(key);
      return archive.get(key);
    },
    putOnce(key, ...rest) {
      written.add(key);
      return archive.putOnce(key, ...rest);
    },
    replace(key, ...rest) {
      written.add(key);
      return archive.replace(key, ...rest);
    },
    keys: (folder) => archive.keys(folder),
  };
  return { ...recorder, asked, written };
}
