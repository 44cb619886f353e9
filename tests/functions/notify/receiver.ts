import { violationsOf } from '../contract/document.ts';

/** The parts of a request a receiver looks at. */
export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * What a subscriber does with a request, written from the specification of Standard Webhooks (1.0.0) with WebCrypto: the
 * message, or null where no secret of it vouches for it or it is more than five minutes old.
 */
export async function open({ headers, body }: Received, secrets: readonly string[], seconds: number) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (!id || id.includes('.') || !timestamp || !signatures) return null;
  if (Math.abs(seconds - Number(timestamp)) > 300) return null;
  const content = new Uint8Array([...new TextEncoder().encode(`${id}.${timestamp}.`), ...body]);
  for (const secret of secrets) {
    const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ]);
    for (const signature of signatures.split(' ')) {
      const [version, mac = ''] = signature.split(',');
      const bytes = Uint8Array.from(atob(mac), (letter) => letter.charCodeAt(0));
      if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytes, content))) {
        return JSON.parse(decoder.decode(body));
      }
    }
  }
  return null;
}

/** Where a message departs from what docs/openapi.json says of it. */
export const departuresOf = (message: { readonly type: string }): readonly string[] =>
  violationsOf(
    ['webhooks', message.type, 'post', 'requestBody', 'content', 'application/json', 'schema'],
    message,
  );
