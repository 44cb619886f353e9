import type { PlayerNumber } from '@kuvvet/engine';
import type { LicenceToken } from '@kuvvet/report';
import type { LicenceEntry } from '../items.ts';
import { lastOfEach } from '../last.ts';
import type { Ledger } from '../ledger.ts';
import { licenceKey, licencePrefix } from './keys.ts';
import { getEach, type Item, scan, type Table } from './read.ts';
import { putEach } from './write.ts';

export function licences(table: Table): Pick<Ledger, 'putLicences' | 'licences' | 'licenceEntries'> {
  return {
    async putLicences(entries) {
      const items = lastOfEach(entries, ([token]) => token);
      await putEach(
        table,
        items.map(([token, player]) => licenceItem(token, player)),
      );
    },

    async licences(tokens) {
      const items = await getEach(table, tokens.map(licenceKey));
      return new Map(items.map(toLicence));
    },

    /** Collected to be sorted, as the register is. */
    async *licenceEntries() {
      const pages = scan(table, {
        FilterExpression: 'begins_with(pk, :licence)',
        ExpressionAttributeValues: { ':licence': licencePrefix },
      });
      const entries: LicenceEntry[] = [];
      for await (const page of pages) entries.push(...page.map(toLicence));
      yield* entries.sort(byToken);
    },
  };
}

export const licenceItem = (token: LicenceToken, player: PlayerNumber) => ({
  ...licenceKey(token),
  ...{ token, player },
});

/** Only over an item of the player's, or none. */
export const theirs = (player: PlayerNumber) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR player = :player',
  ExpressionAttributeValues: { ':player': player },
});

/** The write by which a licence comes to name a player, for a transaction: refused where it names somebody else. */
export const gaining = ({ name: TableName }: Table, token: LicenceToken, player: PlayerNumber) => ({
  Put: { TableName, Item: licenceItem(token, player), ...theirs(player) },
});

export const toLicence = ({ token, player }: Item): LicenceEntry => [token, player];

const byToken = ([one]: LicenceEntry, [other]: LicenceEntry): number => (one < other ? -1 : 1);
