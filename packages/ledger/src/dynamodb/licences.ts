import { lastOfEach } from '../last.ts';
import type { Ledger } from '../ledger.ts';
import { licenceKey } from './keys.ts';
import { getEach, type Table } from './read.ts';
import { putEach } from './write.ts';

export function licences(table: Table): Pick<Ledger, 'putLicences' | 'licences'> {
  return {
    async putLicences(entries) {
      const items = lastOfEach(entries, ([token]) => token);
      await putEach(
        table,
        items.map(([token, player]) => ({ ...licenceKey(token), token, player })),
      );
    },

    async licences(tokens) {
      const items = await getEach(table, tokens.map(licenceKey));
      return new Map(items.map(({ token, player }) => [token, player]));
    },
  };
}
