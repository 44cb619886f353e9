import { crc32 } from 'node:zlib';
import type { Chunks } from './archive.ts';
import { deflated } from './deflate.ts';

/** A file inside a ZIP. */
export interface Member {
  /** ASCII, segments divided by `/`. */
  readonly name: string;
  readonly contents: Chunks;
}

interface Written {
  readonly name: Uint8Array;
  readonly offset: number;
  readonly sum: number;
  readonly packed: number;
  readonly length: number;
}

const version = 20;

/** Sizes and sum follow the data (APPNOTE 4.4.4, bit 3): they are known only when it is written. */
const sizesFollow = 1 << 3;

const deflate = 8;

/** 1 January 1980, midnight: the earliest a ZIP can say. */
const midnight = 0;
const firstDay = (1 << 5) | 1;

/**
 * A ZIP of `members`, one after the other, without times of its own: the same members give the same bytes. Throws
 * `RangeError` past 4 GiB, where another format begins.
 */
export async function* zipped(members: Iterable<Member>): AsyncGenerator<Uint8Array> {
  const directory: Written[] = [];
  let offset = 0;
  for (const { name: text, contents } of members) {
    const name = new TextEncoder().encode(text);
    const member = { name, offset, sum: 0, packed: 0, length: 0 };
    const counted = async function* () {
      for await (const chunk of contents) {
        member.sum = crc32(chunk, member.sum);
        member.length += chunk.length;
        yield chunk;
      }
    };
    const header = localHeader(name);
    yield header;
    for await (const chunk of deflated(counted())) {
      member.packed += chunk.length;
      yield chunk;
    }
    const footer = record('PK\x07\x08', [4, member.sum], [4, member.packed], [4, member.length]);
    yield footer;
    offset += header.length + member.packed + footer.length;
    directory.push(member);
  }
  const entries = Buffer.concat(directory.map(entry));
  yield entries;
  yield record(
    'PK\x05\x06',
    [2, 0],
    [2, 0],
    [2, directory.length],
    [2, directory.length],
    [4, entries.length],
    [4, offset],
    [2, 0],
  );
}

const localHeader = (name: Uint8Array): Uint8Array =>
  Buffer.concat([record('PK\x03\x04', ...common, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]), name]);

const common: readonly Field[] = [
  [2, version],
  [2, sizesFollow],
  [2, deflate],
  [2, midnight],
  [2, firstDay],
];

const entry = ({ name, offset, sum, packed, length }: Written): Uint8Array =>
  Buffer.concat([
    record(
      'PK\x01\x02',
      [2, version],
      ...common,
      [4, sum],
      [4, packed],
      [4, length],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ),
    name,
  ]);

/** Width in bytes and value. */
type Field = readonly [width: 2 | 4, value: number];

/** Little-endian fields after a signature. `writeUIntLE` throws `RangeError` for what does not fit. */
function record(signature: string, ...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [width]) => sum + width, 0));
  let at = bytes.write(signature, 'latin1');
  for (const [width, value] of fields) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}
