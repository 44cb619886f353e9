import { Conflict } from '../errors.ts';
import type { Word } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { isSameWord } from '../settling.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';

type Row = { word: string };

/** Within a transaction; false if this very word was said before. */
export function writeWord(database: Database, word: Word): boolean {
  const { about, id, at } = word;
  const row = database.row<Row>('SELECT word FROM word WHERE about = :about AND id = :id', { about, id });
  if (row && !isSameWord(toWord(row), word)) throw new Conflict(`Another word ${id} about ${about} stands.`);
  if (row) return false;
  const said = JSON.stringify(word);
  database.run('INSERT INTO word (about, id, at, word) VALUES (:about, :id, :at, :said)', {
    ...{ about, id, at, said },
  });
  return true;
}

export function words(database: Database): Pick<Ledger, 'say' | 'words' | 'trail'> {
  return {
    async say(word) {
      database.atomically(() => writeWord(database, word));
    },

    async words(about) {
      return database
        .rows<Row>('SELECT word FROM word WHERE about = :about ORDER BY at, id', { about })
        .map(toWord);
    },

    trail: (month) =>
      paged<Word>((last) =>
        database
          .rows<Row>(
            `SELECT word FROM word WHERE at < :end AND (at, about, id) > (:at, :about, :id)
             ORDER BY at, about, id LIMIT :pageSize`,
            {
              end: `${month}~`,
              at: last?.at ?? `${month}-`,
              about: last?.about ?? '',
              id: last?.id ?? '',
              pageSize,
            },
          )
          .map(toWord),
      ),
  };
}

const toWord = ({ word }: Row): Word => JSON.parse(word);
