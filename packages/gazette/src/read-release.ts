import type { Archive } from './archive.ts';
import type { Damage } from './damage.ts';
import { sha256 } from './digest.ts';
import type { ListFile, Manifest } from './list.ts';
import { readManifest } from './manifest.ts';
import { manifestName, type Release, releaseKey, releaseOf } from './release-key.ts';

/** A published release; `manifest` is null when it could not be trusted, `files` are those that could and are kept. */
export interface ReleaseReading {
  readonly release: Release | null;
  readonly manifest: Manifest | null;
  readonly files: readonly ListFile[];
  /** Empty for a release that is whole. */
  readonly damage: readonly Damage[];
}

/**
 * Reads the release a manifest key names and checks every byte against the digests, starting from the one in the key.
 * Memory holds a file at a time, and those that are kept.
 */
export async function readRelease(
  archive: Archive,
  manifestKey: string,
  isKept: (name: string) => boolean = () => true,
): Promise<ReleaseReading> {
  const release = releaseOf(manifestKey);
  const broken = (damage: Omit<Damage, 'key'>): ReleaseReading => ({
    release,
    manifest: null,
    files: [],
    damage: [{ ...damage, key: manifestKey }],
  });
  if (!release) return broken({ code: 'release.key' });
  const fetched = await fetchManifest(archive, release);
  if ('code' in fetched) return broken(fetched);
  const { manifest } = fetched;
  const files: ListFile[] = [];
  const damage: Damage[] = [];
  for (const entry of manifest.files) {
    const key = releaseKey(release, entry.name);
    const bytes = (await archive.get(key))?.bytes;
    const flaw = flawOf(bytes, entry);
    if (flaw) damage.push({ ...flaw, key });
    else if (bytes && isKept(entry.name))
      files.push({ name: entry.name, mediaType: entry.mediaType, rows: entry.rows, bytes });
  }
  return { release, manifest, files, damage };
}

/** The manifest of a release with its bytes, or what is wrong with it. */
export async function fetchManifest(
  archive: Pick<Archive, 'get'>,
  release: Release,
): Promise<{ readonly manifest: Manifest; readonly bytes: Uint8Array } | Omit<Damage, 'key'>> {
  const bytes = (await archive.get(releaseKey(release, manifestName)))?.bytes;
  if (!bytes) return { code: 'manifest.absent' };
  const found = sha256(bytes);
  if (found !== release.digest) return { code: 'manifest.digest', found, expected: release.digest };
  const manifest = readManifest(bytes);
  if (!manifest) return { code: 'manifest.malformed' };
  if (manifest.type === release.type && manifest.period === release.period) return { manifest, bytes };
  return {
    code: 'manifest.misplaced',
    found: `${manifest.type} ${manifest.period}`,
    expected: `${release.type} ${release.period}`,
  };
}

/** What is wrong with a file of a release, if anything. */
export function flawOf(
  bytes: Uint8Array | undefined,
  entry: Manifest['files'][number],
): Omit<Damage, 'key'> | null {
  if (!bytes) return { code: 'file.absent' };
  if (bytes.length !== entry.bytes) {
    return { code: 'file.length', found: `${bytes.length}`, expected: `${entry.bytes}` };
  }
  const found = sha256(bytes);
  return found === entry.sha256 ? null : { code: 'file.digest', found, expected: entry.sha256 };
}
