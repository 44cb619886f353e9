import type { Archive } from './archive.ts';
import { ArchiveInterruption } from './errors.ts';

/** Each lost race means that another publisher moved the pointer. */
const attempts = 20;

/** A short-lived object as it should be. */
interface Pointer {
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * Replaces a pointer by compare and swap, unless it is so already or `isPast` says that what stands is newer: it
 * never goes back. `ArchiveInterruption` if it is contended all the time.
 */
export async function movePointer(
  lists: Archive,
  { key, mediaType, bytes }: Pointer,
  isPast: (standing: Uint8Array) => boolean,
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const stored = await lists.get(key);
    if (stored && (Buffer.compare(stored.bytes, bytes) === 0 || isPast(stored.bytes))) return;
    if (await lists.replace(key, bytes, stored?.tag ?? null, { mediaType, lifetime: 'pointer' })) return;
  }
  throw new ArchiveInterruption(`${key}: contended`);
}
