import { randomBytes } from 'node:crypto';
import type { Archive } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import type { MovableLedger } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import type { Ports } from '@kuvvet/office';
import { licenceTokens } from '@kuvvet/report';
import { createRequestQueue, type RequestQueue } from '@kuvvet/standalone';

/** The service for the length of one command: everything but the lists lives in memory and leaves no trace. */
export interface Workshop extends Ports, Disposable {
  readonly ledger: MovableLedger;
  readonly queue: RequestQueue;
}

export function openWorkshop(lists: Archive): Workshop {
  const ledger = openSqliteLedger(':memory:');
  return {
    ledger,
    vault: openMemoryArchive(),
    lists,
    identify: licenceTokens(randomBytes(32)),
    sign: null,
    queue: createRequestQueue(),
    now: () => new Date().toISOString(),
    [Symbol.dispose]: () => ledger.close(),
  };
}
