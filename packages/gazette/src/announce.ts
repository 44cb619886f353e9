import type { Archive } from './archive.ts';
import { sha256 } from './digest.ts';
import { ArchiveDefect } from './errors.ts';
import { isReached, latest, latestBytes, readLatest } from './latest.ts';
import { readManifest } from './manifest.ts';
import { movePointer } from './move-pointer.ts';
import { latestKey, manifestName, type Release, releaseKey, stagedManifestKey } from './release-key.ts';
import { signRelease } from './sign-release.ts';
import type { Sign } from './signature.ts';
import type { Shelves } from './stage.ts';

const json = 'application/json';

/**
 * Publishes a staged release: its signature unless nobody signs (`sign` null), its manifest, then the pointer
 * `latest.json`, which never goes back: one of a later month stays, and one of a later revision of the same month
 * . A no-op when done. `ArchiveDefect` if the release was never staged.
 */
export async function announce(
  { lists, vault }: Shelves,
  release: Release,
  sign: Sign | null,
): Promise<void> {
  const { bytes, revision } = await stagedManifest(vault, release);
  if (sign) await signRelease(lists, release, bytes, sign);
  await lists.putOnce(releaseKey(release, manifestName), bytes, { mediaType: json, lifetime: 'immutable' });
  const key = latestKey(release.type);
  const pointer = latest(release, revision);
  await movePointer(lists, { key, mediaType: json }, (standing) => {
    const read = standing && readLatest(standing);
    if (standing && !read) throw new ArchiveDefect(`${key}: not a pointer`);
    return read && isReached(read, pointer) ? null : latestBytes(pointer);
  });
}

async function stagedManifest(vault: Archive, { type, period, digest }: Release) {
  const staged = await vault.get(stagedManifestKey(digest));
  const manifest = staged && sha256(staged.bytes) === digest ? readManifest(staged.bytes) : null;
  if (!staged || manifest?.type !== type || manifest.period !== period) {
    throw new ArchiveDefect(`no manifest of ${type} ${period} is staged under ${digest}`);
  }
  return { bytes: staged.bytes, revision: manifest.revision };
}
