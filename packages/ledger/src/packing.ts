import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Defect } from './errors.ts';

/** Compact JSON, deflated: results and findings are digits and repeated words, about a fifth remains. */
export function pack(value: unknown): Uint8Array {
  const text = JSON.stringify(value);
  // Most postings and receipts have none of what may be many, and a compressor takes longer to begin than to work.
  return text === '[]' ? none : deflateRawSync(text);
}

/** Room for the results of a tournament of forty: what is longer takes more of these, Node's own are four times as long. */
const usual = 1 << 12;

const none = deflateRawSync('[]');

/** Throws `Defect` where the bytes are not what `pack` wrote. */
export const unpack = (bytes: Uint8Array): unknown => readPacked(bytes, parse);

/** The same, as `read` makes it of the JSON in them; whatever that throws is a `Defect`. */
export function readPacked<T>(bytes: Uint8Array, read: (json: Buffer) => T): T {
  try {
    return read(inflateRawSync(bytes, { chunkSize: usual }));
  } catch (cause) {
    throw new Defect('Stored bytes cannot be unpacked.', { cause });
  }
}

export const parse = (json: Buffer): unknown => JSON.parse(json.toString('utf8'));
