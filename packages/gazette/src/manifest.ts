import { isDigest } from './digest.ts';
import type { Manifest, RatingList } from './list.ts';
import { inForceFrom, isFileName, isListType, isPeriod } from './release-key.ts';

/** Where a list comes from; see `Manifest` for what the fields hold. A first revision says nothing of the three. */
export type Provenance = Pick<Manifest, 'engine' | 'previous'> &
  Partial<Pick<Manifest, 'revision' | 'revises' | 'reason'>>;

export function manifest(list: RatingList, files: Manifest['files'], provenance: Provenance): Manifest {
  return {
    format: 'kuvvet.manifest/1',
    type: list.type,
    period: list.period,
    inForceFrom: inForceFrom(list.period),
    revision: provenance.revision ?? 1,
    revises: provenance.revises ?? null,
    reason: provenance.reason ?? null,
    ruleSet: { name: list.ruleSet.name, version: list.ruleSet.version },
    engine: provenance.engine,
    previous: provenance.previous,
    files,
  };
}

/** Every key at any depth; JSON.stringify writes them in this order. */
const keyOrder = [
  ...['format', 'type', 'period', 'inForceFrom', 'revision', 'revises', 'reason'],
  ...['ruleSet', 'engine', 'previous', 'files'],
  ...['name', 'version', 'mediaType', 'bytes', 'rows', 'sha256'],
];

/** The bytes whose sha-256 names the release. */
export const manifestBytes = (manifest: Manifest): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(manifest, keyOrder, 2)}\n`);

/** One from before there were re-runs says nothing of them. */
const first = { revision: 1, revises: null, reason: null };

/** The manifest in `bytes`, or null if they hold none of this format. */
export function readManifest(bytes: Uint8Array): Manifest | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const whole = { ...first, ...(value as object) };
    return isManifest(whole) ? whole : null;
  } catch {
    return null;
  }
}

type Loose<T> = { readonly [key in keyof T]?: unknown };

function isManifest(value: object): value is Manifest {
  const { ruleSet, files, ...rest } = value as Loose<Manifest>;
  const { name, version } = (ruleSet ?? {}) as Loose<Manifest['ruleSet']>;
  return (
    rest.format === 'kuvvet.manifest/1' &&
    isListType(rest.type) &&
    isPeriod(rest.period) &&
    rest.inForceFrom === inForceFrom(rest.period) &&
    isCount(rest.revision) &&
    (rest.revision === 1 ? rest.revises === null : isDigest(rest.revises)) &&
    (rest.revision === 1 ? rest.reason === null : typeof rest.reason === 'string') &&
    typeof name === 'string' &&
    typeof version === 'string' &&
    typeof rest.engine === 'string' &&
    (rest.previous === null || isDigest(rest.previous)) &&
    Array.isArray(files) &&
    files.every(isEntry) &&
    new Set(files.map((file) => file.name)).size === files.length
  );
}

function isEntry(value: unknown): boolean {
  const { name, mediaType, bytes, rows, sha256 } = (value ?? {}) as Loose<Manifest['files'][number]>;
  return (
    isFileName(name) && typeof mediaType === 'string' && isCount(bytes) && isCount(rows) && isDigest(sha256)
  );
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
