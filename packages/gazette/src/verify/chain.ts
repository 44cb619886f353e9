import { type ListType, type Period, previousPeriod } from '@kuvvet/engine';
import { latestBytes, readLatest } from '../latest.ts';
import type { Manifest } from '../list.ts';
import { fetchManifest } from '../read-release.ts';
import { latestKey, manifestName, type Release, releaseKey } from '../release-key.ts';
import type { Note } from './flaw.ts';
import type { Reader } from './reader.ts';

/** A list of the chain whose manifest is what its digest says. */
export interface Link {
  readonly release: Release;
  readonly manifest: Manifest;
  readonly bytes: Uint8Array;
  /** The list of the month before; null for the first, or where the chain breaks. */
  previous: Link | null;
}

/** Where readers of a type start from; null, with a word about why, where they cannot. */
export async function startOf(type: ListType, reader: Reader, note: Note): Promise<Release | null> {
  const key = latestKey(type);
  const stored = await reader.get(key);
  if (!stored) {
    note({ code: 'latest.absent', key });
    return null;
  }
  const pointer = readLatest(stored.bytes);
  if (!pointer || pointer.type !== type || Buffer.compare(latestBytes(pointer), stored.bytes) !== 0) {
    note({ code: 'latest.malformed', key });
    return null;
  }
  return { type, period: pointer.period, digest: pointer.sha256 };
}

/**
 * The lists of a type from a release back to the first: each names the one before by its digest, and each revision the
 * one it revises. Oldest first, a month's revisions in their order.
 */
export async function chainFrom(start: Release, reader: Reader, note: Note): Promise<readonly Link[]> {
  const chain: Link[] = [];
  let next: Release | null = start;
  let later: readonly Link[] = [];
  while (next) {
    const revisions = await revisionsFrom(next, reader, note);
    const first = revisions[0];
    if (first) for (const link of later) link.previous = first;
    chain.unshift(...revisions);
    later = revisions;
    const previous: string | null = first?.manifest.revision === 1 ? first.manifest.previous : null;
    next = previous === null ? null : { ...next, period: previousPeriod(next.period), digest: previous };
  }
  return chain;
}

/** A revision and all before it, the first one first; less where one is not to be had. */
export async function revisionsFrom(newest: Release, reader: Reader, note: Note): Promise<readonly Link[]> {
  const revisions: Link[] = [];
  for (let next: Release | null = newest; next; ) {
    const link: Link | null = await linkAt(next, reader, note);
    if (!link) break;
    const later = revisions[0]?.manifest;
    if (later && !follows(later, link.manifest)) {
      note({ code: 'chain.revision', key: releaseKey(link.release, manifestName) });
    }
    revisions.unshift(link);
    next = link.manifest.revises === null ? null : { ...next, digest: link.manifest.revises };
  }
  return revisions;
}

const follows = (later: Manifest, earlier: Manifest): boolean =>
  later.revision === earlier.revision + 1 && later.previous === earlier.previous;

async function linkAt(release: Release, reader: Reader, note: Note): Promise<Link | null> {
  const fetched = await fetchManifest(reader, release);
  if (!('code' in fetched)) return { release, ...fetched, previous: null };
  note({ ...fetched, key: releaseKey(release, manifestName) });
  return null;
}

/** The first revision of the list of a month, to which everything later refers. */
export const firstOf = (period: Period, chain: readonly Link[]): Link | undefined =>
  chain.find(({ manifest }) => manifest.period === period && manifest.revision === 1);
