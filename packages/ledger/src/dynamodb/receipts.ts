import { Conflict } from '../errors.ts';
import type { Receipt } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { isNews } from '../news.ts';
import { pack, unpack } from '../packing.ts';
import { passingStates } from '../settling.ts';
import {
  pendingPartition,
  pendingSince,
  receiptKey,
  receiptPrefix,
  statePartition,
  tournamentPartition,
  untoldPartition,
} from './keys.ts';
import { get, type Item, query, type Table } from './read.ts';
import { officeIndex, pendingIndex } from './table.ts';
import { listed, waiting } from './waiting.ts';
import { saying, wasSaid } from './words.ts';
import { put, transact, update } from './write.ts';

/** Receipts an officer reads at a time. */
const pageLength = 100;

type Verbs =
  | 'putReceipt'
  | 'receipt'
  | 'settle'
  | 'decide'
  | 'pending'
  | 'reports'
  | 'untold'
  | 'markTold'
  | 'receipts';

export function receipts(table: Table): Pick<Ledger, Verbs> {
  async function find(tournament: string, revision: number): Promise<Receipt | null> {
    const item = await get(table, receiptKey(tournament, revision));
    return item && toReceipt(item);
  }

  async function* waitingIn(partition: string): AsyncGenerator<Receipt> {
    for await (const page of waiting(table, partition)) yield* page.map(toReceipt);
  }

  return {
    receipt: find,

    async putReceipt(receipt) {
      const refused = await put(table, {
        Item: receiptItem(receipt),
        ConditionExpression: 'attribute_not_exists(pk)',
      });
      return (refused && (await find(receipt.tournament, receipt.revision))) ?? receipt;
    },

    async settle(receipt) {
      const refused = await put(table, { Item: receiptItem(receipt), ...whereItMaySettle(receipt) });
      if (refused)
        throw new Conflict(`Receipt ${receipt.revision} of ${receipt.tournament} cannot be moved.`);
    },

    async decide({ before, after, word }) {
      const refused = await transact(table, [
        { Put: { TableName: table.name, Item: receiptItem(after), ...stillAs(before) } },
        saying(table, word),
      ]);
      if (!refused || (await wasSaid(table, word))) return;
      throw new Conflict(`Receipt ${after.revision} of ${after.tournament} is not what it was.`);
    },

    async *reports(state, before) {
      const order = { before, ScanIndexForward: false, Limit: pageLength } as const;
      for await (const page of listed(table, officeIndex, statePartition(state), order)) {
        yield* page.map(toReceipt);
      }
    },

    pending: () => waitingIn(pendingPartition),

    untold: () => waitingIn(untoldPartition),

    async markTold({ tournament, revision, state }) {
      const { partition, sort } = pendingIndex;
      await update(table, {
        Key: receiptKey(tournament, revision),
        UpdateExpression: 'REMOVE #partition, #sort',
        ConditionExpression: '#partition = :untold AND #state = :state',
        ExpressionAttributeNames: { '#partition': partition, '#sort': sort, '#state': 'state' },
        ExpressionAttributeValues: { ':untold': untoldPartition, ':state': state },
      });
    },

    async receipts(tournament) {
      const pages = query(table, {
        KeyConditionExpression: 'pk = :tournament AND begins_with(sk, :receipt)',
        ExpressionAttributeValues: {
          ':tournament': tournamentPartition(tournament),
          ':receipt': receiptPrefix,
        },
      });
      const receipts: Receipt[] = [];
      for await (const page of pages) receipts.push(...page.map(toReceipt));
      return receipts.sort((one, other) => one.revision - other.revision);
    },
  };
}

/** `isStill` as a condition. */
function stillAs(before: Receipt | null) {
  if (before === null) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return {
    ConditionExpression: `digest = :digest AND #state = :state AND ${decidedAs(before)}`,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':digest': before.digest,
      ':state': before.state,
      ':decision': before.decision,
    },
  };
}

/** An item of before there were decisions has none. */
const decidedAs = ({ decision }: Receipt): string =>
  decision === null ? '(attribute_not_exists(decision) OR decision = :decision)' : 'decision = :decision';

/** `maySettle` as a condition. */
function whereItMaySettle(receipt: Receipt) {
  const { digest, state, decision } = receipt;
  const passing = Object.fromEntries(passingStates.map((passing) => [`:${passing}`, passing]));
  return {
    ConditionExpression: [
      'digest = :digest',
      '#state <> :rated',
      `(#state = :state OR #state IN (${Object.keys(passing)}))`,
      decidedAs(receipt),
    ].join(' AND '),
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ...{ ':digest': digest, ':state': state, ':rated': 'rated', ...passing },
      ':decision': decision,
    },
  };
}

/** Findings are packed: thousands of them would not fit an item otherwise. */
export function receiptItem(receipt: Receipt): Item {
  const { tournament, revision, digest, sender, received, state, findings, period, decision, event } =
    receipt;
  const waits = state === 'received' || state === 'parked';
  const partition = waits ? pendingPartition : isNews(receipt) ? untoldPartition : null;
  return {
    ...receiptKey(tournament, revision),
    ...{ tournament, revision, digest, sender, received, state, period, decision, event },
    findings: pack(findings),
    [officeIndex.partition]: statePartition(state),
    [officeIndex.sort]: pendingSince(receipt),
    ...(partition && {
      [pendingIndex.partition]: partition,
      [pendingIndex.sort]: pendingSince(receipt),
    }),
  };
}

export function toReceipt({
  tournament,
  revision,
  digest,
  sender,
  received,
  state,
  period,
  findings,
  decision = null,
  event = null,
}: Item): Receipt {
  return {
    ...{ tournament, revision, digest, sender, received, state, period, decision, event },
    findings: unpack(findings) as Receipt['findings'],
  };
}
