import { packAmendments, unpackAmendments } from '../amendments.ts';
import { advances, type Commit, isSameHead } from '../commit.ts';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { Head, Posting } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { packResults, unpackResults } from '../results.ts';
import { maySettle } from '../settling.ts';
import { findBook } from './books.ts';
import { claimFor } from './claims.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';
import { findPlayer } from './players.ts';
import { findReceipt, writeReceipt } from './receipts.ts';

type Row = Omit<Posting, 'results' | 'amendments'> & {
  results: Uint8Array;
  amendments: Uint8Array | null;
};

export function writeHead(database: Database, head: Head): void {
  database.run(
    `INSERT OR REPLACE INTO head (tournament, revision, period, counted, type, name, assessment)
     VALUES (:tournament, :revision, :period, :counted, :type, :name, :assessment)`,
    { ...head },
  );
}

export function writePosting(database: Database, posting: Posting): void {
  database.run(
    `INSERT OR REPLACE INTO posting
       (period, tournament, revision, type, basis, start, games, assessment, results, reverses, amendments)
     VALUES (:period, :tournament, :revision, :type, :basis, :start, :games, :assessment, :results, :reverses,
             :amendments)`,
    {
      ...posting,
      results: packResults(posting.results),
      amendments: packAmendments(posting.amendments),
    },
  );
}

export function postings(database: Database): Pick<Ledger, 'head' | 'heads' | 'post' | 'postings'> {
  function findHead(tournament: string): Head | null {
    const row = database.row<Head>('SELECT * FROM head WHERE tournament = :tournament', { tournament });
    return row && { ...row };
  }

  function write({ posting, head, receipt }: Commit): void {
    writeHead(database, head);
    writePosting(database, posting);
    writeReceipt(database, receipt);
  }

  return {
    async head(tournament) {
      return findHead(tournament);
    },

    heads() {
      return paged<Head>((last) =>
        database
          .rows<Head>(
            'SELECT * FROM head WHERE tournament > :tournament ORDER BY tournament LIMIT :pageSize',
            { tournament: last?.tournament ?? '', pageSize },
          )
          .map((row) => ({ ...row })),
      );
    },

    async post(commit) {
      const { posting, head, expected, receipt } = commit;
      const moved = () => new Conflict(`The head or receipt of ${head.tournament} is not what it was.`);
      database.atomically(() => {
        const standing = findHead(head.tournament);
        if (isSameHead(standing, head)) return;
        if (!advances(commit)) throw moved();
        if (findBook(database, posting.period)?.state !== 'open') {
          throw new PeriodSealed(`The book ${posting.period} is not open.`);
        }
        const found = findReceipt(database, receipt.tournament, receipt.revision);
        const mayBeRated = found === null || maySettle(found, receipt);
        if (!isSameHead(standing, expected) || !mayBeRated) throw moved();
        for (const { player, into } of commit.merges ?? []) {
          if (findPlayer(database, player)?.mergedInto !== into) throw moved();
        }
        claimFor(database, commit);
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
          .map((row) => ({
            ...row,
            results: unpackResults(row.results),
            amendments: unpackAmendments(row.amendments),
          })),
      );
    },
  };
}
