import { assertEnterable, isSameAct } from '../entering.ts';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { Act } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { fence } from './fence.ts';
import { actKey, actPrefix, bookKey, playerKey } from './keys.ts';
import { get, query, type Table } from './read.ts';
import { transact } from './write.ts';

export function acts(table: Table): Pick<Ledger, 'enter' | 'acts'> {
  const TableName = table.name;

  async function find({ period, id }: Act): Promise<Act | null> {
    return (await get(table, actKey(period, id)))?.act ?? null;
  }

  /** Points an entry at the other: both must be there, and neither another number of somebody else. */
  function merge({ player, into }: Act & { kind: 'merge' }) {
    return [
      {
        Update: {
          TableName,
          Key: playerKey(player),
          UpdateExpression: 'SET mergedInto = :into',
          ConditionExpression:
            'attribute_exists(pk) AND (attribute_not_exists(mergedInto) OR mergedInto = :into)',
          ExpressionAttributeValues: { ':into': into },
        },
      },
      {
        ConditionCheck: {
          TableName,
          Key: playerKey(into),
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(mergedInto)',
        },
      },
    ];
  }

  /** Acts never change, so the one that is undone may be read before. */
  async function split({ period, player, from, undoes }: Act & { kind: 'split' }) {
    const undone: Act | null = (await get(table, actKey(period, undoes)))?.act ?? null;
    if (undone?.kind !== 'merge' || undone.player !== player || undone.into !== from) {
      throw new Conflict(`Player ${player} is no number of ${from} by ${undoes}.`);
    }
    return [
      {
        Update: {
          TableName,
          Key: playerKey(player),
          UpdateExpression: 'REMOVE mergedInto',
          ConditionExpression: 'mergedInto = :from',
          ExpressionAttributeValues: { ':from': from },
        },
      },
    ];
  }

  return {
    async enter(act) {
      assertEnterable(act);
      const { period, id } = act;
      const refused = await transact(table, [
        fence(table, period),
        {
          Put: {
            TableName,
            Item: { ...actKey(period, id), act },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        ...(act.kind === 'merge' ? merge(act) : act.kind === 'split' ? await split(act) : []),
      ]);
      if (!refused) return;
      const standing = await find(act);
      if (isSameAct(standing, act)) return;
      if (refused[0]) throw new PeriodSealed(`The book ${period} is not open.`);
      if (act.kind === 'award' || standing) {
        throw new Conflict(`Another act ${id} stands in the book ${period}.`);
      }
      const [wish, other] = act.kind === 'merge' ? ['merged into', act.into] : ['split from', act.from];
      throw new Conflict(`Player ${act.player} cannot be ${wish} ${other}.`);
    },

    async *acts(period) {
      const pages = query(table, {
        KeyConditionExpression: 'pk = :book AND begins_with(sk, :act)',
        ExpressionAttributeValues: { ':book': bookKey(period).pk, ':act': actPrefix },
      });
      for await (const page of pages) yield* page.map(({ act }) => act);
    },
  };
}
