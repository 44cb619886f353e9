import {
  createHmac,
  type KeyObject,
  sign as signEd25519,
  timingSafeEqual,
  verify as verifyEd25519,
} from 'node:crypto';
import { base64Bytes } from './base64.ts';

/** The three Standard Webhooks headers and the bytes they speak of, untouched: re-encoding breaks Windows-1254. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970, as sent. */
  readonly timestamp: string;
  /** Blank-separated `v1,<base64>` and `v1a,<base64>` signatures: several while a key is being rotated. */
  readonly signature: string;
  readonly body: Uint8Array;
}

type Message = Omit<SignedMessage, 'signature'>;

export type Verdict = 'valid' | 'malformed' | 'expired' | 'forged';

/** What is joined with points must hold none, or one signature would fit two messages. */
export const messageId = /^[^.\s]{1,255}$/;
export const messageTimestamp = /^\d{1,12}$/;

/** Seconds a message may be old, or ahead of our clock. */
const tolerance = 300;

/** How many signatures of a header are looked at. */
const signatureLimit = 8;

/** Signs a message the way senders do: `v1,...` with a secret, `v1a,...` with an ed25519 private key. */
export function sign(message: Message, key: KeyObject): string {
  return key.type === 'secret'
    ? `v1,${macOf(message, key).toString('base64')}`
    : `v1a,${signEd25519(null, signedBytes(message), key).toString('base64')}`;
}

/** Whether any live key, a secret or an ed25519 public key, signed the message within the tolerance. */
export function verify(message: SignedMessage, keys: readonly KeyObject[], nowSeconds: number): Verdict {
  if (!messageId.test(message.id) || !messageTimestamp.test(message.timestamp)) return 'malformed';
  if (Math.abs(nowSeconds - Number(message.timestamp)) > tolerance) return 'expired';
  const given = message.signature.split(' ').slice(0, signatureLimit);
  return keys.some((key) => isSigned(message, given, key)) ? 'valid' : 'forged';
}

function isSigned(message: Message, given: readonly string[], key: KeyObject): boolean {
  if (key.type === 'secret') {
    const mac = macOf(message, key);
    return signaturesIn(given, 'v1', 32).some((one) => timingSafeEqual(one, mac));
  }
  const bytes = signedBytes(message);
  return signaturesIn(given, 'v1a', 64).some((one) => verifyEd25519(null, bytes, key, one));
}

function macOf({ id, timestamp, body }: Message, secret: KeyObject): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
}

const signedBytes = ({ id, timestamp, body }: Message) =>
  Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);

/** Only canonical base64 of the right length counts, so that no second spelling of a signature passes. */
function signaturesIn(given: readonly string[], version: string, length: number): Buffer[] {
  const texts = given.filter((text) => text.startsWith(`${version},`));
  return texts
    .flatMap((text) => base64Bytes(text.slice(version.length + 1)) ?? [])
    .filter((bytes) => bytes.length === length);
}
