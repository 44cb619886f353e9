import { Conflict } from '../errors.ts';
import type { Receipt } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { isNews } from '../news.ts';
import { pack, unpack } from '../packing.ts';
import { isRelease, passingStates } from '../settling.ts';
import {
  pendingPartition,
  pendingSince,
  receiptKey,
  receiptPrefix,
  tournamentPartition,
  untoldPartition,
} from './keys.ts';
import { get, type Item, query, type Table } from './read.ts';
import { pendingIndex } from './table.ts';
import { waiting } from './waiting.ts';
import { put, update } from './write.ts';

export function receipts(
  table: Table,
): Pick<Ledger, 'putReceipt' | 'receipt' | 'settle' | 'pending' | 'untold' | 'markTold' | 'receipts'> {
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

/** `maySettle` as a condition. An item of before there were decisions has none. */
function whereItMaySettle(receipt: Receipt) {
  const { digest, state, decision } = receipt;
  const undecided =
    decision === null ? '(attribute_not_exists(decision) OR decision = :decision)' : 'decision = :decision';
  const passing = Object.fromEntries(passingStates.map((passing) => [`:${passing}`, passing]));
  return {
    ConditionExpression: [
      'digest = :digest',
      '#state <> :rated',
      `(#state = :state OR #state IN (${Object.keys(passing)}))`,
      ...(isRelease(receipt) ? [] : [undecided]),
    ].join(' AND '),
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ...{ ':digest': digest, ':state': state, ':rated': 'rated', ...passing },
      ...(!isRelease(receipt) && { ':decision': decision }),
    },
  };
}

/** Findings are packed: thousands of them would not fit an item otherwise. */
export function receiptItem(receipt: Receipt): Item {
  const { tournament, revision, digest, sender, received, state, findings, period, decision } = receipt;
  const waits = state === 'received' || state === 'parked';
  const partition = waits ? pendingPartition : isNews(receipt) ? untoldPartition : null;
  return {
    ...receiptKey(tournament, revision),
    ...{ tournament, revision, digest, sender, received, state, period, decision },
    findings: pack(findings),
    ...(partition && {
      [pendingIndex.partition]: partition,
      [pendingIndex.sort]: pendingSince(receipt),
    }),
  };
}

function toReceipt({
  tournament,
  revision,
  digest,
  sender,
  received,
  state,
  period,
  findings,
  decision = null,
}: Item): Receipt {
  return {
    ...{ tournament, revision, digest, sender, received, state, period, decision },
    findings: unpack(findings) as Receipt['findings'],
  };
}
