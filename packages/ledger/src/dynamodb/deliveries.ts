import type { Ledger } from '../ledger.ts';
import type { Delivery } from '../news.ts';
import { deliveryKey, deliveryPartition, duePartition } from './keys.ts';
import { type Item, query, type Table } from './read.ts';
import { pendingIndex } from './table.ts';
import { waiting } from './waiting.ts';
import { inWaves } from './waves.ts';
import { put } from './write.ts';

type Verbs = 'addDeliveries' | 'moveDelivery' | 'pendingDeliveries' | 'deliveries';

export function deliveries(table: Table): Pick<Ledger, Verbs> {
  return {
    async addDeliveries(added) {
      await inWaves(added, 8, (delivery) =>
        put(table, { Item: deliveryItem(delivery), ConditionExpression: 'attribute_not_exists(pk)' }),
      );
    },

    async moveDelivery({ state, attempts, due }, after) {
      const refused = await put(table, {
        Item: deliveryItem(after),
        ConditionExpression: '#state = :state AND attempts = :attempts AND due = :due',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': state, ':attempts': attempts, ':due': due },
      });
      return refused === null;
    },

    async *pendingDeliveries() {
      for await (const page of waiting(table, duePartition)) yield* page.map(toDelivery);
    },

    async *deliveries(subscriber) {
      const pages = query(table, {
        KeyConditionExpression: 'pk = :subscriber',
        ExpressionAttributeValues: { ':subscriber': deliveryPartition(subscriber) },
      });
      for await (const page of pages) yield* page.map(toDelivery);
    },
  };
}

export function deliveryItem(delivery: Delivery): Item {
  const { news, subscriber, time, link, state, attempts, due, answer } = delivery;
  return {
    ...deliveryKey(subscriber, news),
    ...{ news, subscriber, time, link, state, attempts, due, answer },
    ...(state === 'pending' && {
      [pendingIndex.partition]: duePartition,
      [pendingIndex.sort]: `${due}#${subscriber}#${news}`,
    }),
  };
}

export const toDelivery = ({
  news,
  subscriber,
  time,
  link,
  state,
  attempts,
  due,
  answer,
}: Item): Delivery => ({
  ...{ news, subscriber, time, link, state, attempts, due, answer },
});
