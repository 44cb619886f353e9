import { Conflict } from '../errors.ts';
import type { Receipt, ReceiptState } from '../items.ts';
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

  async function* waitingTo(are: (receipt: Receipt) => boolean): AsyncGenerator<Receipt> {
    for await (const page of waiting(table, pendingPartition)) yield* page.map(toReceipt).filter(are);
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
      const pages = isWaiting({ state })
        ? listed(table, pendingIndex, pendingPartition, order)
        : listed(table, officeIndex, statePartition(state), order);
      for await (const page of pages) {
        yield* page.map(toReceipt).filter((receipt) => receipt.state === state);
      }
    },

    pending: () => waitingTo(isWaiting),

    untold: () => waitingTo(isNews),

    async markTold({ tournament, revision, state }) {
      if (!isNews({ state })) return;
      const { partition, sort } = pendingIndex;
      await update(table, {
        Key: receiptKey(tournament, revision),
        UpdateExpression: 'REMOVE #partition, #sort',
        ConditionExpression: 'attribute_exists(#partition) AND #state = :state',
        ExpressionAttributeNames: { '#partition': partition, '#sort': sort, '#state': 'state' },
        ExpressionAttributeValues: { ':state': state },
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
export function whereItMaySettle(receipt: Receipt) {
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

const isWaiting = ({ state }: { readonly state: ReceiptState }): boolean =>
  state === 'received' || state === 'parked';

/**
 * Findings are packed: thousands of them would not fit an item otherwise. What waits to be rated, and then to be told of,
 * stays in one place of one index meanwhile: a move costs two writes, and most would be over within minutes.
 */
export function receiptItem(receipt: Receipt): Item {
  const { tournament, revision, digest, sender, received, state, findings, period, decision, event } =
    receipt;
  return {
    ...receiptKey(tournament, revision),
    ...{ tournament, revision, digest, sender, received, state, period, decision, event },
    findings: pack(findings),
    ...(!isWaiting(receipt) && {
      [officeIndex.partition]: statePartition(state),
      [officeIndex.sort]: pendingSince(receipt),
    }),
    ...((isWaiting(receipt) || isNews(receipt)) && {
      [pendingIndex.partition]: pendingPartition,
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
