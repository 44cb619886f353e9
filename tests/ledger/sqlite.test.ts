import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { ledgerContract } from './contract.ts';

ledgerContract('SQLite in memory', async () => {
  const ledger = openSqliteLedger(':memory:');
  return { ledger, close: async () => ledger.close() };
});

ledgerContract('SQLite in a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuvvet-ledger-'));
  const ledger = openSqliteLedger(join(folder, 'ledger.sqlite'));
  return {
    ledger,
    close: async () => {
      ledger.close();
      rmSync(folder, { recursive: true });
    },
  };
});
