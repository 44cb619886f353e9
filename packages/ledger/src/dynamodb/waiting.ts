import { getEach, type Item, query, type Table } from './read.ts';
import { type officeIndex, pendingIndex } from './table.ts';

type Index = typeof pendingIndex | typeof officeIndex;

interface Order {
  /** A sort value that comes after all that is wanted. */
  readonly before?: string | undefined;
  readonly ScanIndexForward?: false;
  readonly Limit?: number;
}

/** What lies in a partition of an index, which names the items and lags; whether one still does, the table says. */
export async function* listed(
  table: Table,
  { name, partition: attribute, sort }: Index,
  partition: string,
  { before, ...order }: Order = {},
): AsyncGenerator<readonly Item[]> {
  const pages = query(table, {
    IndexName: name,
    KeyConditionExpression: before
      ? '#partition = :partition AND #sort < :before'
      : '#partition = :partition',
    ExpressionAttributeNames: { '#partition': attribute, ...(before && { '#sort': sort }) },
    ExpressionAttributeValues: { ':partition': partition, ...(before && { ':before': before }) },
    ...order,
  });
  for await (const keys of pages) {
    const items = await getEach(
      table,
      keys.map(({ pk, sk }) => ({ pk, sk })),
    );
    yield items.filter((item) => item[attribute] === partition);
  }
}

/** What waits for something. */
export const waiting = (table: Table, partition: string) => listed(table, pendingIndex, partition);
