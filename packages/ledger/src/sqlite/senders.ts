import type { Sender } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';

type Row = Omit<Sender, 'active' | 'scope'> & { active: number; scope: string };

export function senders(database: Database): Pick<Ledger, 'putSender' | 'sender' | 'senders'> {
  return {
    async putSender(sender) {
      database.run('INSERT OR REPLACE INTO sender VALUES (:id, :name, :active, :scope)', {
        ...sender,
        active: Number(sender.active),
        scope: JSON.stringify(sender.scope),
      });
    },

    async sender(id) {
      const row = database.row<Row>('SELECT * FROM sender WHERE id = :id', { id });
      return row && toSender(row);
    },

    async senders() {
      return database.rows<Row>('SELECT * FROM sender ORDER BY id').map(toSender);
    },
  };
}

const toSender = (row: Row): Sender => ({
  ...row,
  active: row.active === 1,
  scope: JSON.parse(row.scope),
});
