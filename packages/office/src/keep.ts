import type { Archive } from '@kuvvet/gazette';
import { Defect } from '@kuvvet/ledger';
import { digestOf } from './submission.ts';

type KeyOf = (digest: string) => string;

/** Puts lines into the vault under their own digest, which it gives. Repeatable. */
export async function keep(bytes: Uint8Array, keyOf: KeyOf, vault: Archive): Promise<string> {
  const digest = digestOf(bytes);
  await vault.putOnce(keyOf(digest), bytes, { mediaType: 'application/x-ndjson', lifetime: 'immutable' });
  return digest;
}

/** What the vault keeps under a digest. `Defect` if it is lost, or is not what the digest says. */
export async function fetchKept<T>(
  digest: string,
  keyOf: KeyOf,
  read: (bytes: Uint8Array) => T,
  vault: Archive,
): Promise<T> {
  const stored = await vault.get(keyOf(digest));
  if (!stored) throw new Defect(`${keyOf(digest)} is not in the vault`);
  if (digestOf(stored.bytes) !== digest) throw new Defect(`${keyOf(digest)} is not what it was`);
  try {
    return read(stored.bytes);
  } catch (cause) {
    throw new Defect(`${keyOf(digest)} cannot be read`, { cause });
  }
}
