import {
  BatchWriteCommand,
  DeleteCommand,
  type DeleteCommandInput,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { untilNoneIsLeft } from './batch.ts';
import { attempt } from './reach.ts';
import type { Item, Table } from './read.ts';
import { inWaves, slices } from './waves.ts';

/** Null once written, else which conditions failed: of the one write, or of a transaction's in their order. */
export type Refusal = readonly boolean[] | null;

export function put({ client, name }: Table, input: Omit<PutCommandInput, 'TableName'>): Promise<Refusal> {
  return attempt(() => client.send(new PutCommand({ TableName: name, ...input })));
}

export function update(
  { client, name }: Table,
  input: Omit<UpdateCommandInput, 'TableName'>,
): Promise<Refusal> {
  return attempt(() => client.send(new UpdateCommand({ TableName: name, ...input })));
}

export function remove(
  { client, name }: Table,
  input: Omit<DeleteCommandInput, 'TableName'>,
): Promise<Refusal> {
  return attempt(() => client.send(new DeleteCommand({ TableName: name, ...input })));
}

/** All of the writes or none. */
export function transact(
  { client }: Table,
  TransactItems: TransactWriteCommandInput['TransactItems'],
): Promise<Refusal> {
  return attempt(() => client.send(new TransactWriteCommand({ TransactItems })));
}

/** Puts items of different keys, without conditions and in no particular order. */
export async function putEach({ client, name }: Table, items: readonly Item[]): Promise<void> {
  await inWaves(slices(items, 25), 8, (slice) =>
    untilNoneIsLeft<Item>(slice, async (left) => {
      const requests = left.map((Item) => ({ PutRequest: { Item } }));
      const answer = await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
      return (answer.UnprocessedItems?.[name] ?? []).flatMap(({ PutRequest }) => PutRequest?.Item ?? []);
    }),
  );
}
