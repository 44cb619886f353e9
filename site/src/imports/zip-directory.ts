import type { ZipEntry } from '@kuvvet/report';

/** A file within a ZIP. */
export interface Entry extends ZipEntry {
  readonly method: number;
  readonly checksum: number;
  /** Where its own header begins. */
  readonly local: number;
  readonly isLink: boolean;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;

const fileType = 0o170000;
const link = 0o120000;

/**
 * What lies in a ZIP, by the directory at its end (APPNOTE 4.3): as strictly as the service reads it. Null where it is not
 * whole, contradicts itself, or is of a kind that no report needs (several disks, ZIP64, strong encryption).
 */
export function directoryOf(zip: Uint8Array): readonly Entry[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - endLength;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0 || view.getUint16(end + 4, true) !== 0) return null;
  if (end + endLength + view.getUint16(end + 20, true) !== zip.length) return null;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const read = at + entryLength <= zip.length ? readEntry(zip, view, at) : null;
    if (!read) return null;
    entries.push(read.entry);
    at = read.end;
  }
  return entries;
}

function readEntry(
  zip: Uint8Array,
  view: DataView,
  at: number,
): { readonly entry: Entry; readonly end: number } | null {
  const short = (offset: number) => view.getUint16(at + offset, true);
  const long = (offset: number) => view.getUint32(at + offset, true);
  const [flags, method, packedSize, size, local] = [short(8), short(10), long(20), long(24), long(42)];
  const nameEnd = at + entryLength + short(28);
  const extraEnd = nameEnd + short(30);
  const end = extraEnd + short(32);
  const isStored = method === 0;
  if (long(0) !== entryMark || (flags & 0x40) !== 0 || end > zip.length) return null;
  if (!areFields(view, nameEnd, extraEnd)) return null;
  if (isStored && (flags & 1) === 0 && packedSize !== size) return null;
  const decoder = new TextDecoder((flags & 0x800) !== 0 ? 'utf-8' : 'latin1', { ignoreBOM: true });
  return {
    end,
    entry: {
      name: decoder.decode(zip.subarray(at + entryLength, nameEnd)).replaceAll('\\', '/'),
      isEncrypted: (flags & 1) !== 0,
      ...{ method, packedSize, size, local },
      checksum: long(16),
      // Unix keeps a file's mode in the upper half of the attributes.
      isLink: (short(40) & fileType) === link,
    },
  };
}

/** Whether the extra fields of an entry fill their room: each tells its length. */
function areFields(view: DataView, start: number, end: number): boolean {
  let at = start;
  while (at < end - 3) at += 4 + view.getUint16(at + 2, true);
  return at <= end;
}

/** Where the bytes of a file begin, behind its own header; null where there is none, or they do not fit in. */
export function contentStart(zip: Uint8Array, { local, packedSize }: Entry): number | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (local + localLength > zip.length || view.getUint32(local, true) !== localMark) return null;
  const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return start + packedSize > zip.length ? null : start;
}
