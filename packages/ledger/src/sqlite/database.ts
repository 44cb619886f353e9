import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { nameKey } from '@kuvvet/report';
import { translated } from './errors.ts';

type Named = Readonly<Record<string, SQLInputValue>>;
/** By place, which takes a fifth of the time: for what is written by the million. */
type Placed = readonly SQLInputValue[];
type Row = Record<string, unknown>;

/** One connection: statements are prepared once by their text, failures leave as the port's errors. */
export interface Database {
  row<R = Row>(sql: string, values?: Named): R | null;
  rows<R = Row>(sql: string, values?: Named): R[];
  /** How many rows it changed. */
  run(sql: string, values?: Named | Placed): number;
  script(sql: string): void;
  /** All or nothing, the write lock taken first: what is read inside still stands when it is written. */
  atomically<T>(act: () => T): T;
  close(): void;
}

/** How long a writer waits for another process's transaction, in milliseconds. */
const patience = 5000;

export function openDatabase(path: string): Database {
  const connection = translated(() => connect(path));
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (!statement) {
      statement = connection.prepare(sql);
      // The columns decide what is kept of an item, not whatever else it carries.
      statement.setAllowUnknownNamedParameters(true);
      statements.set(sql, statement);
    }
    return statement;
  }

  const script = (sql: string) => translated(() => connection.exec(sql));
  return {
    row: <R>(sql: string, values: Named = {}) =>
      translated(() => (prepared(sql).get(values) ?? null) as R | null),
    rows: <R>(sql: string, values: Named = {}) => translated(() => prepared(sql).all(values) as R[]),
    run: (sql, values = {}) =>
      translated(() => {
        const statement = prepared(sql);
        const { changes } = isPlaced(values) ? statement.run(...values) : statement.run(values);
        return Number(changes);
      }),
    script,
    atomically(act) {
      script('BEGIN IMMEDIATE');
      try {
        const result = act();
        script('COMMIT');
        return result;
      } finally {
        if (connection.isTransaction) script('ROLLBACK');
      }
    },
    close: () => translated(() => connection.close()),
  };
}

const isPlaced = (values: Named | Placed): values is Placed => Array.isArray(values);

function connect(path: string): DatabaseSync {
  // The register holds people: the file and the log SQLite lays beside it are the owner's alone.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const connection = new DatabaseSync(path, { timeout: patience });
  // A register of a million is stored by names and tokens, which come in no order: 32 MiB of pages are kept and 128 MiB
  // written before they are put in their places. A file that is there keeps the page size it was made with.
  connection.exec(`
    PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 8000;`);
  // The schema fills the keys of names that were written before there were keys.
  connection.function('name_key', { deterministic: true }, (name) => nameKey(String(name)));
  return connection;
}
