import type { Ledger } from '../ledger.ts';
import type { Delivery } from '../news.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';

type Verbs = 'addDeliveries' | 'moveDelivery' | 'pendingDeliveries' | 'deliveries';

const columns = '(news, subscriber, time, link, state, attempts, due, answer)';
const values = '(:news, :subscriber, :time, :link, :state, :attempts, :due, :answer)';

export function deliveries(database: Database): Pick<Ledger, Verbs> {
  const find = ({ subscriber, news }: Delivery) =>
    database.row<Delivery>('SELECT * FROM delivery WHERE subscriber = :subscriber AND news = :news', {
      subscriber,
      news,
    });

  return {
    async addDeliveries(added) {
      database.atomically(() => {
        for (const delivery of added) {
          database.run(`INSERT INTO delivery ${columns} VALUES ${values} ON CONFLICT DO NOTHING`, {
            ...delivery,
          });
        }
      });
    },

    async moveDelivery({ state, attempts, due }, after) {
      return database.atomically(() => {
        const standing = find(after);
        if (standing?.state !== state || standing.attempts !== attempts || standing.due !== due) return false;
        database.run(`INSERT OR REPLACE INTO delivery ${columns} VALUES ${values}`, { ...after });
        return true;
      });
    },

    pendingDeliveries() {
      return paged<Delivery>((last) =>
        database
          .rows<Delivery>(
            `SELECT * FROM delivery
             WHERE state = 'pending' AND (due, subscriber, news) > (:due, :subscriber, :news)
             ORDER BY due, subscriber, news LIMIT :pageSize`,
            {
              due: last?.due ?? '',
              subscriber: last?.subscriber ?? '',
              news: last?.news ?? '',
              pageSize,
            },
          )
          .map((row) => ({ ...row })),
      );
    },

    deliveries(subscriber) {
      return paged<Delivery>((last) =>
        database
          .rows<Delivery>(
            `SELECT * FROM delivery WHERE subscriber = :subscriber AND news > :news
             ORDER BY news LIMIT :pageSize`,
            { subscriber, news: last?.news ?? '', pageSize },
          )
          .map((row) => ({ ...row })),
      );
    },
  };
}
