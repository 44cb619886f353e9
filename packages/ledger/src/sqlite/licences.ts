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
    'SELECT value AS token, player FROM json_each(:tokens) CROSS JOIN licence ON token = unhex(value)',
    { tokens: JSON.stringify(tokens.toSorted()) },
  );
  return new Map(rows.map(({ token, player }) => [token, String(player)]));
}

/** Whether a licence names the player now; false if it names somebody else. */
export function claimLicence(database: Database, [token, player]: LicenceEntry): boolean {
  const isNew =
    database.run('INSERT INTO licence VALUES (unhex(?), ?) ON CONFLICT DO NOTHING', [token, player]) > 0;
  return isNew || findHolders(database, [token]).get(token) === player;
}

export function writeLicence(database: Database, [token, player]: LicenceEntry): void {
  database.run('INSERT OR REPLACE INTO licence VALUES (unhex(?), ?)', [token, player]);
}

export const licencesAfter =
  (database: Database) =>
  (last: LicenceEntry | null): readonly LicenceEntry[] =>
    database
      .rows<Row>(
        `SELECT lower(hex(token)) AS token, player FROM licence WHERE token > unhex(:token)
         ORDER BY licence.token LIMIT :pageSize`,
        { token: last?.[0] ?? '', pageSize },
      )
      .map(({ token, player }) => [token, String(player)]);

export function licences(database: Database): Pick<Ledger, 'putLicences' | 'licences' | 'licenceEntries'> {
  return {
    async putLicences(entries) {
      database.atomically(() => {
        for (const entry of entries.toSorted(byToken)) writeLicence(database, entry);
      });
    },

    async licences(tokens) {
      return findHolders(database, tokens);
    },

    licenceEntries() {
      return paged(licencesAfter(database));
    },
  };
}

/** In the order of the tree: neighbours lie on one page, which is then written once. */
export const byToken = ([one]: LicenceEntry, [other]: LicenceEntry) =>
  one < other ? -1 : Number(one > other);
