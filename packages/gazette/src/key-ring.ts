import type { Period } from '@kuvvet/engine';
import { readCanonically } from './read-canonically.ts';
import { isPeriod } from './release-key.ts';
import { keyId } from './signature.ts';

/** A key that signed lists, and which. */
export interface ListKey {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** The earliest list it signed. */
  readonly first: Period;
  /** The latest; null while it is in use. */
  readonly last: Period | null;
}

/** `lists/keys.json`: with what lists are verified, in the order in which keys came into use. */
export const keyRingKey = 'lists/keys.json';

export function keyRingBytes(keys: readonly ListKey[]): Uint8Array {
  const entries = keys.map(({ publicKey, first, last }) => ({
    ...{ id: keyId(publicKey), algorithm: 'ed25519' },
    publicKey: Buffer.from(publicKey).toString('base64'),
    ...{ first, last },
  }));
  return Buffer.from(`${JSON.stringify({ format: 'kuvvet.keys/1', keys: entries }, null, 2)}\n`);
}

/** The keys in `bytes`, or null if they hold none in the one way they are written. */
export const readKeyRing = (bytes: Uint8Array): readonly ListKey[] | null =>
  readCanonically(bytes, keyRingBytes, ({ keys }) => (Array.isArray(keys) ? keys.map(keyIn) : null));

function keyIn({ publicKey, first, last }: Record<string, unknown>): ListKey {
  const bytes = Buffer.from(String(publicKey), 'base64');
  if (bytes.length !== 32 || !isPeriod(first) || !(last === null || isPeriod(last)))
    throw new Error('no key');
  return { publicKey: bytes, first, last };
}

/** Whether a key may have signed the list of a month. */
export const covers = ({ first, last }: ListKey, list: Period): boolean =>
  first <= list && (last === null || list <= last);

/** The keys once this one signs the list of a month too; null where they say so already. */
export function withKey(
  keys: readonly ListKey[],
  publicKey: Uint8Array,
  list: Period,
): readonly ListKey[] | null {
  const id = keyId(publicKey);
  const known = keys.find((key) => keyId(key.publicKey) === id);
  if (!known) return [...keys, { publicKey, first: list, last: null }];
  // A list may be made again long after its month.
  if (list >= known.first) return null;
  return keys.map((key) => (key === known ? { ...key, first: list } : key));
}
