import { DatabaseSync } from 'node:sqlite';

// Started by directory.test.ts: holds the archive's lock until it is killed, or the test is gone.
const lock = new DatabaseSync(process.argv[2] as string);
lock.exec('BEGIN EXCLUSIVE');
process.on('message', () => lock.close());
process.send?.('held');
