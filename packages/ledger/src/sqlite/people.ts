import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';
import { licences } from './licences.ts';
import { players } from './players.ts';

export function people(database: Database): Pick<Ledger, 'people'> {
  const { register } = players(database);
  const { licenceEntries } = licences(database);
  return {
    async people() {
      return {
        register: await Array.fromAsync(register()),
        licences: await Array.fromAsync(licenceEntries()),
      };
    },
  };
}
