import { DatabaseSync } from 'node:sqlite';
import { digestOf } from '@kuvvet/office';
import { months } from './draft.ts';
import type { Overlay } from './overlay.ts';
import type { World } from './world.ts';

/** Everything a world holds: each row of the ledger's file, each object the step wrote. */
export async function stateOf(
  path: string,
  archives: Readonly<Record<string, Overlay>>,
): Promise<readonly string[]> {
  const lines: string[] = [];
  const database = new DatabaseSync(path, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  for (const { name } of tables) {
    for (const row of database.prepare(`SELECT * FROM "${name}"`).all()) {
      lines.push(`${name} ${JSON.stringify(row, readable)}`);
    }
  }
  database.close();
  for (const [name, archive] of Object.entries(archives)) {
    for (const key of archive.written) {
      const stored = await archive.get(key);
      lines.push(`${name} ${key} ${stored && digestOf(stored.bytes)}`);
    }
  }
  return lines.sort();
}

const readable = (_key: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;

/** What was published: the elected digests, which name every byte, and the pointers. */
export async function publishedOf({ ledger, lists }: World): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const period of months) lines.push(JSON.stringify((await ledger.book(period))?.elected));
  for (const type of ['ukd', 'uhs', 'uys']) {
    const stored = await lists.get(`lists/${type}/latest.json`);
    lines.push(stored ? new TextDecoder().decode(stored.bytes) : `no pointer of ${type}`);
  }
  return lines;
}
