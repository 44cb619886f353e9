import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { officeIndex, pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { memoryTable } from '../ledger/memory-table.ts';
import { readUnits, sizeOf, writeUnits } from './units.ts';

// biome-ignore lint/suspicious/noExplicitAny: a command's input and answer, read as the service would.
type Attributes = Record<string, any>;

/** What was asked of the table, and what it costs. */
export interface TableUse {
  readonly requests: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

/** Items in a page of the service, which is of a megabyte: people and what they are found by have some 300 bytes. */
const pageLength = 3000;

/** The ledger of a table in memory, with a meter. What is not read strongly consistently costs half. */
export function countedLedger() {
  const { client, items } = memoryTable(pageLength);
  const use = { requests: 0, readUnits: 0, writeUnits: 0 };
  const sizeAt = ({ pk, sk }: Attributes) => sizeOf(items.get(`${pk}\0${sk}`) ?? {});
  /** Where an item stands in each index, if it does. */
  const indexed = ({ pk, sk }: Attributes): readonly (string | null)[] =>
    [pendingIndex, officeIndex].map((index) => {
      const { [index.partition]: partition, [index.sort]: since } = items.get(`${pk}\0${sk}`) ?? {};
      return partition === undefined ? null : `${partition} ${since}`;
    });

  const read: Record<string, (input: Attributes, answer: Attributes) => number> = {
    GetCommand: (_, { Item }) => readUnits(sizeOf(Item ?? {})),
    BatchGetCommand: ({ RequestItems }) =>
      sum(RequestItems.kuvvet.Keys.map((key: Attributes) => readUnits(sizeAt(key)))) /
      (RequestItems.kuvvet.ConsistentRead ? 1 : 2),
    QueryCommand: ({ ConsistentRead }, { Items }) =>
      readUnits(sum(Items.map(sizeOf))) / (ConsistentRead ? 1 : 2),
    // A filter is applied to what was read already: the first page stands for the whole table.
    ScanCommand: ({ ExclusiveStartKey }) =>
      ExclusiveStartKey ? 0 : readUnits(sum([...items.values()].map(sizeOf))),
  };
  const keysOf = (input: Attributes): readonly Attributes[] =>
    input.Item ? [input.Item] : input.Key ? [input.Key] : [];
  const written: Record<string, (input: Attributes) => readonly Attributes[]> = {
    PutCommand: keysOf,
    UpdateCommand: keysOf,
    DeleteCommand: keysOf,
    BatchWriteCommand: ({ RequestItems }) =>
      RequestItems.kuvvet.map(({ PutRequest }: Attributes) => PutRequest.Item),
    TransactWriteCommand: ({ TransactItems }) =>
      TransactItems.flatMap(({ Put, Update, Delete, ConditionCheck }: Attributes) =>
        keysOf(Put ?? Update ?? Delete ?? ConditionCheck),
      ),
  };

  const send = client.send.bind(client) as (command: unknown) => Promise<Attributes>;
  client.send = async (command: {
    readonly constructor: { readonly name: string };
    readonly input: Attributes;
  }) => {
    const { name } = command.constructor;
    const keys = written[name]?.(command.input) ?? [];
    const before = keys.map((key) => ({ size: sizeAt(key), indexed: indexed(key) }));
    const answer = await send(command);
    use.requests++;
    use.readUnits += read[name]?.(command.input, answer) ?? 0;
    for (const [at, key] of keys.entries()) {
      // The larger of what was and what is; a transaction writes twice; the index is left and entered.
      const size = Math.max(before[at]?.size ?? 0, sizeAt(key));
      use.writeUnits += writeUnits(size) * (name === 'TransactWriteCommand' ? 2 : 1);
      for (const [which, place] of indexed(key).entries()) {
        const places = new Set([before[at]?.indexed[which] ?? null, place]);
        if (places.size > 1) use.writeUnits += places.has(null) ? 1 : 2;
      }
    }
    return answer;
  };
  return { ledger: openDynamoLedger({ client, table: 'kuvvet' }), use };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
