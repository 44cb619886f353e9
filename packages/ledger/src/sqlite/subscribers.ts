import type { Ledger } from '../ledger.ts';
import type { Subscriber } from '../news.ts';
import type { Database } from './database.ts';

type Row = { id: string; url: string; types: string; tournaments: string; senders: string; active: number };

type Verbs = 'putSubscriber' | 'subscriber' | 'subscribers' | 'stopSubscriber' | 'removeSubscriber';

export function subscribers(database: Database): Pick<Ledger, Verbs> {
  return {
    async putSubscriber(subscriber) {
      database.run(
        `INSERT OR REPLACE INTO subscriber (id, url, types, tournaments, senders, active)
         VALUES (:id, :url, :types, :tournaments, :senders, :active)`,
        {
          id: subscriber.id,
          url: subscriber.url,
          types: JSON.stringify(subscriber.types),
          tournaments: JSON.stringify(subscriber.tournaments),
          senders: JSON.stringify(subscriber.senders),
          active: Number(subscriber.active),
        },
      );
    },

    async subscriber(id) {
      const row = database.row<Row>('SELECT * FROM subscriber WHERE id = :id', { id });
      return row && toSubscriber(row);
    },

    async subscribers() {
      return database.rows<Row>('SELECT * FROM subscriber ORDER BY id').map(toSubscriber);
    },

    async stopSubscriber(id) {
      database.run('UPDATE subscriber SET active = 0 WHERE id = :id', { id });
    },

    async removeSubscriber(id) {
      database.run('DELETE FROM subscriber WHERE id = :id', { id });
    },
  };
}

const toSubscriber = ({ id, url, types, tournaments, senders, active }: Row): Subscriber => ({
  ...{ id, url, active: active === 1 },
  types: JSON.parse(types),
  tournaments: JSON.parse(tournaments),
  senders: JSON.parse(senders),
});
