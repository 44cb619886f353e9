import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { isDigest, sha256 } from './digest.ts';
import { readCanonically } from './read-canonically.ts';

/** `manifest.sig.json`, beside the manifest it is of. */
export interface Signature {
  /** The key by its id: sha-256 of its 32 bytes. */
  readonly key: string;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** A signature with the key that made it. */
export interface Signed {
  /** 32 bytes (RFC 8032). */
  readonly publicKey: Uint8Array;
  readonly signature: Uint8Array;
}

/** Signs bytes with the key of the lists. The same bytes give the same signature, whoever asks and however often. */
export type Sign = (bytes: Uint8Array) => Promise<Signed>;

export const keyId = (publicKey: Uint8Array): string => sha256(publicKey);

export function signatureBytes({ key, signature }: Signature): Uint8Array {
  const text = Buffer.from(signature).toString('base64');
  const document = { format: 'kuvvet.signature/1', key, algorithm: 'ed25519', signature: text };
  return Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
}

/** The signature in `bytes`, or null if they hold none in the one way it is written. */
export const readSignature = (bytes: Uint8Array): Signature | null =>
  readCanonically(bytes, signatureBytes, ({ key, signature }) => {
    const read = Buffer.from(String(signature), 'base64');
    return isDigest(key) && read.length === 64 ? { key, signature: read } : null;
  });

/** Whether `publicKey` made the signature of exactly these bytes. */
export function isSignedBy(publicKey: Uint8Array, bytes: Uint8Array, { key, signature }: Signature): boolean {
  return key === keyId(publicKey) && verify(null, bytes, keyObject(publicKey), signature);
}

const keyObject = (publicKey: Uint8Array): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
    format: 'jwk',
  });
