import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';

export function licences(database: Database): Pick<Ledger, 'putLicences' | 'licences'> {
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
          const row = database.row<{ player: number }>('SELECT player FROM licence WHERE token = :token', {
            token,
          });
          return row ? [[token, String(row.player)]] : [];
        }),
      );
    },
  };
}
