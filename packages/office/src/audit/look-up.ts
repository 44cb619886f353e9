import type { Archive } from '@kuvvet/gazette';
import { digestOf } from '../submission.ts';
import { type Note, wrong } from './audit-finding.ts';

/**
 * What an archive keeps under a digest, or null with a word about why not: it is not there, it is not what its
 * digest says, or it cannot be read.
 */
export async function lookUp<T>(
  digest: string,
  keyOf: (digest: string) => string,
  read: (bytes: Uint8Array) => T | null,
  archive: Archive,
  note: Note,
): Promise<T | null> {
  const key = keyOf(digest);
  const stored = await archive.get(key);
  if (!stored) return lost(wrong('audit.absent', key), note);
  const found = digestOf(stored.bytes);
  if (found !== digest) return lost(wrong('audit.digest', key, { expected: digest, found }), note);
  return readOrNote(key, () => read(stored.bytes), note);
}

/** As `lookUp`, where what was lost is told already: who cannot go on without it goes without a word. */
export const lookAgain = <T>(
  digest: string,
  keyOf: (digest: string) => string,
  read: (bytes: Uint8Array) => T,
  archive: Archive,
): Promise<T | null> => lookUp(digest, keyOf, read, archive, () => {});

/** What a document of the archive says, or null with a word about why not. */
export function readOrNote<T>(key: string, read: () => T | null, note: Note): T | null {
  try {
    return read() ?? lost(wrong('audit.unreadable', key), note);
  } catch {
    return lost(wrong('audit.unreadable', key), note);
  }
}

function lost(finding: Parameters<Note>[0], note: Note): null {
  note(finding);
  return null;
}
