import type { Ledger } from '../ledger.ts';
import { senderKey } from './keys.ts';
import { get, type Table } from './read.ts';
import { put } from './write.ts';

export function senders(table: Table): Pick<Ledger, 'putSender' | 'sender'> {
  return {
    async putSender({ id, name, active, scope }) {
      await put(table, { Item: { ...senderKey(id), id, name, active, scope } });
    },

    async sender(id) {
      const item = await get(table, senderKey(id));
      // Whoever could report before there were scopes may go on reporting everything.
      return item && { id: item.id, name: item.name, active: item.active, scope: item.scope ?? ['*'] };
    },
  };
}
