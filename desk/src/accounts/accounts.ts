import type { DatabaseSync } from 'node:sqlite';
import type { Instant } from '@kuvvet/ledger';
import type { Account } from './account.ts';
import { openAccountFile } from './database.ts';
import { type Cost, hashPassword, isPasswordOf, usualCost } from './password.ts';
import { type Sessions, sessions } from './sessions.ts';

/** Who may work at the desk of one installation. */
export interface Accounts extends Sessions {
  /** By name. */
  all(): readonly Account[];
  find(name: string): Account | null;
  /** False if the name is taken. */
  add(account: Account, password: string): Promise<boolean>;
  /** Ends every session of the account; false if there is none. */
  setPassword(name: string, password: string): Promise<boolean>;
  /** The same by whoever knows the present one; false if that is wrong, or another was set meanwhile. */
  changePassword(name: string, present: string, password: string): Promise<boolean>;
  /** The account and its sessions; false if there is none. */
  remove(name: string): boolean;
  /** The account of that name and password; a name nobody has takes as long as a wrong password. */
  authenticate(name: string, password: string): Promise<Account | null>;
  close(): void;
}

type Row = { name: string; roles: string; sender: string | null; password: string };

/** Accounts in a file of the data directory, which several processes may share. */
export function openAccounts(
  path: string | ':memory:',
  now: () => Instant,
  cost: Cost = usualCost,
): Accounts {
  const database = openAccountFile(path);
  const nobody = hashPassword('', cost);
  const row = (name: string) => one<Row>(database, 'SELECT * FROM account WHERE name = ?', name);
  const find = (name: string) => toAccount(row(name));
  const endAll = database.prepare('DELETE FROM session WHERE account = ?');

  return {
    ...sessions(database, now, find),
    find,

    all: () =>
      (database.prepare('SELECT * FROM account ORDER BY name').all() as Row[]).flatMap(
        (each) => toAccount(each) ?? [],
      ),

    async add({ name, roles, sender }, password) {
      const hash = await hashPassword(password, cost);
      const added = database
        .prepare('INSERT OR IGNORE INTO account VALUES (?, ?, ?, ?)')
        .run(name, roles.join(','), sender, hash);
      return added.changes === 1;
    },

    async setPassword(name, password) {
      const hash = await hashPassword(password, cost);
      const changed = database.prepare('UPDATE account SET password = ? WHERE name = ?').run(hash, name);
      endAll.run(name);
      return changed.changes === 1;
    },

    async changePassword(name, present, password) {
      const found = row(name);
      if (!found || !(await isPasswordOf(found.password, present))) return false;
      const hash = await hashPassword(password, cost);
      const changed = database
        .prepare('UPDATE account SET password = ? WHERE name = ? AND password = ?')
        .run(hash, name, found.password);
      if (changed.changes === 1) endAll.run(name);
      return changed.changes === 1;
    },

    remove: (name) => database.prepare('DELETE FROM account WHERE name = ?').run(name).changes === 1,

    async authenticate(name, password) {
      const found = row(name);
      const holds = await isPasswordOf(found?.password ?? (await nobody), password);
      // Whoever took the account or its password away meanwhile has ended its sessions: none may begin after that.
      return holds && row(name)?.password === found?.password ? toAccount(found) : null;
    },

    close: () => database.close(),
  };
}

const toAccount = (row: Row | null): Account | null =>
  row && { name: row.name, roles: row.roles.split(',') as Account['roles'][number][], sender: row.sender };

function one<R>(database: DatabaseSync, sql: string, value: string): R | null {
  return (database.prepare(sql).get(value) as R | undefined) ?? null;
}
