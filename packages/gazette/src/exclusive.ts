import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { ArchiveInterruption } from './errors.ts';

/** Some seconds of waiting in all; the work under the lock takes milliseconds. */
const attempts = 400;

const sqliteBusy = 5;

/**
 * Runs `work` while no other process or caller holds `lockFile`. Node offers no file lock, so the one SQLite
 * takes on an (empty) database is used: the kernel drops it with its process, however that ends, so there is
 * no stale lock to recognise and no clock or process number to trust.
 */
export async function exclusively<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(lockFile);
  try {
    for (let attempt = 1; !acquire(lock); attempt++) {
      if (attempt === attempts) throw new ArchiveInterruption('another writer holds the archive');
      await pause(5 + Math.random() * 20);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function acquire(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false;
    throw error;
  }
}
