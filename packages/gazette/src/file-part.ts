import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf, translating } from './file-faults.ts';
import { segmentsOf } from './key.ts';

/** A stretch of a stored object: from a byte on, or the last so many, at most `length` of them. */
export type Stretch = { readonly from: number; readonly length: number } | { readonly last: number };

/** Bytes of a stretch, where they begin and how long the whole object is. */
export interface Part {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly size: number;
}

/** A stretch of an object; null where there is none. */
export type ReadPart = (key: string, stretch: Stretch) => Promise<Part | null>;

/** Reads stretches of the objects of a directory archive without reading the whole. */
export function openDirectoryParts(root: string): ReadPart {
  const base = resolve(root);
  return async (key, stretch) => {
    const path = join(base, ...segmentsOf(key));
    return translating(key, () => readPart(path, stretch));
  };
}

async function readPart(path: string, stretch: Stretch): Promise<Part | null> {
  const file = await open(path, 'r').catch(unlessAbsent);
  if (!file) return null;
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return null;
    const { size } = stats;
    const { from, length } = within(stretch, size);
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, from);
    return { bytes: bytes.subarray(0, bytesRead), from, size };
  } finally {
    await file.close();
  }
}

/** As much of a stretch as lies in an object of this size. */
function within(stretch: Stretch, size: number): { readonly from: number; readonly length: number } {
  if ('last' in stretch) {
    const length = Math.min(stretch.last, size);
    return { from: size - length, length };
  }
  const from = Math.min(stretch.from, size);
  return { from, length: Math.min(stretch.length, size - from) };
}

function unlessAbsent(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
  throw error;
}
