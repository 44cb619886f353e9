import { advances, type Commit, isSameHead } from '../commit.ts';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { Head, Posting } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { packResults, unpackResults } from '../results.ts';
import { findBook } from './books.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';
import { findReceipt, writeReceipt } from './receipts.ts';

type Row = Omit<Posting, 'results'> & { results: Uint8Array };

export function postings(database: Database): Pick<Ledger, 'head' | 'post' | 'postings'> {
  function findHead(tournament: string): Head | null {
    const row = database.row<Head>('SELECT * FROM head WHERE tournament = :tournament', { tournament });
    return row && { ...row };
  }

  function write({ posting, head, receipt }: Commit): void {
    database.run(
      'INSERT OR REPLACE INTO head VALUES (:tournament, :revision, :period, :type, :name, :assessment)',
      { ...head },
    );
    database.run(
      `INSERT OR REPLACE INTO posting
       VALUES (:period, :tournament, :revision, :type, :basis, :start, :games, :assessment, :results)`,
      { ...posting, results: packResults(posting.results) },
    );
    writeReceipt(database, receipt);
  }

  return {
    async head(tournament) {
      return findHead(tournament);
    },

    async post(commit) {
      const { posting, head, expected, receipt } = commit;
      const moved = () => new Conflict(`The head of ${head.tournament} is not what it was.`);
      database.atomically(() => {
        const standing = findHead(head.tournament);
        if (isSameHead(standing, head)) return;
        if (!advances(commit)) throw moved();
        if (findBook(database, posting.period)?.state !== 'open') {
          throw new PeriodSealed(`The book ${posting.period} is not open.`);
        }
        const digest = findReceipt(database, receipt.tournament, receipt.revision)?.digest ?? receipt.digest;
        if (!isSameHead(standing, expected) || digest !== receipt.digest) throw moved();
        write(commit);
      });
    },

    postings(period) {
      return paged<Posting>((last) =>
        database
          .rows<Row>(
            `SELECT * FROM posting WHERE period = :period AND tournament > :tournament
             ORDER BY tournament LIMIT :pageSize`,
            { period, tournament: last?.tournament ?? '', pageSize },
          )
          .map((row) => ({ ...row, results: unpackResults(row.results) })),
      );
    },
  };
}
