import type { MovableLedger } from '../ledger.ts';
import { acts } from './acts.ts';
import { books } from './books.ts';
import { claims } from './claims.ts';
import { openDatabase } from './database.ts';
import { deliveries } from './deliveries.ts';
import { entries } from './entries.ts';
import { licences } from './licences.ts';
import { people } from './people.ts';
import { players } from './players.ts';
import { postings } from './postings.ts';
import { receipts } from './receipts.ts';
import { prepare } from './schema.ts';
import { senders } from './senders.ts';
import { standings } from './standings.ts';
import { subscribers } from './subscribers.ts';
import { words } from './words.ts';

export { copySqliteFile } from './copy.ts';
export { isSoundSqliteFile } from './soundness.ts';

/**
 * The ledger in one SQLite file (mode 0600, WAL), or in memory for as long as it is open.
 * Several processes may share the file. Throws `Interruption` if it is locked, `Defect` if it is
 * not a ledger or of a newer program.
 */
export function openSqliteLedger(path: string | ':memory:'): MovableLedger & { close(): void } {
  const database = openDatabase(path);
  prepare(database);
  return {
    ...books(database),
    ...receipts(database),
    ...postings(database),
    ...claims(database),
    ...acts(database),
    ...words(database),
    ...players(database),
    ...people(database),
    ...licences(database),
    ...standings(database),
    ...senders(database),
    ...subscribers(database),
    ...deliveries(database),
    ...entries(database),
    close: database.close,
  };
}
