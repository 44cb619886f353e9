import { randomBytes } from 'node:crypto';
import type { Sender } from '@kuvvet/ledger';
import { WrongUse } from './command.ts';
import type { OfficeHome } from './home.ts';

/** What is asked for a sender, and how it stands. */
interface SenderWish {
  readonly id: string;
  readonly sender: Sender | null;
  readonly title: string | null;
  readonly scope: readonly string[] | null;
  readonly publicKey: string | null;
}

interface Done {
  readonly sender: Sender;
  /** A new secret, to be shown once. */
  readonly secret?: string;
}

export interface SenderAct {
  /** Options that belong to it. */
  readonly takes: readonly string[];
  /** Throws `WrongUse` when it does not fit how the sender stands. */
  carryOut(wish: SenderWish, home: Pick<OfficeHome, 'ledger' | 'keys'>): Promise<Done>;
}

const add: SenderAct['carryOut'] = async (wish, { ledger, keys }) => {
  const { id } = wish;
  if (wish.sender?.active) {
    throw new WrongUse({
      tr: `${id} zaten kayıtlı; yeni anahtar için rotate, kapsam için change kullanın.`,
      en: `${id} is registered already; use rotate for a new key, change for its scope.`,
    });
  }
  const { key, shown } = newKey(wish);
  await keys.put(id, [key]);
  const sender = { id, name: wish.title ?? id, active: true, scope: wish.scope ?? ['*'] };
  await ledger.putSender(sender);
  return { sender, ...shown };
};

const rotate: SenderAct['carryOut'] = async (wish, { keys }) => {
  const sender = active(wish);
  const { key, shown } = newKey(wish);
  const live = await keys.of(wish.id);
  await keys.put(wish.id, [key, ...live.filter((other) => other !== key)].slice(0, 2));
  return { sender, ...shown };
};

const retire: SenderAct['carryOut'] = async (wish, { keys }) => {
  const sender = active(wish);
  await keys.put(wish.id, (await keys.of(wish.id)).slice(0, 1));
  return { sender };
};

const revoke: SenderAct['carryOut'] = async (wish, { ledger, keys }) => {
  const sender = { ...known(wish), active: false };
  await ledger.putSender(sender);
  await keys.put(wish.id, []);
  return { sender };
};

const change: SenderAct['carryOut'] = async (wish, { ledger }) => {
  const before = active(wish);
  const sender = { ...before, name: wish.title ?? before.name, scope: wish.scope ?? before.scope };
  await ledger.putSender(sender);
  return { sender };
};

/** The sender's own public key, or a new secret that has to be shown. */
function newKey({ publicKey }: SenderWish) {
  if (publicKey) return { key: publicKey, shown: {} };
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { key: secret, shown: { secret } };
}

function known({ id, sender }: SenderWish): Sender {
  if (sender) return sender;
  throw new WrongUse({ tr: `${id} adlı bir gönderen yok.`, en: `There is no sender ${id}.` });
}

function active(wish: SenderWish): Sender {
  const sender = known(wish);
  if (sender.active) return sender;
  throw new WrongUse({
    tr: `${wish.id} gönderme hakkını yitirmiş; yeniden kaydetmek için add kullanın.`,
    en: `${wish.id} was revoked; use add to register it anew.`,
  });
}

/** What can be done for a sender. Whatever is interrupted may be repeated: no sender is active without a key. */
export const senderActs: ReadonlyMap<string, SenderAct> = new Map<string, SenderAct>([
  ['add', { takes: ['title', 'scope', 'public-key'], carryOut: add }],
  ['rotate', { takes: ['public-key'], carryOut: rotate }],
  ['retire', { takes: [], carryOut: retire }],
  ['revoke', { takes: [], carryOut: revoke }],
  ['change', { takes: ['title', 'scope'], carryOut: change }],
]);
