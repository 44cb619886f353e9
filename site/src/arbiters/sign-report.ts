export type KeyFault = 'key.kind' | 'key.encoding' | 'key.unsupported' | 'page.insecure';

/** What RFC 8410 wants before the seed of an ed25519 key. */
const seedHead = Uint8Array.from([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]);

/**
 * The value of `webhook-signature` over the bytes that are sent (docs/submitting.md): `v1` with a `whsec_` key, `v1a`
 * with a `whsk_` key. The key is not kept, and what is wrong with it never quotes it.
 */
export async function signatureOf(
  key: string,
  id: string,
  timestamp: string,
  body: Uint8Array,
): Promise<{ readonly signature: string } | { readonly fault: KeyFault }> {
  const [, kind = '', encoded = ''] = /^(whsec|whsk)_(.*)$/.exec(key.trim()) ?? [];
  if (kind === '') return { fault: 'key.kind' };
  // Browsers sign nothing on a page that came over plain HTTP, but for one of their own machine.
  if (!crypto.subtle) return { fault: 'page.insecure' };
  const bytes = decode(encoded);
  if (!bytes || bytes.length < 24) return { fault: 'key.encoding' };
  const message = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  if (kind === 'whsec') {
    const secret = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    return { signature: `v1,${encode(await crypto.subtle.sign('HMAC', secret, message))}` };
  }
  if (bytes.length !== 32 && bytes.length !== 64) return { fault: 'key.encoding' };
  try {
    const pkcs8 = joined(seedHead, bytes.subarray(0, 32));
    const secret = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
    return { signature: `v1a,${encode(await crypto.subtle.sign('Ed25519', secret, message))}` };
  } catch {
    // Browsers before 2025 know no ed25519.
    return { fault: 'key.unsupported' };
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const encode = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
