import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { type Finding, judgeZip, refuseZip, type ZippedFile } from '@kuvvet/report';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';

/**
 * The files of a ZIP, without directories and links; or why it is not opened (formats 8). Nothing is inflated
 * before the directory is judged, and nothing beyond the size it declares.
 */
export async function openZip(bytes: Uint8Array): Promise<readonly ZippedFile[] | Finding> {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const zip = await fromBufferPromise(packed, { decodeStrings: false });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const refusal = judgeZip(entries.map(judged));
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

const judged = (entry: Entry) => ({
  name: nameOf(entry),
  packedSize: entry.compressedSize,
  size: entry.uncompressedSize,
  isEncrypted: entry.isEncrypted(),
});

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
