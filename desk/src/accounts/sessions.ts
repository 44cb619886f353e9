import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Instant } from '@kuvvet/ledger';
import type { Account } from './account.ts';

export interface Sessions {
  /** Begins a session; its id, which only the browser keeps. */
  begin(account: string): string;
  /** Whose session it is, if it has not ended or been left alone. */
  sessionOf(id: string): Account | null;
  end(id: string): void;
}

/** Milliseconds a session lasts, and for which it may be left alone. */
const lifetime = 12 * 3_600_000;
const idleTime = 2 * 3_600_000;
/** How exactly it is kept when it was seen last. */
const grain = 60_000;

/** 256 random bits. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** Whoever reads the file cannot take over a session. */
const hashOf = (id: string) => createHash('sha256').update(id).digest();

export function sessions(
  database: DatabaseSync,
  clock: () => Instant,
  find: (name: string) => Account | null,
): Sessions {
  const now = () => Date.parse(clock());
  const select = database.prepare('SELECT * FROM session WHERE id = ? AND began > ? AND seen > ?');
  const see = database.prepare('UPDATE session SET seen = ? WHERE id = ?');
  const insert = database.prepare('INSERT INTO session VALUES (?, ?, ?, ?)');
  const sweep = database.prepare('DELETE FROM session WHERE began <= ? OR seen <= ?');
  const remove = database.prepare('DELETE FROM session WHERE id = ?');
  return {
    begin(account) {
      const id = newSessionId();
      const moment = now();
      sweep.run(moment - lifetime, moment - idleTime);
      insert.run(hashOf(id), account, moment, moment);
      return id;
    },

    sessionOf(id) {
      const moment = now();
      const hash = hashOf(id);
      const found = select.get(hash, moment - lifetime, moment - idleTime);
      if (!found) return null;
      if (moment - Number(found.seen) > grain) see.run(moment, hash);
      return find(String(found.account));
    },

    end: (id) => void remove.run(hashOf(id)),
  };
}
