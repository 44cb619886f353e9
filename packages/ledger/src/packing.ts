import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Defect } from './errors.ts';

/** Compact JSON, deflated: results and findings are digits and repeated words, about a fifth remains. */
export function pack(value: unknown): Uint8Array {
  return deflateRawSync(JSON.stringify(value));
}

/** Throws `Defect` where the bytes are not what `pack` wrote. */
export function unpack(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(inflateRawSync(bytes).toString('utf8'));
  } catch (cause) {
    throw new Defect('Stored bytes cannot be unpacked.', { cause });
  }
}
