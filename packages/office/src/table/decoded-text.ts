import { createReadStream } from 'node:fs';

/** Bytes read at once. */
const chunk = 1 << 18;

/**
 * The text of a file of any length: byte order mark, else strict UTF-8, else Windows-1254 (formats 5.1). The file is gone
 * through twice, since one byte at its end may tell.
 */
export async function* decodedText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const bytes of createReadStream(path, { highWaterMark: chunk })) {
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

async function encodingOf(path: string): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: chunk })) {
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      if (isFirst && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
      isFirst = false;
      strict.decode(bytes, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1254';
    throw error;
  }
}
