import type { Archive } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';

/** An archive that begins as another one stands and leaves that one alone; `written` are the keys it holds itself. */
export interface Overlay extends Archive {
  readonly written: ReadonlySet<string>;
}

export function overlay(base: Archive, top: Archive = openMemoryArchive()): Overlay {
  const written = new Set<string>();
  return {
    written,
    async putOnce(key, bytes, caption) {
      if (!written.has(key) && (await base.get(key))) return 'present';
      written.add(key);
      return top.putOnce(key, bytes, caption);
    },
    async *keys(prefix) {
      for await (const key of top.keys(prefix)) if (written.has(key)) yield key;
      for await (const key of base.keys(prefix)) if (!written.has(key)) yield key;
    },
    async get(key) {
      return written.has(key) ? top.get(key) : base.get(key);
    },
    async replace(key, bytes, tag, caption) {
      const below = written.has(key) ? null : await base.get(key);
      if (below) await top.putOnce(key, below.bytes, caption);
      const done = await top.replace(key, bytes, tag, caption);
      if (done || below) written.add(key);
      return done;
    },
  };
}
