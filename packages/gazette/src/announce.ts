import type { Archive } from './archive.ts';
import { sha256 } from './digest.ts';
import { ArchiveDefect, ArchiveInterruption } from './errors.ts';
import { latest, latestBytes, readLatest } from './latest.ts';
import { readManifest } from './manifest.ts';
import { latestKey, manifestName, type Release, releaseKey, stagedManifestKey } from './release-key.ts';
import type { Shelves } from './stage.ts';

const json = 'application/json';

/** Each lost race means that another publisher moved the pointer. */
const attempts = 20;

/**
 * Publishes a staged release: its manifest, then the pointer `latest.json`, which never goes back: one of a later
 * month stays, and one of a later revision of the same month. A no-op when done. `ArchiveDefect` if the
 * release was never staged.
 */
export async function announce({ lists, vault }: Shelves, release: Release): Promise<void> {
  const { bytes, revision } = await stagedManifest(vault, release);
  await lists.putOnce(releaseKey(release, manifestName), bytes, { mediaType: json, lifetime: 'immutable' });
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (await pointTo(release, revision, lists)) return;
  }
  throw new ArchiveInterruption(`${latestKey(release.type)}: contended`);
}

async function stagedManifest(vault: Archive, { type, period, digest }: Release) {
  const staged = await vault.get(stagedManifestKey(digest));
  const manifest = staged && sha256(staged.bytes) === digest ? readManifest(staged.bytes) : null;
  if (!staged || manifest?.type !== type || manifest.period !== period) {
    throw new ArchiveDefect(`no manifest of ${type} ${period} is staged under ${digest}`);
  }
  return { bytes: staged.bytes, revision: manifest.revision };
}

/** Whether the pointer is now at `release` or past it; false when somebody else moved it in between. */
async function pointTo(release: Release, revision: number, lists: Archive): Promise<boolean> {
  const key = latestKey(release.type);
  const stored = await lists.get(key);
  if (stored) {
    const standing = readLatest(stored.bytes);
    if (!standing) throw new ArchiveDefect(`${key}: not a pointer`);
    if (standing.period > release.period || standing.sha256 === release.digest) return true;
    if (standing.period === release.period && standing.revision > revision) return true;
  }
  return lists.replace(key, latestBytes(latest(release, revision)), stored?.tag ?? null, {
    mediaType: json,
    lifetime: 'pointer',
  });
}
