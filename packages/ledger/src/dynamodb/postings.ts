import { advances, type Commit, isSameHead } from '../commit.ts';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { Head, Posting } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { packResults, unpackResults } from '../results.ts';
import { bookKey, headKey, postingKey, postingPartitions } from './keys.ts';
import { get, type Item, query, type Table } from './read.ts';
import { receiptItem } from './receipts.ts';
import { type Refusal, transact } from './write.ts';

export function postings(table: Table): Pick<Ledger, 'head' | 'post' | 'postings'> {
  const TableName = table.name;

  async function find(tournament: string): Promise<Head | null> {
    const item = await get(table, headKey(tournament));
    return item && toHead(item);
  }

  /** The four items of ARCHITECTURE 5: fence, head, posting, receipt. */
  function write({ posting, head, expected, receipt }: Commit): Promise<Refusal> {
    return transact(table, [
      {
        ConditionCheck: {
          TableName,
          Key: bookKey(posting.period),
          ConditionExpression: '#state = :open',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':open': 'open' },
        },
      },
      { Put: { TableName, Item: toHeadItem(head), ...stillThe(expected) } },
      { Put: { TableName, Item: toPostingItem(posting) } },
      {
        Put: {
          TableName,
          Item: receiptItem(receipt),
          ConditionExpression: 'attribute_not_exists(pk) OR digest = :digest',
          ExpressionAttributeValues: { ':digest': receipt.digest },
        },
      },
    ]);
  }

  return {
    head: find,

    async post(commit) {
      const refused = advances(commit) ? await write(commit) : [];
      if (!refused) return;
      const { posting, head } = commit;
      if (isSameHead(await find(head.tournament), head)) return;
      if (refused[0]) throw new PeriodSealed(`The book ${posting.period} is not open.`);
      throw new Conflict(`The head of ${head.tournament} is not what it was.`);
    },

    async *postings(period) {
      for (const partition of postingPartitions(period)) {
        const pages = query(table, {
          KeyConditionExpression: 'pk = :partition',
          ExpressionAttributeValues: { ':partition': partition },
        });
        for await (const page of pages) yield* page.map(toPosting);
      }
    },
  };
}

/** The head is written over the one it was worked out against, and over no other. */
function stillThe(expected: Head | null) {
  if (!expected) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return {
    ConditionExpression: 'revision = :revision AND assessment = :assessment',
    ExpressionAttributeValues: { ':revision': expected.revision, ':assessment': expected.assessment },
  };
}

function toHeadItem({ tournament, revision, period, type, name, assessment }: Head): Item {
  return { ...headKey(tournament), tournament, revision, period, type, name, assessment };
}

function toHead({ tournament, revision, period, type, name, assessment }: Item): Head {
  return { tournament, revision, period, type, name, assessment };
}

function toPostingItem(posting: Posting): Item {
  const { period, tournament, revision, type, basis, start, games, assessment, results } = posting;
  return {
    ...postingKey(period, tournament),
    ...{ period, tournament, revision, type, basis, start, games, assessment },
    results: packResults(results),
  };
}

function toPosting(item: Item): Posting {
  const { period, tournament, revision, type, basis, start, games, assessment, results } = item;
  return {
    ...{ period, tournament, revision, type, basis, start, games, assessment },
    results: unpackResults(results),
  };
}
