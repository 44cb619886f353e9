import { Conflict } from '../errors.ts';
import type { PeriodBook } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { isSameBook, opened } from '../opening.ts';
import { bookKey, currentKey } from './keys.ts';
import { get, type Item, type Table } from './read.ts';
import { transact, update } from './write.ts';

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

export function books(table: Table): Pick<Ledger, 'begin' | 'current' | 'book' | 'seal' | 'elect' | 'turn'> {
  const TableName = table.name;

  async function current() {
    return (await get(table, currentKey))?.period ?? null;
  }

  async function find(period: string): Promise<PeriodBook | null> {
    const item = await get(table, bookKey(period));
    return item && toBook(item);
  }

  return {
    current,
    book: find,

    async begin(book) {
      const refused = await transact(table, [
        { Put: { TableName, Item: toItem(opened(book)), ...absent } },
        { Put: { TableName, Item: { ...currentKey, period: book.period }, ...absent } },
      ]);
      if (!refused) return;
      if ((await current()) !== book.period || !isSameBook(await find(book.period), book)) {
        throw new Conflict(`Another book than ${book.period} is open.`);
      }
    },

    async seal(period) {
      const refused = await update(table, {
        Key: bookKey(period),
        UpdateExpression: 'SET #state = :sealed',
        ConditionExpression: '#state = :open',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':sealed': 'sealed', ':open': 'open' },
      });
      if (refused && !(await find(period))) throw new Conflict(`There is no book ${period}.`);
    },

    async elect(period, election) {
      await update(table, {
        Key: bookKey(period),
        UpdateExpression: 'SET elected = :election',
        ConditionExpression: '#state IN (:sealed, :published) AND attribute_not_exists(elected)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':election': election, ':sealed': 'sealed', ':published': 'published' },
      });
      const elected = (await find(period))?.elected;
      if (!elected) throw new Conflict(`The book ${period} is not sealed.`);
      return elected;
    },

    async turn(period, next) {
      const refused = await transact(table, [
        {
          Update: {
            TableName,
            Key: bookKey(period),
            UpdateExpression: 'SET #state = :published',
            ConditionExpression: '#state = :sealed',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':published': 'published', ':sealed': 'sealed' },
          },
        },
        { Put: { TableName, Item: toItem(opened(next)), ...absent } },
        { Put: { TableName, Item: { ...currentKey, period: next.period } } },
      ]);
      if (!refused) return;
      const isDone = (await find(period))?.state === 'published' && (await find(next.period)) !== null;
      if (!isDone) throw new Conflict(`The book ${period} cannot be turned.`);
    },
  };
}

/** `elected` is absent until the election: its condition asks for nothing else. */
function toItem({ period, state, ruleSet, previousState }: PeriodBook): Item {
  return { ...bookKey(period), period, state, ruleSet, previousState };
}

function toBook({ period, state, ruleSet, previousState, elected = null }: Item): PeriodBook {
  return { period, state, ruleSet, previousState, elected };
}
