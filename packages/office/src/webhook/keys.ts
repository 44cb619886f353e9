import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { base64Bytes } from './base64.ts';

/**
 * Reads a key as Standard Webhooks writes it; null if it is none.
 * - `whsec_` a secret of 24 to 64 bytes: signs and verifies `v1`
 * - `whpk_` an ed25519 public key of 32 bytes: verifies `v1a`
 * - `whsk_` an ed25519 seed of 32 bytes, alone or followed by its public key: signs `v1a`
 *
 * What comes back shows nothing of itself when it is printed.
 */
export function readKey(text: string): KeyObject | null {
  const [, kind, encoded = ''] = /^(whsec|whpk|whsk)_(.*)$/s.exec(text) ?? [];
  const bytes = base64Bytes(encoded);
  if (!bytes) return null;
  if (kind === 'whsec') return bytes.length >= 24 && bytes.length <= 64 ? createSecretKey(bytes) : null;
  if (kind === 'whpk') return bytes.length === 32 ? publicKey(bytes) : null;
  return kind === 'whsk' ? privateKey(bytes) : null;
}

/** A text without the keys that may stand in it. */
export const hideKeys = (text: string): string =>
  text.replace(/(wh(?:sec|pk|sk)_)[A-Za-z0-9+/=_-]+/g, '$1***');

/** What stands before the raw bytes of a key in DER (RFC 8410). */
const publicHead = Buffer.from('302a300506032b6570032100', 'hex');
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');

const publicKey = (bytes: Uint8Array) =>
  createPublicKey({ key: Buffer.concat([publicHead, bytes]), format: 'der', type: 'spki' });

function privateKey(bytes: Buffer): KeyObject | null {
  const [seed, stated] = [bytes.subarray(0, 32), bytes.subarray(32)];
  if (seed.length !== 32) return null;
  const key = createPrivateKey({ key: Buffer.concat([privateHead, seed]), format: 'der', type: 'pkcs8' });
  if (stated.length === 0) return key;
  return stated.length === 32 && createPublicKey(key).equals(publicKey(stated)) ? key : null;
}
