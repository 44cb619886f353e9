import type { ListType, Period } from '@kuvvet/engine';
import { isDigest } from './digest.ts';
import { inForceFrom, isListType, isPeriod, manifestName, type Release, releaseKey } from './release-key.ts';

/** `latest.json`: which list of a type is the newest one. */
export interface Latest {
  readonly format: 'kuvvet.latest/1';
  readonly type: ListType;
  readonly period: Period;
  /** 1, or more when the list was made again. */
  readonly revision: number;
  /** The key of the manifest. */
  readonly manifest: string;
  /** sha-256 of the manifest. */
  readonly sha256: string;
  readonly inForceFrom: string;
}

export function latest(release: Release, revision: number): Latest {
  const { type, period, digest } = release;
  return {
    format: 'kuvvet.latest/1',
    type,
    period,
    revision,
    manifest: releaseKey(release, manifestName),
    sha256: digest,
    inForceFrom: inForceFrom(period),
  };
}

/** Whether a pointer has come to a revision of a month, or past it. */
export const isReached = (
  pointer: Latest,
  { period, revision }: Pick<Latest, 'period' | 'revision'>,
): boolean => pointer.period > period || (pointer.period === period && pointer.revision >= revision);

export const latestBytes = (pointer: Latest): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(pointer, null, 2)}\n`);

/** The pointer in `bytes`, or null if they hold none of this format. From before there were re-runs it names no revision. */
export function readLatest(bytes: Uint8Array): Latest | null {
  try {
    const {
      type,
      period,
      revision = 1,
      sha256: digest,
      ...rest
    } = JSON.parse(new TextDecoder().decode(bytes));
    if (!isListType(type) || !isPeriod(period) || !isDigest(digest)) return null;
    if (!Number.isSafeInteger(revision) || revision < 1) return null;
    const pointer = latest({ type, period, digest }, revision);
    return rest.format === pointer.format && rest.manifest === pointer.manifest ? pointer : null;
  } catch {
    return null;
  }
}
