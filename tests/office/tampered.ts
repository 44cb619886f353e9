import type { Archive } from '@kuvvet/gazette';

/** An archive in which some keys hold something else, or nothing. */
export function tampered(archive: Archive, changes: Readonly<Record<string, Uint8Array | null>>): Archive {
  return {
    ...archive,
    async get(key) {
      const change = changes[key];
      if (change === undefined) return archive.get(key);
      return change && { bytes: change, tag: 'tampered' };
    },
    async *keys(folder) {
      for await (const key of archive.keys(folder)) if (changes[key] !== null) yield key;
    },
  };
}

/** An archive that starts with what another holds and keeps everything new to itself. */
export function overlaid(archive: Archive, own: Archive): Archive {
  return {
    ...own,
    get: async (key) => (await own.get(key)) ?? archive.get(key),
    putOnce: async (key, contents, caption) =>
      (await archive.get(key)) ? 'present' : own.putOnce(key, contents, caption),
    async *keys(folder) {
      yield* new Set([
        ...(await Array.fromAsync(archive.keys(folder))),
        ...(await Array.fromAsync(own.keys(folder))),
      ]);
    },
  };
}

/** The same bytes but for one in the middle. */
export function altered(bytes: Uint8Array | undefined): Uint8Array {
  const copy = Uint8Array.from(bytes ?? []);
  const middle = copy.length >> 1;
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}
