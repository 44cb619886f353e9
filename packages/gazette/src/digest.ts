import { hash } from 'node:crypto';

/** The sha-256 of `bytes`, 64 lower-case hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes);

export const isDigest = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
