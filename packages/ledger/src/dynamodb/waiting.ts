import { getEach, type Item, query, type Table } from './read.ts';
import { pendingIndex } from './table.ts';

/** What waits in a partition of the index, which names the items and lags; whether one still does, the table says. */
export async function* waiting(table: Table, partition: string): AsyncGenerator<readonly Item[]> {
  const pages = query(table, {
    IndexName: pendingIndex.name,
    KeyConditionExpression: '#partition = :partition',
    ExpressionAttributeNames: { '#partition': pendingIndex.partition },
    ExpressionAttributeValues: { ':partition': partition },
  });
  for await (const keys of pages) {
    const items = await getEach(
      table,
      keys.map(({ pk, sk }) => ({ pk, sk })),
    );
    yield items.filter((item) => item[pendingIndex.partition] === partition);
  }
}
