import type { LicenceToken } from '@kuvvet/report';
import type { LicenceEntry } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';

type Row = { token: LicenceToken; player: number };

export function licences(database: Database): Pick<Ledger, 'putLicences' | 'licences' | 'licenceEntries'> {
  return {
    async putLicences(entries) {
      database.atomically(() => {
        for (const [token, player] of entries) {
          database.run('INSERT OR REPLACE INTO licence VALUES (:token, :player)', { token, player });
        }
      });
    },

    async licences(tokens) {
      return new Map(
        tokens.flatMap((token) => {
          const row = database.row<Row>('SELECT * FROM licence WHERE token = :token', {
            token,
          });
          return row ? [[token, String(row.player)]] : [];
        }),
      );
    },

    licenceEntries() {
      return paged<LicenceEntry>((last) =>
        database
          .rows<Row>('SELECT * FROM licence WHERE token > :token ORDER BY token LIMIT :pageSize', {
            token: last?.[0] ?? '',
            pageSize,
          })
          .map(({ token, player }) => [token, String(player)]),
      );
    },
  };
}
