import type { Archive } from './archive.ts';
import { ArchiveInterruption } from './errors.ts';

/** Each lost race means that another publisher moved the pointer. */
const attempts = 20;

/** A short-lived object as it should be. */
interface Pointer {
  readonly key: string;
  readonly mediaType: string;
}

/** What should stand in the place of what stands (null: nothing does); null when that is to stay. */
type Draw = (standing: Uint8Array | null) => Promise<Uint8Array | null> | Uint8Array | null;

/**
 * Replaces a pointer by compare and swap. Whenever somebody else was first it is drawn again, after what stands was
 * read: so it never goes back. `ArchiveInterruption` if it is contended all the time.
 */
export async function movePointer(lists: Archive, { key, mediaType }: Pointer, draw: Draw): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const stored = await lists.get(key);
    const bytes = await draw(stored?.bytes ?? null);
    if (bytes === null || (stored && Buffer.compare(stored.bytes, bytes) === 0)) return;
    if (await lists.replace(key, bytes, stored?.tag ?? null, { mediaType, lifetime: 'pointer' })) return;
  }
  throw new ArchiveInterruption(`${key}: contended`);
}
