import type { Commit } from '../commit.ts';
import type { Claim } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { claimKey } from './keys.ts';
import { get, type Item, type Table } from './read.ts';

export function claims(table: Table): Pick<Ledger, 'claim'> {
  return {
    async claim(event) {
      const item = await get(table, claimKey(event));
      return item && toClaim(item);
    },
  };
}

/** The write of a commit's claim, for its transaction; none where nothing is claimed. */
export function claiming({ name: TableName }: Table, { claim, head: { tournament, revision } }: Commit) {
  if (claim === null) return [];
  const { event, over } = claim;
  const ours = 'attribute_not_exists(pk) OR tournament = :tournament';
  return [
    {
      Put: {
        TableName,
        Item: claimItem({ event, tournament, revision }),
        ConditionExpression:
          over === null ? ours : `${ours} OR (tournament = :other AND revision = :revision)`,
        ExpressionAttributeValues: {
          ':tournament': tournament,
          ...(over !== null && { ':other': over.tournament, ':revision': over.revision }),
        },
      },
    },
  ];
}

export const claimItem = ({ event, tournament, revision }: Claim): Item => ({
  ...claimKey(event),
  ...{ event, tournament, revision },
});

export const toClaim = ({ event, tournament, revision }: Item): Claim => ({ event, tournament, revision });
