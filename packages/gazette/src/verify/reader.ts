import type { Archive } from '../archive.ts';
import type { Manifest } from '../list.ts';
import { flawOf } from '../read-release.ts';
import { type Release, releaseKey } from '../release-key.ts';
import type { Note } from './flaw.ts';

/** Whatever public files can be fetched from: an archive, or an address. */
export type Reader = Pick<Archive, 'get'>;

type Entry = Manifest['files'][number];

/** A file of a release; null, with a word about why, where it is not what the manifest says. */
export async function fetchFile(
  reader: Reader,
  release: Release,
  entry: Entry,
  note: Note,
): Promise<Uint8Array | null> {
  const key = releaseKey(release, entry.name);
  const bytes = (await reader.get(key))?.bytes;
  const flaw = flawOf(bytes, entry);
  if (flaw) note({ ...flaw, key });
  return flaw || !bytes ? null : bytes;
}
