import type { Ledger } from '../ledger.ts';
import type { Subscriber } from '../news.ts';
import { subscriberKey, subscriberPartition } from './keys.ts';
import { get, type Item, query, type Table } from './read.ts';
import { put, remove, update } from './write.ts';

type Verbs = 'putSubscriber' | 'subscriber' | 'subscribers' | 'stopSubscriber' | 'removeSubscriber';

export function subscribers(table: Table): Pick<Ledger, Verbs> {
  return {
    async putSubscriber({ id, url, types, tournaments, senders, active }) {
      await put(table, { Item: subscriberItem({ id, url, types, tournaments, senders, active }) });
    },

    async subscriber(id) {
      const item = await get(table, subscriberKey(id));
      return item && toSubscriber(item);
    },

    async subscribers() {
      const pages = query(table, {
        KeyConditionExpression: 'pk = :subscriber',
        ExpressionAttributeValues: { ':subscriber': subscriberPartition },
      });
      const found: Subscriber[] = [];
      for await (const page of pages) found.push(...page.map(toSubscriber));
      return found;
    },

    async stopSubscriber(id) {
      await update(table, {
        Key: subscriberKey(id),
        UpdateExpression: 'SET active = :no',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':no': false },
      });
    },

    async removeSubscriber(id) {
      await remove(table, { Key: subscriberKey(id) });
    },
  };
}

export const toSubscriber = ({ id, url, types, tournaments, senders, active }: Item): Subscriber => ({
  ...{ id, url, types, tournaments, senders, active },
});

export const subscriberItem = (subscriber: Subscriber): Item => ({
  ...subscriberKey(subscriber.id),
  ...toSubscriber(subscriber),
});
