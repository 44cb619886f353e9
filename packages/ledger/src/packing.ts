import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Defect } from './errors.ts';

/** Compact JSON, deflated: results and findings are digits and repeated words, about a fifth remains. */
export function pack(value: unknown): Uint8Array {
  const text = JSON.stringify(value);
  // Most postings and receipts have none of what may be many, and a compressor takes longer to begin than to work.
  return text === '[]' ? none : deflateRawSync(text);
}

const none = deflateRawSync('[]');

/** Throws `Defect` where the bytes are not what `pack` wrote. */
export function unpack(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(inflateRawSync(bytes).toString('utf8'));
  } catch (cause) {
    throw new Defect('Stored bytes cannot be unpacked.', { cause });
  }
}
