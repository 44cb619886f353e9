import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Defect } from '@kuvvet/ledger';

/** From one version of the file to the next; `user_version` counts them. */
const steps: readonly string[] = [
  `
  CREATE TABLE account (
    name TEXT PRIMARY KEY,
    roles TEXT NOT NULL,
    sender TEXT,
    password TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE session (
    id BLOB PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    began INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];

/** The file of accounts and sessions (mode 0600), or memory. Throws `Defect` for a file of a newer program. */
export function openAccountFile(path: string | ':memory:'): DatabaseSync {
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > steps.length) {
    database.close();
    throw new Defect(`The account file has schema ${version}; this program knows up to ${steps.length}.`);
  }
  for (const step of steps.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
  return database;
}
