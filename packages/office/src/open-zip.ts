import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { Finding } from '@kuvvet/report';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import type { archiveFindings } from './catalogue/archive.ts';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How many entries a ZIP may have, to how many bytes they may come, and how many of these one packed byte may give. */
const limits = { entries: 50, bytes: 20_000_000, ratio: 100 } as const;

export const refuseZip = (
  code: keyof typeof archiveFindings,
  facts: Pick<Finding, 'found' | 'expected'> = {},
): Finding => ({ code, severity: 'error', ...facts });

/**
 * The files of a ZIP, without directories and links; or why it is not opened (formats 8). Nothing is inflated
 * before the directory is judged, and nothing beyond the size it declares.
 */
export async function openZip(bytes: Uint8Array): Promise<readonly ZippedFile[] | Finding> {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const zip = await fromBufferPromise(packed, { decodeStrings: false });
    if (zip.entryCount > limits.entries) {
      return refuseZip('archive.entries', { found: `${zip.entryCount}`, expected: `${limits.entries}` });
    }
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const refusal = judgeDirectory(entries);
    if (refusal) return refusal;
    const files: ZippedFile[] = [];
    for (const entry of entries) {
      if (isFile(entry)) files.push({ name: nameOf(entry), bytes: await inflate(zip, packed, entry) });
    }
    return files;
  } catch {
    // What yauzl and zlib say may quote a file's name.
    return refuseZip('archive.unreadable');
  }
}

function judgeDirectory(entries: readonly Entry[]): Finding | null {
  const names = entries.map(nameOf);
  if (entries.some((entry) => entry.isEncrypted())) return refuseZip('archive.encrypted');
  if (names.some((name) => validateFileName(name) !== null)) return refuseZip('archive.path');
  if (new Set(names).size < names.length) return refuseZip('archive.repeated');
  const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (size > limits.bytes)
    return refuseZip('archive.size', { found: `${size}`, expected: `${limits.bytes}` });
  const bursts = entries.some((entry) => entry.uncompressedSize > limits.ratio * entry.compressedSize);
  return bursts ? refuseZip('archive.ratio', { expected: `${limits.ratio}` }) : null;
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

const fileType = 0o170000;
const link = 0o120000;

/** Unix keeps a file's mode in the upper half of the attributes. */
const isFile = (entry: Entry): boolean =>
  !nameOf(entry).endsWith('/') && ((entry.externalFileAttributes >>> 16) & fileType) !== link;

const methods = { stored: 0, deflated: 8 } as const;

/** Throws where the bytes are not what the directory says. */
async function inflate(zip: ZipFile, packed: Buffer, entry: Entry): Promise<Uint8Array> {
  const { compressionMethod, compressedSize, uncompressedSize } = entry;
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const content = packed.subarray(fileDataStart, fileDataStart + compressedSize);
  if (compressionMethod !== methods.stored && compressionMethod !== methods.deflated)
    throw new Error('method');
  const bytes =
    compressionMethod === methods.stored
      ? content
      : await promisify(inflateRaw)(content, { maxOutputLength: Math.max(uncompressedSize, 1) });
  if (bytes.length !== uncompressedSize || crc32(bytes) !== entry.crc32) throw new Error('content');
  return bytes;
}
