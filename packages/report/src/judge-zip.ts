import type { archiveFindings } from './catalogue/archive.ts';
import type { Finding } from './finding.ts';

/** What the directory of a ZIP says of a file; sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly packedSize: number;
  readonly size: number;
  readonly isEncrypted: boolean;
}

/** How many entries a ZIP may have, to how many bytes they may come, and how many of these one packed byte may give. */
const limits = { entries: 50, bytes: 20_000_000, ratio: 100 } as const;

export const refuseZip = (
  code: keyof typeof archiveFindings,
  facts: Pick<Finding, 'found' | 'expected'> = {},
): Finding => ({ code, severity: 'error', ...facts });

/** Why a ZIP is not opened (formats 8); null if it may be. Nothing is inflated before this is asked. */
export function judgeZip(entries: readonly ZipEntry[]): Finding | null {
  const { length } = entries;
  if (length > limits.entries) {
    return refuseZip('archive.entries', { found: `${length}`, expected: `${limits.entries}` });
  }
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refuseZip('archive.encrypted');
  if (entries.some(({ name }) => leadsOut(name))) return refuseZip('archive.path');
  if (new Set(entries.map(({ name }) => name)).size < length) return refuseZip('archive.repeated');
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.bytes)
    return refuseZip('archive.size', { found: `${bytes}`, expected: `${limits.bytes}` });
  const bursts = entries.some(({ size, packedSize }) => size > limits.ratio * packedSize);
  return bursts ? refuseZip('archive.ratio', { expected: `${limits.ratio}` }) : null;
}

/** From the root, from a drive, or up from where it is unpacked. */
const leadsOut = (name: string): boolean =>
  /^(?:[a-z]:|[\\/])/i.test(name) || name.split(/[\\/]/).includes('..');
