import { crcOf } from './crc-of.ts';
import { contentStart, type Entry } from './zip-directory.ts';

/** Most bytes a file may unfold to: a hundred times the largest event. */
export const mostUnfolded = 20_000_000;

/** The bytes of a file in a ZIP; null where they are not what the directory says. */
export async function unpackEntry(zip: Uint8Array, entry: Entry): Promise<Uint8Array | null> {
  const start = contentStart(zip, entry);
  if (start === null) return null;
  const packed = zip.subarray(start, start + entry.packedSize);
  const bytes = entry.method === 0 ? packed : entry.method === 8 ? await inflate(packed) : null;
  return bytes?.length === entry.size && crcOf(bytes) === entry.checksum ? bytes : null;
}

/** Null where they are no such stream, or grow past the limit, whatever the directory says. */
async function inflate(packed: Uint8Array): Promise<Uint8Array | null> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const part of stream as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      length += part.length;
      if (length > mostUnfolded) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
