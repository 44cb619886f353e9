import type { Archive } from './archive.ts';
import { ArchiveDefect, ArchiveInterruption } from './errors.ts';
import { keyRingBytes, keyRingKey, readKeyRing, withKey } from './key-ring.ts';
import { type Release, releaseKey, signatureName } from './release-key.ts';
import { keyId, type Sign, signatureBytes } from './signature.ts';

/** Each lost race means that another publisher entered the key. */
const attempts = 20;

/** Puts the signature of a manifest beside it and the key among those readers verify with. A no-op when done. */
export async function signRelease(
  lists: Archive,
  release: Release,
  manifest: Uint8Array,
  sign: Sign,
): Promise<void> {
  const { publicKey, signature } = await sign(manifest);
  const key = releaseKey(release, signatureName);
  const bytes = signatureBytes({ key: keyId(publicKey), signature });
  const outcome = await lists.putOnce(key, bytes, { mediaType: 'application/json', lifetime: 'immutable' });
  // Signed long ago, with a key that was in use then: it stays.
  if (outcome === 'present' && !(await holds(key, bytes, lists))) return;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (await enterKey(lists, publicKey, release)) return;
  }
  throw new ArchiveInterruption(`${keyRingKey}: contended`);
}

async function holds(key: string, bytes: Uint8Array, lists: Archive): Promise<boolean> {
  const stored = await lists.get(key);
  return stored !== null && Buffer.compare(stored.bytes, bytes) === 0;
}

/** Whether the key is now there; false when somebody else wrote in between. */
async function enterKey(lists: Archive, publicKey: Uint8Array, { period }: Release): Promise<boolean> {
  const stored = await lists.get(keyRingKey);
  const standing = stored ? readKeyRing(stored.bytes) : [];
  if (!standing) throw new ArchiveDefect(`${keyRingKey}: no keys`);
  const keys = withKey(standing, publicKey, period);
  if (!keys) return true;
  const caption = { mediaType: 'application/json', lifetime: 'pointer' } as const;
  return lists.replace(keyRingKey, keyRingBytes(keys), stored?.tag ?? null, caption);
}
