import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, lifetimeOf, sha256 } from '@kuvvet/gazette';
import { copySqliteFile, openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { closingKeysOf } from '@kuvvet/office';
import { ledgerPath, openArchives } from './home.ts';

/** One file of a backup. */
export interface BackedUp {
  /** Below the backup's directory, with slashes. */
  readonly path: string;
  readonly sha256: string;
}

/** Names every file with its digest; written last, so that what has none is no whole backup. */
export const contentsName = 'backup.ndjson';
export const contentsFormat = 'kuvvet.backup/1';

/**
 * Copies a data directory, at work or not, into a new one. Pointers first, then the ledger, then what is written once: so
 * everything the copied ledger refers to is there, and no pointer is ahead of it. Of the closings only those it knows are
 * taken, since a later one would stand in the way of closing that month again. `far` gets the number of files.
 */
export async function backUp(
  data: string,
  into: string,
  at: string,
  far: (files: number) => void,
): Promise<number> {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  await chmod(into, 0o700);
  const { vault, lists } = openArchives(data);
  const copies = openArchives(into);
  const files: BackedUp[] = [];
  const note = (path: string, digest: string) => {
    files.push({ path, sha256: digest });
    far(files.length);
  };
  const copy = async (from: Archive, to: Archive, key: string, folder: string) => {
    const stored = await from.get(key);
    if (!stored) return;
    await to.putOnce(key, stored.bytes, { mediaType: '', lifetime: 'immutable' });
    note(`${folder}/${key}`, sha256(stored.bytes));
  };

  for await (const key of lists.keys('')) {
    if (lifetimeOf(key) === 'pointer') await copy(lists, copies.lists, key, 'public');
  }
  for (const name of readdirSync(data).filter((name) => name.endsWith('.sqlite'))) {
    await copySqliteFile(join(data, name), join(into, name));
  }
  const closings = await closingsKnownIn(ledgerPath(into));
  // Keys are made before whom they belong to is entered.
  copyFileSync(join(data, secretsName), join(into, secretsName));
  await chmod(join(into, secretsName), 0o600);
  for (const name of readdirSync(into).filter((name) => /\.(sqlite|json)$/.test(name))) {
    note(name, await digestOfFile(join(into, name)));
  }
  for await (const key of vault.keys('')) {
    if (!key.startsWith('closings/') || closings.has(key)) await copy(vault, copies.vault, key, 'vault');
  }
  for await (const key of lists.keys('')) {
    if (lifetimeOf(key) === 'immutable') await copy(lists, copies.lists, key, 'public');
  }
  const lines = [{ format: contentsFormat, at, files: files.length }, ...files];
  const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
  writeFileSync(join(into, contentsName), text, { mode: 0o600, flush: true });
  return files.length;
}

const secretsName = 'secrets.json';

/** Opened before its digest is taken, since opening writes to it. */
async function closingsKnownIn(path: string): Promise<ReadonlySet<string>> {
  const ledger = openSqliteLedger(path);
  try {
    return new Set(closingKeysOf(await Array.fromAsync(ledger.books())));
  } finally {
    ledger.close();
  }
}

export async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
