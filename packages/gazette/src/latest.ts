import type { ListType, Period } from '@kuvvet/engine';
import { isDigest } from './digest.ts';
import { inForceFrom, isListType, isPeriod, manifestName, type Release, releaseKey } from './release-key.ts';

/** `latest.json`: which list of a type is the newest one. */
export interface Latest {
  readonly format: 'kuvvet.latest/1';
  readonly type: ListType;
  readonly period: Period;
  /** The key of the manifest. */
  readonly manifest: string;
  /** sha-256 of the manifest. */
  readonly sha256: string;
  readonly inForceFrom: string;
}

export function latest(release: Release): Latest {
  const { type, period, digest } = release;
  return {
    format: 'kuvvet.latest/1',
    type,
    period,
    manifest: releaseKey(release, manifestName),
    sha256: digest,
    inForceFrom: inForceFrom(period),
  };
}

export const latestBytes = (pointer: Latest): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(pointer, null, 2)}\n`);

/** The pointer in `bytes`, or null if they hold none of this format. */
export function readLatest(bytes: Uint8Array): Latest | null {
  try {
    const { type, period, sha256: digest, ...rest } = JSON.parse(new TextDecoder().decode(bytes));
    if (!isListType(type) || !isPeriod(period) || !isDigest(digest)) return null;
    const pointer = latest({ type, period, digest });
    return rest.format === pointer.format && rest.manifest === pointer.manifest ? pointer : null;
  } catch {
    return null;
  }
}
