import type { Period } from '@kuvvet/engine';
import { covers, keyRingKey, type ListKey, readKeyRing } from '../key-ring.ts';
import { releaseKey, signatureName } from '../release-key.ts';
import { isSignedBy, keyId, readSignature } from '../signature.ts';
import type { Link } from './chain.ts';
import type { Note } from './flaw.ts';
import type { Reader } from './reader.ts';

/** The keys beside the lists, of `wanted` only, if given; none, with a word about why, where they cannot be read. */
export async function fetchKeys(
  reader: Reader,
  wanted: ReadonlySet<string> | null,
  note: Note,
): Promise<readonly ListKey[]> {
  const stored = await reader.get(keyRingKey);
  if (!stored) return [];
  const keys = readKeyRing(stored.bytes);
  if (!keys) note({ code: 'keys.malformed', key: keyRingKey });
  return (keys ?? []).filter(({ publicKey }) => wanted?.has(keyId(publicKey)) ?? true);
}

/** How a list is signed: by the key of that id, not at all, or wrongly, with a word about it. */
export async function signingOf(
  { release, bytes }: Link,
  keys: readonly ListKey[],
  reader: Reader,
  note: Note,
): Promise<{ readonly by: string } | 'absent' | 'wrong'> {
  const key = releaseKey(release, signatureName);
  const stored = await reader.get(key);
  if (!stored) return 'absent';
  const signature = readSignature(stored.bytes);
  const signer = keys.find(({ publicKey }) => keyId(publicKey) === signature?.key);
  if (!signature) note({ code: 'signature.malformed', key });
  else if (!signer || !covers(signer, release.period)) {
    note({ code: 'signature.key', key, found: signature.key });
  } else if (!isSignedBy(signer.publicKey, bytes, signature)) note({ code: 'signature.wrong', key });
  else return { by: signature.key };
  return 'wrong';
}

/** Whether keys say of themselves which lists they signed; `signed` are all there are. */
export function checkRanges(
  keys: readonly ListKey[],
  signed: readonly (readonly [key: string, list: Period])[],
  note: Note,
): void {
  for (const { publicKey, first, last } of keys) {
    const id = keyId(publicKey);
    const lists = signed.flatMap(([key, list]) => (key === id ? list : [])).sort();
    const found = `${first} - ${last ?? ''}`;
    const expected = `${lists[0] ?? '?'} - ${last === null ? '' : (lists.at(-1) ?? '?')}`;
    if (found !== expected) note({ code: 'keys.range', key: keyRingKey, place: id, found, expected });
  }
}
