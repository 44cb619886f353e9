import { isDeepStrictEqual } from 'node:util';
import type { Period } from '@kuvvet/engine';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { PeriodBook } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { electionOf, isSameBook, opened } from '../opening.ts';
import type { Database } from './database.ts';
import { writeWord } from './words.ts';

type Row = Omit<PeriodBook, 'elected' | 'revised' | 'cutOff'> & {
  elected: string | null;
  revised: string;
  cutOff: string | null;
};

export function findBook(database: Database, period: Period): PeriodBook | null {
  const row = database.row<Row>('SELECT * FROM book WHERE period = :period', { period });
  return row && toBook(row);
}

export function books(
  database: Database,
): Pick<Ledger, 'begin' | 'current' | 'book' | 'seal' | 'cutOff' | 'elect' | 'turn' | 'revise' | 'books'> {
  function current(): Period | null {
    return (
      database.row<{ period: Period }>(`SELECT period FROM book WHERE state <> 'published'`)?.period ?? null
    );
  }

  function open(book: PeriodBook): void {
    database.run(
      `INSERT INTO book (period, state, ruleSet, previousState)
       VALUES (:period, :state, :ruleSet, :previousState)`,
      opened(book),
    );
  }

  return {
    async begin(book) {
      database.atomically(() => {
        const period = current();
        if (period === null) return open(book);
        if (period !== book.period || !isSameBook(findBook(database, period), book)) {
          throw new Conflict(`Another book than ${book.period} is open.`);
        }
      });
    },

    async current() {
      return current();
    },

    async book(period) {
      return findBook(database, period);
    },

    async seal(period) {
      database.atomically(() => {
        if (findBook(database, period) === null) throw new Conflict(`There is no book ${period}.`);
        database.run(`UPDATE book SET state = 'sealed' WHERE period = :period AND state = 'open'`, {
          period,
        });
      });
    },

    async cutOff({ period, before, after, word }) {
      database.atomically(() => {
        if (!writeWord(database, word)) return;
        const book = findBook(database, period);
        if (book?.state !== 'open') throw new PeriodSealed(`The book ${period} is not open.`);
        if (!isDeepStrictEqual(book.cutOff ?? null, before)) {
          throw new Conflict(`The cut-off of ${period} is another.`);
        }
        const cutOff = after && JSON.stringify(after);
        database.run('UPDATE book SET cutOff = :cutOff WHERE period = :period', { period, cutOff });
      });
    },

    async elect(period, election) {
      return database.atomically(() => {
        const book = findBook(database, period);
        if (!book || book.state === 'open') throw new Conflict(`The book ${period} is not sealed.`);
        if (book.elected) return book.elected;
        const elected = JSON.stringify(election);
        database.run('UPDATE book SET elected = :elected WHERE period = :period', { period, elected });
        return election;
      });
    },

    async turn(period, next) {
      database.atomically(() => {
        const state = findBook(database, period)?.state;
        const following = findBook(database, next.period);
        if (state === 'published' && following) return;
        if (state !== 'sealed' || following) throw new Conflict(`The book ${period} cannot be turned.`);
        database.run(`UPDATE book SET state = 'published' WHERE period = :period`, { period });
        open(next);
      });
    },

    async revise(period, rerun) {
      return database.atomically(() => {
        const book = findBook(database, period);
        const standing = book?.revised[rerun.revision - 2];
        if (standing) return standing;
        if (book?.state !== 'published' || book.revised.length !== rerun.revision - 2) {
          throw new Conflict(`Revision ${rerun.revision} does not follow what was published of ${period}.`);
        }
        const revised = JSON.stringify([...book.revised, rerun]);
        database.run('UPDATE book SET revised = :revised WHERE period = :period', { period, revised });
        return rerun;
      });
    },

    async *books() {
      yield* database.rows<Row>('SELECT * FROM book ORDER BY period').map(toBook);
    },
  };
}

function toBook({ cutOff, ...row }: Row): PeriodBook {
  const elected = row.elected === null ? null : electionOf(JSON.parse(row.elected));
  const revised = JSON.parse(row.revised);
  return { ...row, elected, revised, ...(cutOff !== null && { cutOff: JSON.parse(cutOff) }) };
}
