import { closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** Pages copied at once: all of them, so that no writer makes the copy begin again. */
const everyPage = 0x7fff_ffff;

/** How long it waits for another process's transaction, in milliseconds. */
const patience = 60_000;

/**
 * Copies a SQLite file as it is at one moment, while others read and write it, to a new one only its owner may read
 * (https://www.sqlite.org/backup.html).
 */
export async function copySqliteFile(path: string, into: string): Promise<void> {
  const database = new DatabaseSync(path, { timeout: patience });
  try {
    closeSync(openSync(into, 'wx', 0o600));
    await backup(database, into, { rate: everyPage });
  } finally {
    database.close();
  }
}
