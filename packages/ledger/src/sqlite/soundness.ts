import { DatabaseSync } from 'node:sqlite';
import { translated } from './errors.ts';

/** Result codes of a file whose pages do not fit together, or that is no database. */
const damaged = new Set([11, 26]);

/** How long it waits for another process's transaction, in milliseconds. */
const patience = 60_000;

/**
 * Whether all pages, rows and indexes of a SQLite file fit together; others may read and write it meanwhile
 * (https://www.sqlite.org/pragma.html#pragma_integrity_check). Throws `Interruption` if it is locked.
 */
export function isSoundSqliteFile(path: string): boolean {
  return translated(() => {
    try {
      const database = new DatabaseSync(path, { timeout: patience });
      try {
        return database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check === 'ok';
      } finally {
        database.close();
      }
    } catch (cause) {
      if (damaged.has(((cause as { errcode?: number }).errcode ?? 0) & 0xff)) return false;
      throw cause;
    }
  });
}
