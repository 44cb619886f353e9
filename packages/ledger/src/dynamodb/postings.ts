import { packAmendments, unpackAmendments } from '../amendments.ts';
import { advances, type Commit, isSameHead } from '../commit.ts';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { Head, Posting } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { packResults, unpackResults } from '../results.ts';
import { claiming } from './claims.ts';
import { fence } from './fence.ts';
import { headKey, headSort, playerKey, postingKey, postingPartitions } from './keys.ts';
import { get, type Item, query, scan, type Table } from './read.ts';
import { receiptItem, whereItMaySettle } from './receipts.ts';
import { type Refusal, transact } from './write.ts';

export function postings(table: Table): Pick<Ledger, 'head' | 'heads' | 'post' | 'postings'> {
  const TableName = table.name;

  async function find(tournament: string): Promise<Head | null> {
    const item = await get(table, headKey(tournament));
    return item && toHead(item);
  }

  /** The items of ARCHITECTURE 5: fence, head, posting, receipt, claim; and what they rest on. */
  function write(commit: Commit): Promise<Refusal> {
    const { posting, head, expected, receipt, merges = [] } = commit;
    const where = whereItMaySettle(receipt);
    return transact(table, [
      fence(table, posting.period),
      { Put: { TableName, Item: headItem(head), ...stillThe(expected) } },
      { Put: { TableName, Item: postingItem(posting) } },
      {
        Put: {
          TableName,
          Item: receiptItem(receipt),
          ...where,
          ConditionExpression: `attribute_not_exists(pk) OR (${where.ConditionExpression})`,
        },
      },
      ...claiming(table, commit),
      ...merges.map(({ player, into }) => ({
        ConditionCheck: {
          ...{ TableName, Key: playerKey(player), ConditionExpression: 'mergedInto = :into' },
          ExpressionAttributeValues: { ':into': into },
        },
      })),
    ]);
  }

  return {
    head: find,

    async *heads() {
      const pages = scan(table, {
        FilterExpression: 'sk = :head',
        ExpressionAttributeValues: { ':head': headSort },
      });
      for await (const page of pages) yield* page.map(toHead);
    },

    async post(commit) {
      const refused = advances(commit) ? await write(commit) : [];
      if (!refused) return;
      const { posting, head } = commit;
      if (isSameHead(await find(head.tournament), head)) return;
      if (refused[0]) throw new PeriodSealed(`The book ${posting.period} is not open.`);
      throw new Conflict(`The head or receipt of ${head.tournament} is not what it was.`);
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

export function headItem({ tournament, revision, period, counted, type, name, assessment }: Head): Item {
  return { ...headKey(tournament), tournament, revision, period, counted, type, name, assessment };
}

/** Games counted in the book of their posting before anything was corrected. */
export function toHead({
  tournament,
  revision,
  period,
  counted = period,
  type,
  name,
  assessment,
}: Item): Head {
  return { tournament, revision, period, counted, type, name, assessment };
}

export function postingItem(posting: Posting): Item {
  const { period, tournament, revision, type, basis, start, games, assessment } = posting;
  return {
    ...postingKey(period, tournament),
    ...{ period, tournament, revision, type, basis, start, games, assessment },
    results: packResults(posting.results),
    reverses: posting.reverses,
    amendments: packAmendments(posting.amendments),
  };
}

export function toPosting(item: Item): Posting {
  const { period, tournament, revision, type, basis, start, games, assessment, reverses = null } = item;
  return {
    ...{ period, tournament, revision, type, basis, start, games, assessment, reverses },
    results: unpackResults(item.results),
    amendments: unpackAmendments(item.amendments),
  };
}
