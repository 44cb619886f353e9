import type { Delivery } from '@kuvvet/ledger';
import { readKey } from '@kuvvet/office';
import { parcelOf } from './message.ts';
import type { NotifyPorts } from './notify.ts';
import { dueAfter, mostAttempts } from './retry.ts';

/** What became of one attempt. */
export type DeliveryOutcome =
  | 'delivered'
  /** It is tried again. */
  | 'failed'
  | 'given-up'
  /** Nobody is there any more: the subscriber gets nothing from now on. */
  | 'gone'
  /** Somebody else is at it. */
  | 'taken';

/**
 * Makes one attempt. The next one is due before anything is sent, so whatever is cut short is simply tried again, under
 * the same id: a repeat the subscriber can tell.
 */
export async function deliver(delivery: Delivery, ports: NotifyPorts): Promise<DeliveryOutcome> {
  const { ledger, keyring, post, whereabouts, now } = ports;
  const end = async (from: Delivery, state: Delivery['state'], answer: string) =>
    ledger.moveDelivery(from, { ...from, state, answer });

  const subscriber = await ledger.subscriber(delivery.subscriber);
  if (!subscriber?.active) {
    await end(delivery, 'given-up', 'unsubscribed');
    return 'given-up';
  }
  const texts = await keyring(subscriber.id);
  const keys = texts
    .slice(0, 2)
    .flatMap((text) => readKey(text) ?? [])
    .filter(({ type }) => type === 'secret');
  const attempts = delivery.attempts + 1;
  const claimed = { ...delivery, attempts, due: dueAfter(attempts, delivery, now()) };
  if (!(await ledger.moveDelivery(delivery, claimed))) return 'taken';

  const reply =
    keys.length > 0
      ? await post(parcelOf(delivery, subscriber.url, keys, whereabouts, now()))
      : { obstacle: 'no-key' };
  const answer = 'status' in reply ? `${reply.status}` : reply.obstacle;

  if (/^2\d\d$/.test(answer)) {
    await end(claimed, 'delivered', answer);
    return 'delivered';
  }
  if (answer === '410') {
    await ledger.stopSubscriber(subscriber.id);
    await end(claimed, 'given-up', answer);
    return 'gone';
  }
  const last = attempts >= mostAttempts;
  await end(claimed, last ? 'given-up' : 'pending', answer);
  return last ? 'given-up' : 'failed';
}
