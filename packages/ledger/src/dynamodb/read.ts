import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { lastOfEach } from '../last.ts';
import { untilNoneIsLeft } from './batch.ts';
import { type Key, keyName } from './keys.ts';
import { reach } from './reach.ts';
import { inWaves, slices } from './waves.ts';

/** The table, and the client it is reached by. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** An item as it lies in the table; `keys.ts` and the verbs know what it holds. */
// biome-ignore lint/suspicious/noExplicitAny: the document client's own type of an attribute.
export type Item = Record<string, any>;

export async function get({ client, name }: Table, key: Key): Promise<Item | null> {
  const { Item } = await reach(() =>
    client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true })),
  );
  return Item ?? null;
}

/** The items that exist among `keys`, in their order; a key may be named twice. Without `ConsistentRead`: what never changes. */
export async function getEach(
  { client, name }: Table,
  keys: readonly Key[],
  ConsistentRead = true,
): Promise<readonly Item[]> {
  const once = lastOfEach(keys, keyName);
  const found = new Map<string, Item>();
  await inWaves(slices(once, 100), 8, (slice) =>
    untilNoneIsLeft<Item>(slice, async (left) => {
      const RequestItems = { [name]: { Keys: [...left], ConsistentRead } };
      const answer = await client.send(new BatchGetCommand({ RequestItems }));
      for (const item of answer.Responses?.[name] ?? []) found.set(keyName(item as Key), item);
      return answer.UnprocessedKeys?.[name]?.Keys ?? [];
    }),
  );
  return once.flatMap((key) => found.get(keyName(key)) ?? []);
}

/** The pages of a query. Consistent, unless it asks an index. */
export function query(
  { client, name }: Table,
  input: Omit<QueryCommandInput, 'TableName'>,
): AsyncGenerator<readonly Item[]> {
  const ConsistentRead = input.IndexName === undefined;
  return pages((ExclusiveStartKey) =>
    client.send(new QueryCommand({ TableName: name, ConsistentRead, ...input, ExclusiveStartKey })),
  );
}

/** The pages of a consistent scan. */
export function scan(
  { client, name }: Table,
  input: Omit<ScanCommandInput, 'TableName'>,
): AsyncGenerator<readonly Item[]> {
  return pages((ExclusiveStartKey) =>
    client.send(new ScanCommand({ TableName: name, ConsistentRead: true, ...input, ExclusiveStartKey })),
  );
}

type Page = { readonly Items?: Item[] | undefined; readonly LastEvaluatedKey?: Item | undefined };

async function* pages(request: (start: Item | undefined) => Promise<Page>): AsyncGenerator<readonly Item[]> {
  let start: Item | undefined;
  do {
    const page = await reach(() => request(start));
    yield page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}
