import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';
import { licencesAfter } from './licences.ts';
import { pages } from './pages.ts';
import { playersAfter } from './players.ts';

export function people(database: Database): Pick<Ledger, 'people'> {
  return {
    async *people() {
      for (const register of pages(playersAfter(database))) yield { register, licences: [] };
      for (const licences of pages(licencesAfter(database))) yield { register: [], licences };
    },
  };
}
