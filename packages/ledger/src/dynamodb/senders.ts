import type { Sender } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { senderKey, senderPrefix } from './keys.ts';
import { get, type Item, scan, type Table } from './read.ts';
import { put } from './write.ts';

export function senders(table: Table): Pick<Ledger, 'putSender' | 'sender' | 'senders'> {
  return {
    async putSender({ id, name, active, scope }) {
      await put(table, { Item: senderItem({ id, name, active, scope }) });
    },

    async sender(id) {
      const item = await get(table, senderKey(id));
      return item && toSender(item);
    },

    /** A scan, since an officer asks for it a few times a month and nobody else does. */
    async senders() {
      const pages = scan(table, {
        FilterExpression: 'begins_with(pk, :sender)',
        ExpressionAttributeValues: { ':sender': senderPrefix },
      });
      const found: Sender[] = [];
      for await (const page of pages) found.push(...page.map(toSender));
      return found.sort((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
}

/** Whoever could report before there were scopes may go on reporting everything. */
export const toSender = ({ id, name, active, scope }: Item): Sender => ({
  id,
  name,
  active,
  scope: scope ?? ['*'],
});

export const senderItem = ({ id, name, active, scope }: Sender): Item => ({
  ...senderKey(id),
  ...{ id, name, active, scope },
});
