import { createHmac, timingSafeEqual } from 'node:crypto';

/** The three Standard Webhooks headers and the bytes they speak of, untouched: re-encoding breaks Windows-1254. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970, as sent. */
  readonly timestamp: string;
  /** Space-separated `v1,<base64>` signatures: several while a key is being rotated. */
  readonly signature: string;
  readonly body: Uint8Array;
}

export type Verdict = 'valid' | 'malformed' | 'expired' | 'forged';

/** Seconds a message may be old, or ahead of our clock. */
const tolerance = 300;

const secretPattern = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a `whsec_` secret: 24 to 64, or null. */
export function secretBytes(secret: string): Uint8Array | null {
  const bytes = Buffer.from(secretPattern.exec(secret)?.[1] ?? '', 'base64');
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : null;
}

/** Signs a message the way senders do; `v1,<base64>`. */
export function sign(message: Omit<SignedMessage, 'signature'>, secret: Uint8Array): string {
  return `v1,${macOf(message, secret).toString('base64')}`;
}

/** Whether any live secret signed the message within the tolerance. Compares in constant time. */
export function verify(message: SignedMessage, secrets: readonly Uint8Array[], nowSeconds: number): Verdict {
  if (!/^[^.\s]{1,255}$/.test(message.id) || !/^\d{1,12}$/.test(message.timestamp)) return 'malformed';
  if (Math.abs(nowSeconds - Number(message.timestamp)) > tolerance) return 'expired';
  const given = message.signature.split(' ').slice(0, 8).flatMap(macIn);
  let valid = false;
  for (const secret of secrets) {
    const expected = macOf(message, secret);
    for (const mac of given) valid = timingSafeEqual(mac, expected) || valid;
  }
  return valid ? 'valid' : 'forged';
}

function macOf({ id, timestamp, body }: Omit<SignedMessage, 'signature'>, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
}

/** Only the canonical base64 of 32 bytes counts, so that no second spelling of a signature passes. */
function macIn(signature: string): Buffer[] {
  const encoded = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(signature)?.[1];
  if (!encoded) return [];
  const mac = Buffer.from(encoded, 'base64');
  return mac.toString('base64') === encoded ? [mac] : [];
}
