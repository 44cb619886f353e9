import type { LicenceEntry, Player } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { licencePrefix, playerSort } from './keys.ts';
import { toLicence } from './licences.ts';
import { toPlayer } from './players.ts';
import { scan, type Table } from './read.ts';

/** A scan costs by what it passes, not by what it finds: one is half of two. */
export function people(table: Table): Pick<Ledger, 'people'> {
  return {
    async *people() {
      const pages = scan(table, {
        FilterExpression: 'sk = :player OR begins_with(pk, :licence)',
        ExpressionAttributeValues: { ':player': playerSort, ':licence': licencePrefix },
      });
      for await (const page of pages) {
        const register: Player[] = [];
        const licences: LicenceEntry[] = [];
        for (const item of page) {
          if (item.sk === playerSort) register.push(toPlayer(item));
          else licences.push(toLicence(item));
        }
        yield { register, licences };
      }
    },
  };
}
