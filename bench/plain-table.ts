import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';

// biome-ignore lint/suspicious/noExplicitAny: a command's input, read as the service would read it.
type Attributes = Record<string, any>;

const place = ({ pk, sk }: Attributes) => `${pk} ${sk}`;

/** A ledger over a table that is a map: it checks no condition, copies nothing and counts what it is asked. */
export function plainLedger() {
  let items = new Map<string, Attributes>();
  const asked: string[] = [];
  const put = (item: Attributes) => items.set(place(item), item);
  const set = ({ Key, ExpressionAttributeNames, ExpressionAttributeValues }: Attributes) => {
    const item = { ...Key, ...items.get(place(Key)), player: ExpressionAttributeValues[':player'] };
    for (const [name, attribute] of Object.entries<string>(ExpressionAttributeNames)) {
      item[attribute] = ExpressionAttributeValues[`:${name.slice(1)}`];
    }
    put(item);
  };
  const answers: Record<string, (input: Attributes) => unknown> = {
    GetCommand: ({ Key }) => ({ Item: items.get(place(Key)) }),
    BatchGetCommand: ({ RequestItems }) => ({
      Responses: {
        kuvvet: RequestItems.kuvvet.Keys.flatMap((key: Attributes) => items.get(place(key)) ?? []),
      },
    }),
    BatchWriteCommand: ({ RequestItems }) => {
      for (const { PutRequest } of RequestItems.kuvvet) put(PutRequest.Item);
      return {};
    },
    PutCommand: ({ Item }) => put(Item) && {},
    UpdateCommand: (input) => set(input) ?? {},
    TransactWriteCommand: ({ TransactItems }) => {
      for (const { Put } of TransactItems) if (Put) put(Put.Item);
      return {};
    },
    QueryCommand: ({ ExpressionAttributeValues }) => {
      const [partition, prefix = ''] = Object.values<string>(ExpressionAttributeValues);
      return { Items: [...items.values()].filter(({ pk, sk }) => pk === partition && sk.startsWith(prefix)) };
    },
  };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' }));
  client.send = async (command: {
    readonly constructor: { readonly name: string };
    readonly input: Attributes;
  }) => {
    const { name } = command.constructor;
    asked.push(name.replace('Command', ''));
    const answer = answers[name];
    if (!answer) throw new Error(`nobody answers ${name}`);
    return answer(command.input);
  };
  return {
    ledger: openDynamoLedger({ client, table: 'kuvvet' }),
    asked,
    items: () => items,
    /** Goes back to these items. */
    restore: (kept: ReadonlyMap<string, Attributes>) => {
      items = new Map(kept);
      asked.length = 0;
    },
  };
}
