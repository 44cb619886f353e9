import { isDigest, sha256 } from './digest.ts';
import type { ListFile, Manifest, RatingList } from './list.ts';
import { inForceFrom, isFileName, isListType, isPeriod } from './release-key.ts';

/** Where a list comes from; see `Manifest` for what the fields hold. */
export type Provenance = Pick<Manifest, 'engine' | 'previous'>;

export function manifest(list: RatingList, files: readonly ListFile[], provenance: Provenance): Manifest {
  return {
    format: 'kuvvet.manifest/1',
    type: list.type,
    period: list.period,
    inForceFrom: inForceFrom(list.period),
    ruleSet: { name: list.ruleSet.name, version: list.ruleSet.version },
    engine: provenance.engine,
    previous: provenance.previous,
    files: files.map(({ name, mediaType, rows, bytes }) => ({
      name,
      mediaType,
      bytes: bytes.length,
      rows,
      sha256: sha256(bytes),
    })),
  };
}

/** Every key at any depth; JSON.stringify writes them in this order. */
const keyOrder = [
  ...['format', 'type', 'period', 'inForceFrom', 'ruleSet', 'engine', 'previous', 'files'],
  ...['name', 'version', 'mediaType', 'bytes', 'rows', 'sha256'],
];

/** The bytes whose sha-256 names the release. */
export const manifestBytes = (manifest: Manifest): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(manifest, keyOrder, 2)}\n`);

/** The manifest in `bytes`, or null if they hold none of this format. */
export function readManifest(bytes: Uint8Array): Manifest | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isManifest(value) ? value : null;
  } catch {
    return null;
  }
}

type Loose<T> = { readonly [key in keyof T]?: unknown };

function isManifest(value: unknown): value is Manifest {
  const { ruleSet, files, ...rest } = (value ?? {}) as Loose<Manifest>;
  const { name, version } = (ruleSet ?? {}) as Loose<Manifest['ruleSet']>;
  return (
    rest.format === 'kuvvet.manifest/1' &&
    isListType(rest.type) &&
    isPeriod(rest.period) &&
    rest.inForceFrom === inForceFrom(rest.period) &&
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
