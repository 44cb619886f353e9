/** One file within a ZIP: found by the directory at its end, as every reader does. */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly start: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;

/** Most bytes a file may unfold to: a hundred times the largest event. */
export const mostUnfolded = 20_000_000;

/** The text of a file within a ZIP; null where it is not there, or nothing of the kind. */
export async function inflateEntry(zip: Uint8Array, name: string): Promise<string | null> {
  const entry = entriesOf(zip).find((each) => each.name === name);
  if (!entry) return null;
  const packed = zip.subarray(entry.start, entry.start + entry.size);
  const bytes = entry.method === 0 ? packed : entry.method === 8 ? await inflate(packed) : null;
  return bytes && new TextDecoder().decode(bytes);
}

function entriesOf(zip: Uint8Array): readonly Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - endLength;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) return [];
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== entryMark) return entries;
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const local = view.getUint32(at + 42, true);
    if (local + 30 > zip.length) return entries;
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    entries.push({ name, method, size, start });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Stops where the bytes grow past the limit, whatever the directory says. */
async function inflate(packed: Uint8Array): Promise<Uint8Array | null> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
      length += part.length;
      if (length > mostUnfolded) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
