import type { Archive } from './archive.ts';
import { sha256 } from './digest.ts';
import { eventsName } from './events-ndjson.ts';
import type { Publication } from './evidence.ts';
import { manifest, manifestBytes, type Provenance } from './manifest.ts';
import { releaseKey, stagedManifestKey } from './release-key.ts';
import { render } from './render.ts';
import { spooled } from './spool.ts';

/** The two archives a release passes through. */
export interface Shelves {
  /** Public: what readers fetch. */
  readonly lists: Archive;
  /** Private: manifests of lists that are not in force yet. */
  readonly vault: Archive;
}

/**
 * Writes everything of a release but its announcement and gives the digest that names it. The files are public
 * from here on, but nothing names them: the manifest goes to the vault, where `announce` finds it by its digest
 * once that digest is elected. Repeating it, or doing it at the same time elsewhere, changes nothing. A list of an
 * earlier program has fewer files: `isWanted` says which.
 */
export async function stageRelease(
  { lists, vault }: Shelves,
  list: Publication,
  provenance: Provenance,
  isWanted: (name: string) => boolean = () => true,
): Promise<string> {
  const known = isWanted(eventsName) ? list : { ...list, events: null };
  const renderings = render(known).filter(({ name }) => isWanted(name));
  return spooled(renderings, async (files) => {
    const entries = files.map(({ entry }) => entry);
    const bytes = manifestBytes(manifest(list, entries, provenance));
    const digest = sha256(bytes);
    const release = { type: list.type, period: list.period, digest };
    for (const { entry, contents } of files) {
      const caption = { mediaType: entry.mediaType, lifetime: 'immutable' } as const;
      await lists.putOnce(releaseKey(release, entry.name), contents, caption);
    }
    // Last, so that a manifest in the vault says that its files are there.
    await vault.putOnce(stagedManifestKey(digest), bytes, {
      mediaType: 'application/json',
      lifetime: 'immutable',
    });
    return digest;
  });
}
