import { type ListType, listTypes, type Period } from '@kuvvet/engine';
import type { Caption } from './archive.ts';
import { isDigest } from './digest.ts';
import { isSegment } from './key.ts';

/** A published list is named by its type, its month and the digest of its manifest. */
export interface Release {
  readonly type: ListType;
  readonly period: Period;
  /** sha-256 of the bytes of the manifest. */
  readonly digest: string;
}

export const manifestName = 'manifest.json';

/** Beside the manifest, which cannot name what is made of it. */
export const signatureName = 'manifest.sig.json';

/** Where a file of a release lies: never written twice, so it may be cached for ever. */
export const releaseKey = ({ type, period, digest }: Release, name: string): string =>
  `lists/${type}/${period}/${digest}/${name}`;

/** Where readers start from: the pointer to the newest list of a type. */
export const latestKey = (type: ListType): string => `lists/${type}/latest.json`;

/** Where readers find which list was in force when, and when the next one appears. */
export const calendarKey = 'lists/calendar.json';

/** Where feed readers are told of every list of a type. */
export const feedKey = (type: ListType): string => `lists/${type}/feed.atom`;

/** Where a manifest waits in the vault until its list is elected and announced. */
export const stagedManifestKey = (digest: string): string => `manifests/${digest}`;

/** Where the vault keeps a book state. */
export const stateKey = (digest: string): string => `states/${digest}`;

/** A list is in force from the first of its month. */
export const inForceFrom = (period: Period): string => `${period}-01`;

export const isPeriod = (text: unknown): text is Period =>
  typeof text === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/.test(text);

export const isListType = (text: unknown): text is ListType => listTypes.includes(text as ListType);

/** The release a manifest key names, or null. */
export function releaseOf(manifestKey: string): Release | null {
  const found = releaseWith(manifestKey);
  return found?.name === manifestName ? found.release : null;
}

/** How long a public object may be kept: what lies below a digest never changes. */
export const lifetimeOf = (key: string): Caption['lifetime'] => (releaseWith(key) ? 'immutable' : 'pointer');

/** A file of a release by its key; null for any other key. */
function releaseWith(key: string): { readonly release: Release; readonly name: string } | null {
  const [lists, type, period, digest, name, ...more] = key.split('/');
  if (lists !== 'lists' || name === undefined || more.length > 0) return null;
  return isListType(type) && isPeriod(period) && isDigest(digest)
    ? { release: { type, period, digest }, name }
    : null;
}

/** Whether a manifest may name a file so: it becomes part of a key. */
export const isFileName = (name: unknown): name is string =>
  typeof name === 'string' && isSegment(name) && name !== manifestName && name !== signatureName;
