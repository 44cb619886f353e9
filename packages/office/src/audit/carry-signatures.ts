import { listTypes, type Period } from '@kuvvet/engine';
import { type Archive, keyRingKey, releaseKey, signatureName } from '@kuvvet/gazette';
import type { Election } from '@kuvvet/ledger';

/**
 * Takes over the signatures of lists from where they were published: the vault has no key to sign with, and a
 * signature holds for the same manifest wherever it lies.
 */
export async function carrySignatures(
  list: Period,
  { manifests }: Election,
  published: Archive,
  lists: Archive,
): Promise<void> {
  for (const type of listTypes) {
    const key = releaseKey({ type, period: list, digest: manifests[type] }, signatureName);
    const stored = await published.get(key);
    if (stored) {
      await lists.putOnce(key, stored.bytes, { mediaType: 'application/json', lifetime: 'immutable' });
    }
  }
  const ring = await published.get(keyRingKey);
  const standing = await lists.get(keyRingKey);
  if (ring && !standing) {
    await lists.replace(keyRingKey, ring.bytes, null, { mediaType: 'application/json', lifetime: 'pointer' });
  }
}
