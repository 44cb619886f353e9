import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';
import { type FideEntry, type FideListKind, FideListUnreadable } from './fide-entry.ts';
import { fideTextEntries } from './fide-text.ts';
import { fideXmlEntries } from './fide-xml.ts';

/** `standard_oct26frl.txt`, `players_list_foa.txt`: which list it is stands in the name of FIDE's own files. */
export const fideListKindOf = (name: string): FideListKind | null => {
  const [found] = /standard|rapid|blitz|players_list/i.exec(name.split(/[/\\]/).at(-1) ?? '') ?? [];
  const word = found?.toLowerCase();
  return word === 'players_list' ? 'combined' : ((word as FideListKind | undefined) ?? null);
};

/**
 * Goes through a list of FIDE's, some players at a time and however long it is: fixed-width text or XML, as it is
 * downloaded, in its ZIP or out of it. Throws `FideListUnreadable`.
 */
export async function* fideEntries(
  path: string,
  kind: FideListKind | null,
): AsyncGenerator<readonly FideEntry[]> {
  const begins = await beginningOf(path);
  if (begins.startsWith('PK')) yield* zippedEntries(path, kind);
  else yield* entriesIn(createReadStream(path, { highWaterMark: 1 << 18 }), begins.includes('<'), kind);
}

async function* zippedEntries(path: string, kind: FideListKind | null) {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new FideListUnreadable('fide-list.unreadable');
  });
  try {
    for await (const entry of zip.eachEntry()) {
      if (!/\.(txt|xml)$/i.test(entry.fileName)) continue;
      const stream = await zip.openReadStreamPromise(entry);
      yield* entriesIn(stream, /\.xml$/i.test(entry.fileName), kind ?? fideListKindOf(entry.fileName));
      return;
    }
    throw new FideListUnreadable('fide-list.unreadable');
  } finally {
    zip.close();
  }
}

const entriesIn = (chunks: AsyncIterable<Uint8Array>, isXml: boolean, kind: FideListKind | null) =>
  isXml ? fideXmlEntries(chunks, kind) : fideTextEntries(latin(chunks), kind);

/** FIDE writes names in ASCII; a byte beyond it must not move the columns. */
async function* latin(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield Buffer.from(chunk).toString('latin1');
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
