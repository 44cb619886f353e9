import type { PlayerNumber } from '@kuvvet/engine';
import type { LicenceToken } from '@kuvvet/report';
import type { LicenceEntry } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';

type Row = { token: LicenceToken; player: number };

function findHolders(
  database: Database,
  tokens: readonly LicenceToken[],
): ReadonlyMap<LicenceToken, PlayerNumber> {
  const rows = database.rows<Row>(
    'SELECT token, player FROM json_each(:tokens) CROSS JOIN licence ON token = value',
    { tokens: JSON.stringify(tokens.toSorted()) },
  );
  return new Map(rows.map(({ token, player }) => [token, String(player)]));
}

/** Whether a licence names the player now; false if it names somebody else. */
export function claimLicence(database: Database, [token, player]: LicenceEntry): boolean {
  const isNew = database.run('INSERT INTO licence VALUES (?, ?) ON CONFLICT DO NOTHING', [token, player]) > 0;
  return isNew || findHolders(database, [token]).get(token) === player;
}

function writeLicences(database: Database, entries: readonly LicenceEntry[]): void {
  // In the order of the tree: neighbours lie on one page, which is then written once.
  for (const [token, player] of entries.toSorted(byToken)) {
    database.run('INSERT OR REPLACE INTO licence VALUES (?, ?)', [token, player]);
  }
}

export function licences(database: Database): Pick<Ledger, 'putLicences' | 'licences' | 'licenceEntries'> {
  return {
    async putLicences(entries) {
      database.atomically(() => writeLicences(database, entries));
    },

    async licences(tokens) {
      return findHolders(database, tokens);
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

export const byToken = ([one]: LicenceEntry, [other]: LicenceEntry) =>
  one < other ? -1 : Number(one > other);
