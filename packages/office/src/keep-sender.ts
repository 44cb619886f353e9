import { randomBytes } from 'node:crypto';
import type { Sender } from '@kuvvet/ledger';
import { hidePersonal } from '@kuvvet/report';
import type { Ports } from './ports.ts';

/** Live keys of senders or of subscribers, newest first: `whsec_...`, of senders also `whpk_...`. */
export interface LiveKeys {
  of(id: string): Promise<readonly string[]>;
  put(id: string, keys: readonly string[]): Promise<void>;
}

export interface SenderPorts {
  readonly ledger: Pick<Ports['ledger'], 'sender' | 'putSender'>;
  readonly keys: LiveKeys;
}

/** What is asked for a sender. */
export interface SenderWish {
  readonly id: string;
  /** Null: as it is, or was before it was revoked; its id where it never had one. */
  readonly title: string | null;
  /** Null: as it is, or was before it was revoked; every event where there never was a scope. */
  readonly scope: readonly string[] | null;
  /** The sender's own `whpk_...`; null where it shall get a secret. */
  readonly publicKey: string | null;
}

export type SenderOutcome =
  /** `secret` is a new key, to be shown once and kept nowhere else. */
  | { readonly outcome: 'done'; readonly sender: Sender; readonly secret: string | null }
  | { readonly outcome: 'refused'; readonly because: 'registered' | 'unknown' | 'revoked' };

/** Acts for a sender. Whatever is interrupted may be repeated: no sender is active without a key. */
export type SenderAct = 'add' | 'rotate' | 'retire' | 'revoke' | 'change';

/** Whether a text can name a sender: it stands in headers, receipts and names of secrets. */
export const isSenderName = (text: string): boolean =>
  /^[a-z0-9][a-z0-9-]{0,62}$/.test(text) && hidePersonal(text) === text;

/** Registers a sender, or changes what it may report and with which keys. */
export async function keepSender(
  act: SenderAct,
  wish: SenderWish,
  ports: SenderPorts,
): Promise<SenderOutcome> {
  const standing = await ports.ledger.sender(wish.id);
  if (act === 'add') return standing?.active ? refused('registered') : add(standing, wish, ports);
  if (!standing) return refused('unknown');
  if (act === 'revoke') return revoke(standing, ports);
  if (!standing.active) return refused('revoked');
  return acts[act](standing, wish, ports);
}

/** Whoever was revoked comes back to what it might report before, never to more than that unasked. */
async function add(
  revoked: Sender | null,
  wish: SenderWish,
  { ledger, keys }: SenderPorts,
): Promise<SenderOutcome> {
  const { key, secret } = newKey(wish);
  await keys.put(wish.id, [key]);
  const { name, scope } = revoked ?? { name: wish.id, scope: ['*'] };
  const sender = { id: wish.id, name: wish.title ?? name, active: true, scope: wish.scope ?? scope };
  await ledger.putSender(sender);
  return { outcome: 'done', sender, secret };
}

async function revoke(standing: Sender, { ledger, keys }: SenderPorts): Promise<SenderOutcome> {
  const sender = { ...standing, active: false };
  await ledger.putSender(sender);
  await keys.put(sender.id, []);
  return { outcome: 'done', sender, secret: null };
}

type ActOnActive = (sender: Sender, wish: SenderWish, ports: SenderPorts) => Promise<SenderOutcome>;

const acts: Readonly<Record<'rotate' | 'retire' | 'change', ActOnActive>> = {
  async rotate(sender, wish, { keys }) {
    const { key, secret } = newKey(wish);
    const live = await keys.of(sender.id);
    await keys.put(sender.id, [key, ...live.filter((other) => other !== key)].slice(0, 2));
    return { outcome: 'done', sender, secret };
  },

  async retire(sender, _wish, { keys }) {
    await keys.put(sender.id, (await keys.of(sender.id)).slice(0, 1));
    return { outcome: 'done', sender, secret: null };
  },

  async change(before, { title, scope }, { ledger }) {
    const sender = { ...before, name: title ?? before.name, scope: scope ?? before.scope };
    await ledger.putSender(sender);
    return { outcome: 'done', sender, secret: null };
  },
};

/** The sender's own public key, or a new secret that has to be shown. */
function newKey({ publicKey }: SenderWish): { readonly key: string; readonly secret: string | null } {
  if (publicKey) return { key: publicKey, secret: null };
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { key: secret, secret };
}

const refused = (because: 'registered' | 'unknown' | 'revoked') => ({ outcome: 'refused', because }) as const;
