import type { LicenceEntry } from '@kuvvet/ledger';
import { jsonLines, readJsonLines } from './json-lines.ts';
import { type LicenceColumns, toLicenceColumns } from './licence-columns.ts';

const format = 'kuvvet.licences/1';

export const licencesKey = (digest: string) => `licences/${digest}`;

/** Whom each licence names: one token a line, by token. Holds keyed tokens only, never a licence number. */
export const licenceChunks = (entries: Iterable<LicenceEntry>): Generator<Uint8Array> =>
  jsonLines({ format }, entries, (entry) => entry);

/** The reverse of `licenceChunks`. Throws for bytes that are none. */
export const readLicences = (bytes: Uint8Array): LicenceColumns =>
  toLicenceColumns(readJsonLines<LicenceEntry>(bytes, format));
