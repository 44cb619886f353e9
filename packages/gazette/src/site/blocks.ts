import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { ByteWriter } from '../byte-writer.ts';
import type { Directory, Entry } from './section.ts';

const compress = promisify(deflateRaw);

/** Blocks that zlib compresses at a time, in threads of its own. */
const atOnce = 4;

interface Block {
  readonly key: string;
  readonly packed: Promise<Uint8Array>;
}

/**
 * Lines in blocks of at least `size` bytes, each compressed by itself, the last one shorter. When all are out it
 * gives where they lie, the first at `start`.
 */
export async function* inBlocks(
  entries: Iterable<Entry>,
  size: number,
  start: number,
): AsyncGenerator<Uint8Array, Directory> {
  const [keys, ends]: [string[], number[]] = [[], []];
  let end = start;
  const waiting: Block[] = [];
  for (const block of compressed(entries, size)) {
    waiting.push(block);
    if (waiting.length === atOnce) yield* next();
  }
  while (waiting.length > 0) yield* next();
  return { start, keys, ends };

  async function* next() {
    const { key, packed } = waiting.shift() as Block;
    const bytes = await packed;
    end += bytes.length;
    keys.push(key);
    ends.push(end);
    yield bytes;
  }
}

function* compressed(entries: Iterable<Entry>, size: number): Generator<Block> {
  const writer = new ByteWriter();
  const block = (key: string) => ({ key, packed: compress(writer.take().slice(), { level: 6 }) });
  let first: string | null = null;
  for (const entry of entries) {
    first ??= entry.key;
    writer.bytes(entry.line);
    writer.ascii('\n');
    if (writer.length < size) continue;
    yield block(first);
    first = null;
  }
  if (first !== null) yield block(first);
}
