import { type Period, previousPeriod } from '@kuvvet/engine';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { CutOff, PeriodBook } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { electionOf, isSameBook, opened } from '../opening.ts';
import { bookKey, currentKey } from './keys.ts';
import { get, type Item, type Table } from './read.ts';
import { saying, wasSaid } from './words.ts';
import { transact, update } from './write.ts';

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

export function books(
  table: Table,
): Pick<Ledger, 'begin' | 'current' | 'book' | 'seal' | 'cutOff' | 'elect' | 'turn' | 'revise' | 'books'> {
  const TableName = table.name;

  async function current(): Promise<Period | null> {
    return (await get(table, currentKey))?.period ?? null;
  }

  async function find(period: Period): Promise<PeriodBook | null> {
    const item = await get(table, bookKey(period));
    return item && toBook(item);
  }

  return {
    current,
    book: find,

    async begin(book) {
      const refused = await transact(table, [
        { Put: { TableName, Item: { ...bookKey(book.period), ...opened(book) }, ...absent } },
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

    async cutOff({ period, before, after, word }) {
      const refused = await transact(table, [
        { Update: { TableName, Key: bookKey(period), ...cutting(before, after) } },
        saying(table, word),
      ]);
      if (!refused || (await wasSaid(table, word))) return;
      if ((await find(period))?.state !== 'open') throw new PeriodSealed(`The book ${period} is not open.`);
      throw new Conflict(`The cut-off of ${period} is another.`);
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
        { Put: { TableName, Item: { ...bookKey(next.period), ...opened(next) }, ...absent } },
        { Put: { TableName, Item: { ...currentKey, period: next.period } } },
      ]);
      if (!refused) return;
      const isDone = (await find(period))?.state === 'published' && (await find(next.period)) !== null;
      if (!isDone) throw new Conflict(`The book ${period} cannot be turned.`);
    },

    async revise(period, rerun) {
      const before = rerun.revision - 2;
      const isNext = before === 0 ? 'attribute_not_exists(revised)' : 'size(revised) = :before';
      const refused = await update(table, {
        Key: bookKey(period),
        UpdateExpression: 'SET revised = list_append(if_not_exists(revised, :none), :rerun)',
        ConditionExpression: `#state = :published AND ${isNext}`,
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':published': 'published',
          ':none': [],
          ':rerun': [rerun],
          ...(before !== 0 && { ':before': before }),
        },
      });
      const standing = refused ? (await find(period))?.revised[before] : rerun;
      if (standing) return standing;
      throw new Conflict(`Revision ${rerun.revision} does not follow what was published of ${period}.`);
    },

    /** Back from the current one: every month has its book, since each but the first is opened by turning one. */
    async *books() {
      const books: PeriodBook[] = [];
      for (let period = await current(); period; period = previousPeriod(period)) {
        const book = await find(period);
        if (!book) break;
        books.push(book);
      }
      yield* books.reverse();
    },
  };
}

/** One cut-off in place of another, while the book is open. */
const cutting = (before: CutOff | null, after: CutOff | null) => ({
  UpdateExpression: after ? 'SET cutOff = :after' : 'REMOVE cutOff',
  ConditionExpression: `#state = :open AND ${before ? 'cutOff = :before' : 'attribute_not_exists(cutOff)'}`,
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: {
    ':open': 'open',
    ...(before && { ':before': before }),
    ...(after && { ':after': after }),
  },
});

/** A book as its verbs would have left it. */
export function bookItem({ elected, revised, ...book }: PeriodBook): Item {
  return {
    ...{ ...bookKey(book.period), ...book },
    ...(elected && { elected }),
    ...(revised.length > 0 && { revised }),
  };
}

export function toBook(item: Item): PeriodBook {
  const { period, state, ruleSet, previousState, elected, revised = [], cutOff } = item;
  return {
    ...{ period, state, ruleSet, previousState, revised, ...(cutOff && { cutOff }) },
    elected: elected ? electionOf(elected) : null,
  };
}
