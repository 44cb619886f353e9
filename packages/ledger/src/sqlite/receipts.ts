import { Conflict } from '../errors.ts';
import type { Receipt } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { isNews } from '../news.ts';
import { isStill, maySettle } from '../settling.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';
import { writeWord } from './words.ts';

type Row = Omit<Receipt, 'findings' | 'decision' | 'event'> & {
  findings: string;
  decision: string | null;
  event: string | null;
  untold: number;
};

export function findReceipt(database: Database, tournament: string, revision: number): Receipt | null {
  const row = database.row<Row>(
    'SELECT * FROM receipt WHERE tournament = :tournament AND revision = :revision',
    { tournament, revision },
  );
  return row && toReceipt(row);
}

export function writeReceipt(database: Database, receipt: Receipt): void {
  database.run(
    `INSERT OR REPLACE INTO receipt
       (tournament, revision, digest, sender, received, state, findings, period, decision, event, untold)
     VALUES (:tournament, :revision, :digest, :sender, :received, :state, :findings, :period, :decision, :event,
             :untold)`,
    {
      ...receipt,
      findings: JSON.stringify(receipt.findings),
      decision: receipt.decision && JSON.stringify(receipt.decision),
      event: receipt.event && JSON.stringify(receipt.event),
      untold: Number(isNews(receipt)),
    },
  );
}

type Verbs =
  | 'putReceipt'
  | 'receipt'
  | 'settle'
  | 'decide'
  | 'pending'
  | 'reports'
  | 'untold'
  | 'markTold'
  | 'receipts';

/** Every receipt, and whether subscribers are still to be told of it. */
export const allReceipts = (database: Database) =>
  paged<{ readonly receipt: Receipt; readonly untold: boolean }>((last) =>
    database
      .rows<Row>(
        `SELECT * FROM receipt WHERE (tournament, revision) > (:tournament, :revision)
         ORDER BY tournament, revision LIMIT :pageSize`,
        { tournament: last?.receipt.tournament ?? '', revision: last?.receipt.revision ?? 0, pageSize },
      )
      .map((row) => ({ receipt: toReceipt(row), untold: row.untold === 1 })),
  );

export function receipts(database: Database): Pick<Ledger, Verbs> {
  /** A partial index serves these conditions. */
  const oldestFirst = (condition: string) =>
    paged<Receipt>((last) =>
      database
        .rows<Row>(
          `SELECT * FROM receipt
           WHERE ${condition} AND (received, tournament, revision) > (:received, :tournament, :revision)
           ORDER BY received, tournament, revision LIMIT :pageSize`,
          {
            received: last?.received ?? '',
            tournament: last?.tournament ?? '',
            revision: last?.revision ?? 0,
            pageSize,
          },
        )
        .map(toReceipt),
    );

  return {
    async putReceipt(receipt) {
      return database.atomically(() => {
        const standing = findReceipt(database, receipt.tournament, receipt.revision);
        if (!standing) writeReceipt(database, receipt);
        return standing ?? receipt;
      });
    },

    async receipt(tournament, revision) {
      return findReceipt(database, tournament, revision);
    },

    async settle(receipt) {
      database.atomically(() => {
        if (!maySettle(findReceipt(database, receipt.tournament, receipt.revision), receipt)) {
          throw new Conflict(`Receipt ${receipt.revision} of ${receipt.tournament} cannot be moved.`);
        }
        writeReceipt(database, receipt);
      });
    },

    async decide({ before, after, word }) {
      database.atomically(() => {
        if (!writeWord(database, word)) return;
        if (!isStill(findReceipt(database, after.tournament, after.revision), before)) {
          throw new Conflict(`Receipt ${after.revision} of ${after.tournament} is not what it was.`);
        }
        writeReceipt(database, after);
      });
    },

    reports: (state, before = '~') =>
      paged<Receipt>((last) =>
        database
          .rows<Row>(
            `SELECT * FROM receipt
             WHERE state = :state AND (received, tournament, revision) < (:received, :tournament, :revision)
             ORDER BY received DESC, tournament DESC, revision DESC LIMIT :pageSize`,
            {
              state,
              received: last?.received ?? before,
              tournament: last?.tournament ?? '',
              revision: last?.revision ?? 0,
              pageSize,
            },
          )
          .map(toReceipt),
      ),

    pending: () => oldestFirst(`state IN ('received', 'parked')`),

    untold: () => oldestFirst('untold = 1'),

    async markTold({ tournament, revision, state }) {
      database.run(
        `UPDATE receipt SET untold = 0
         WHERE tournament = :tournament AND revision = :revision AND state = :state`,
        { tournament, revision, state },
      );
    },

    async receipts(tournament) {
      return database
        .rows<Row>('SELECT * FROM receipt WHERE tournament = :tournament ORDER BY revision', { tournament })
        .map(toReceipt);
    },
  };
}

function toReceipt({ untold: _, ...row }: Row): Receipt {
  const parsed = (text: string | null) => text && JSON.parse(text);
  return {
    ...row,
    findings: JSON.parse(row.findings),
    decision: parsed(row.decision),
    event: parsed(row.event),
  };
}
