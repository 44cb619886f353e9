import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long another program is waited for, in milliseconds. */
const patience = 10_000;

/** Acts while no other program does so on `lockFile`: the lock of an empty SQLite file, which ends with its process. */
export function alone<T>(lockFile: string, act: () => T): T {
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new DatabaseSync(lockFile, { timeout: patience });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return act();
  } finally {
    lock.close();
  }
}
