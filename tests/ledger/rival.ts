import { parentPort, workerData } from 'node:worker_threads';
import { Conflict } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { aCommit, digest } from './samples.ts';

// One of several writers on one file: twenty tournaments of its own, and the next revision of a shared one
// after each, against whatever head stands then.
const { path, rival } = workerData as { path: string; rival: string };
const ledger = openSqliteLedger(path);
const committed: number[] = [];

async function commitNext(): Promise<void> {
  for (;;) {
    const expected = await ledger.head('shared');
    const revision = (expected?.revision ?? 0) + 1;
    const assessment = digest(`${rival} ${revision}`);
    try {
      await ledger.post(aCommit({ tournament: 'shared', period: '2026-11', revision, expected, assessment }));
      committed.push(revision);
      return;
    } catch (error) {
      // Another writer's receipt of that revision has the same digest here, so only the head decides.
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

for (let at = 0; at < 20; at++) {
  await ledger.post(aCommit({ tournament: `${rival}${at}`, period: '2026-11' }));
  await commitNext();
}
ledger.close();
parentPort?.postMessage(committed);
