import {
  covers,
  isSignedBy,
  keyRingKey,
  readKeyRing,
  readSignature,
  releaseKey,
  signatureName,
} from '@kuvvet/gazette';
import { type Note, wrong } from './audit-finding.ts';
import type { DoctorPorts } from './doctor.ts';
import { readOrNote } from './look-up.ts';

/** Whether a list that was due to be signed carries the signature of a key readers know. */
export async function auditSignature(
  release: Parameters<typeof releaseKey>[0],
  manifest: Uint8Array,
  { lists }: Pick<DoctorPorts, 'lists'>,
  note: Note,
): Promise<void> {
  const ring = await lists.get(keyRingKey);
  const keys = (ring && readOrNote(keyRingKey, () => readKeyRing(ring.bytes), note)) ?? [];
  const able = keys.filter((key) => covers(key, release.period));
  // Nobody signed yet when it was published.
  if (able.length === 0) return;
  const key = releaseKey(release, signatureName);
  const stored = await lists.get(key);
  const signature = stored && readSignature(stored.bytes);
  const isSigned = signature && able.some(({ publicKey }) => isSignedBy(publicKey, manifest, signature));
  if (!isSigned) note(wrong('audit.signature', key));
}
