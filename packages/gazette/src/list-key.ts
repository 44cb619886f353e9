import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Sign } from './signature.ts';

/** A fresh private key as text, to be kept where nobody reads it: PKCS #8 in base64. */
export const newListKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Signs with a private key. Throws for a text that is none. */
export function signWith(listKey: string): Sign {
  const key = createPrivateKey({ key: Buffer.from(listKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = publicBytes(key);
  return async (bytes) => ({ publicKey, signature: sign(null, bytes, key) });
}

function publicBytes(key: KeyObject): Uint8Array {
  const { crv, x = '' } = createPublicKey(key).export({ format: 'jwk' });
  if (crv !== 'Ed25519') throw new TypeError('not an ed25519 key');
  return Buffer.from(x, 'base64url');
}
