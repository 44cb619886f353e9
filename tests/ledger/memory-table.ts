import { crc32 } from 'node:zlib';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openMovableDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { officeIndex, pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { type Attributes, demandAllUsed, holds, updated } from './table-expressions.ts';

/** Items a page: few, so that every reader meets the end of one. */
const fewItems = 40;

const place = ({ pk, sk }: Attributes) => `${pk}\0${sk}`;
const indexes = [pendingIndex, officeIndex];
const keysOnly = ({ pk, sk, ...rest }: Attributes) => ({
  pk,
  sk,
  ...Object.fromEntries(indexes.map(({ sort }) => [sort, rest[sort]])),
});
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const refusal = { message: 'no', $metadata: {} };

/**
 * A ledger whose table lies in memory: conditions, updates and transactions as DynamoDB has them, so that every
 * test run holds the adapter to the contract. That the service reads the same requests alike is for tests/aws.
 */
export const memoryLedger = () => openMovableDynamoLedger({ client: memoryTable().client, table: 'kuvvet' });

/** The table alone, with its items by partition and sort key. */
export function memoryTable(pageLength = fewItems) {
  const items = new Map<string, Attributes>();
  const standing = (key: Attributes) => items.get(place(key));

  /** What a write leaves at its key; null where its condition fails. */
  function written({ Put, Update, Delete, ConditionCheck }: Attributes): (() => void) | null {
    const input: Attributes = Put ?? Update ?? Delete ?? ConditionCheck;
    demandAllUsed(input);
    const key = Put?.Item ?? input.Key;
    if (!key.pk || !key.sk) throw new Error('An item has both keys.');
    const before = standing(key);
    if (!holds(input.ConditionExpression, input, before ?? {})) return null;
    if (Put) return () => items.set(place(key), structuredClone(key));
    if (Delete) return () => items.delete(place(key));
    if (!Update) return () => {};
    const after = updated(input.UpdateExpression, input, before ?? key);
    return () => items.set(place(key), structuredClone(after));
  }

  function write(single: Attributes) {
    const commit = written(single);
    if (!commit) throw new ConditionalCheckFailedException(refusal);
    commit();
    return {};
  }

  function transact(writes: Attributes[]) {
    const commits = writes.map(written);
    if (commits.includes(null)) {
      const CancellationReasons = commits.map((commit) => ({
        Code: commit ? 'None' : 'ConditionalCheckFailed',
      }));
      throw new TransactionCanceledException({ ...refusal, CancellationReasons });
    }
    for (const commit of commits) commit?.();
    return {};
  }

  /** A page of a query, in the order of its keys, or of a scan, in that of hashed ones; filtered after it was cut. */
  function page(input: Attributes) {
    const { IndexName, KeyConditionExpression, FilterExpression, ExclusiveStartKey, Limit } = input;
    const [before, after] = input.ScanIndexForward === false ? [1, -1] : [-1, 1];
    const index = indexes.find(({ name }) => name === IndexName);
    demandAllUsed(input);
    const order = (item: Attributes) => {
      if (index) return `${item[index.sort]}\0${place(item)}`;
      return KeyConditionExpression ? place(item) : `${crc32(item.pk)}\0${place(item)}`;
    };
    const rest = [...items.values()]
      .filter((item) => holds(KeyConditionExpression, input, item))
      .filter((item) => !ExclusiveStartKey || compare(order(item), order(ExclusiveStartKey)) === after)
      .sort((one, other) => (order(one) < order(other) ? before : after));
    const cut = rest.slice(0, Math.min(Limit ?? pageLength, pageLength));
    const last = cut.at(-1);
    return {
      Items: cut
        .filter((item) => holds(FilterExpression, input, item))
        .map((item) => (IndexName ? keysOnly(item) : structuredClone(item))),
      LastEvaluatedKey: last && cut.length < rest.length ? keysOnly(last) : undefined,
    };
  }

  const answers: Record<string, (input: Attributes) => unknown> = {
    GetCommand: ({ Key }) => ({ Item: structuredClone(standing(Key)) }),
    BatchGetCommand: ({ RequestItems }) => ({
      Responses: {
        kuvvet: RequestItems.kuvvet.Keys.flatMap((key: Attributes) => structuredClone(standing(key)) ?? []),
      },
    }),
    BatchWriteCommand: ({ RequestItems }) => {
      for (const { PutRequest } of RequestItems.kuvvet) write({ Put: PutRequest });
      return {};
    },
    PutCommand: (Put) => write({ Put }),
    UpdateCommand: (Update) => write({ Update }),
    DeleteCommand: (Delete) => write({ Delete }),
    TransactWriteCommand: ({ TransactItems }) => transact(TransactItems),
    QueryCommand: page,
    ScanCommand: page,
  };

  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' }));
  client.send = async (command: {
    readonly constructor: { readonly name: string };
    readonly input: Attributes;
  }) => answers[command.constructor.name]?.(command.input);
  return { client, items: items as ReadonlyMap<string, Attributes> };
}
