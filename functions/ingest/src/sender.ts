import type { Ledger, Sender } from '@kuvvet/ledger';
import { readKey, verify } from '@kuvvet/office';
import type { Refusal } from './problem.ts';
import { signatureHeadersSchema } from './signature-headers.ts';

/** Live keys of a sender, `whsec_...` or `whpk_...`: one, or two while a key is being rotated. */
export type Keyring = (sender: string) => Promise<readonly string[]>;

export interface AuthenticatePorts {
  readonly ledger: Pick<Ledger, 'sender'>;
  readonly keyring: Keyring;
  readonly now: () => string;
}

/** Who sent a request, by its signature over the raw bytes; the problem to answer if nobody known did. */
export async function authenticate(
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  ports: AuthenticatePorts,
): Promise<Sender | Refusal> {
  const signed = signatureHeadersSchema.safeParse(headers);
  if (!signed.success) return { code: 'signature.invalid' };
  const {
    'kuvvet-sender': name,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = signed.data;
  const sender = await ports.ledger.sender(name);
  const keys = sender?.active ? await ports.keyring(name) : [];
  const verdict = verify(
    { id, timestamp, signature, body },
    keys.slice(0, 2).flatMap((key) => readKey(key) ?? []),
    Math.floor(Date.parse(ports.now()) / 1000),
  );
  if (verdict === 'expired') return { code: 'signature.expired' };
  return verdict === 'valid' && sender ? sender : { code: 'signature.invalid' };
}
