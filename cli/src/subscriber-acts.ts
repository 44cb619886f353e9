import { randomBytes } from 'node:crypto';
import type { Delivery, NewsType, Subscriber } from '@kuvvet/ledger';
import { type Sentence, WrongUse } from './command.ts';
import type { OfficeHome } from './home.ts';

/** What is asked for a subscriber, and how it stands. */
export interface SubscriberWish {
  readonly id: string;
  readonly subscriber: Subscriber | null;
  readonly to: string | null;
  readonly types: readonly NewsType[];
  readonly tournaments: readonly string[];
  readonly senders: readonly string[];
  /** The day from which on what was delivered is sent again, too. */
  readonly since: string | null;
}

interface Done {
  /** A new secret, to be shown once. */
  readonly secret?: string;
  /** Deliveries that are sent again. */
  readonly replayed?: number;
  readonly told: Sentence;
}

type Ports = Pick<OfficeHome, 'ledger' | 'subscriberKeys' | 'now'>;

export interface SubscriberAct {
  /** Options that belong to it. */
  readonly takes: readonly string[];
  /** Throws `WrongUse` when it does not fit how the subscriber stands. */
  carryOut(wish: SubscriberWish, home: Ports): Promise<Done>;
}

const add: SubscriberAct['carryOut'] = async (wish, { ledger, subscriberKeys }) => {
  const { id, to, types, tournaments, senders } = wish;
  if (wish.subscriber?.active) {
    throw new WrongUse({
      tr: `${id} zaten kayıtlı; yeni anahtar için rotate, başka ayarlar için önce remove kullanın.`,
      en: `${id} is registered already; use rotate for a new key, remove it first for other settings.`,
    });
  }
  if (to === null) throw new WrongUse({ tr: '--to gerekli.', en: '--to is required.' });
  const secret = newSecret();
  await subscriberKeys.put(id, [secret]);
  await ledger.putSubscriber({ id, url: to, types, tournaments, senders, active: true });
  return { secret, told: { tr: `${id}: kaydedildi`, en: `${id}: registered` } };
};

const rotate: SubscriberAct['carryOut'] = async (wish, { subscriberKeys }) => {
  const { id } = active(wish);
  const secret = newSecret();
  const keys = [secret, ...(await subscriberKeys.of(id))].slice(0, 2);
  await subscriberKeys.put(id, keys);
  return {
    secret,
    told: { tr: `${id}: geçerli anahtar: ${keys.length}`, en: `${id}: live keys: ${keys.length}` },
  };
};

const remove: SubscriberAct['carryOut'] = async (wish, { ledger, subscriberKeys }) => {
  const { id } = known(wish);
  await ledger.removeSubscriber(id);
  await subscriberKeys.put(id, []);
  return { told: { tr: `${id}: silindi`, en: `${id}: removed` } };
};

const replay: SubscriberAct['carryOut'] = async (wish, { ledger, now }) => {
  const { id } = active(wish);
  const { since } = wish;
  let replayed = 0;
  for await (const delivery of ledger.deliveries(id)) {
    const wanted =
      delivery.state === 'given-up' ||
      (since !== null && delivery.state === 'delivered' && delivery.time >= since);
    const again: Delivery = { ...delivery, state: 'pending', attempts: 0, due: now(), answer: null };
    if (wanted && (await ledger.moveDelivery(delivery, again))) replayed++;
  }
  return {
    replayed,
    told: { tr: `${id}: ${replayed} bildirim yeniden gönderilecek`, en: `${id}: ${replayed} are sent again` },
  };
};

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

function known({ id, subscriber }: SubscriberWish): Subscriber {
  if (subscriber) return subscriber;
  throw new WrongUse({ tr: `${id} adlı bir program kayıtlı değil.`, en: `There is no subscriber ${id}.` });
}

function active(wish: SubscriberWish): Subscriber {
  const subscriber = known(wish);
  if (subscriber.active) return subscriber;
  throw new WrongUse({
    tr: `${wish.id} 410 yanıtı verdiği için durduruldu; yeniden kaydetmek için add kullanın.`,
    en: `${wish.id} was stopped, since it answered 410; use add to register it anew.`,
  });
}

/** What can be done for a subscriber. Whatever is interrupted may be repeated: none is active without a key. */
export const subscriberActs: ReadonlyMap<string, SubscriberAct> = new Map<string, SubscriberAct>([
  ['add', { takes: ['to', 'types', 'tournaments', 'senders', 'try'], carryOut: add }],
  ['rotate', { takes: [], carryOut: rotate }],
  ['remove', { takes: [], carryOut: remove }],
  ['replay', { takes: ['since'], carryOut: replay }],
]);
