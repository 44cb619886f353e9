import type { Archive } from '@kuvvet/gazette';
import { digestOf } from './submission.ts';

/** Puts lines into the vault under their own digest, which it gives. Repeatable. */
export async function keep(
  bytes: Uint8Array,
  keyOf: (digest: string) => string,
  vault: Archive,
): Promise<string> {
  const digest = digestOf(bytes);
  await vault.putOnce(keyOf(digest), bytes, { mediaType: 'application/x-ndjson', lifetime: 'immutable' });
  return digest;
}
