import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signWith } from '@kuvvet/gazette';
import { openDirectoryArchive, openDirectoryParts, type ReadPart } from '@kuvvet/gazette/directory';
import type { MovableLedger } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import type { Ports } from '@kuvvet/office';
import { licenceTokens } from '@kuvvet/report';
import { createRequestQueue, type RequestQueue } from './request-queue.ts';
import { openSecrets, type Secrets } from './secrets.ts';

/** The service on one machine: a SQLite ledger, two directories and a secrets file under one data directory. */
export interface Home extends Ports {
  readonly ledger: MovableLedger;
  readonly queue: RequestQueue;
  readonly secrets: Secrets;
  /** Stretches of published files. */
  readonly parts: ReadPart;
  close(): void;
}

export const ledgerPath = (data: string): string => join(data, 'ledger.sqlite');

/** The archives of a data directory; nothing is created before something is written. */
export const openArchives = (data: string): Pick<Ports, 'vault' | 'lists'> => ({
  vault: openDirectoryArchive(join(data, 'vault'), { private: true }),
  lists: openDirectoryArchive(publicDirectory(data)),
});

const publicDirectory = (data: string): string => join(data, 'public');

export function openHome(data: string): Home {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const secrets = openSecrets(join(data, 'secrets.json'));
  const ledger = openSqliteLedger(ledgerPath(data));
  return {
    ledger,
    ...openArchives(data),
    parts: openDirectoryParts(publicDirectory(data)),
    identify: licenceTokens(secrets.licenceKey),
    sign: signWith(secrets.listKey),
    queue: createRequestQueue(),
    now: () => new Date().toISOString(),
    secrets,
    close: () => ledger.close(),
  };
}
