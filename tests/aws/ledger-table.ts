import { randomUUID } from 'node:crypto';
import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { keys, officeIndex, pendingIndex } from '@kuvvet/ledger/dynamodb/table';

/** Makes a table as the stack has it; its name. */
export async function makeLedgerTable(client: DynamoDBClient): Promise<string> {
  const TableName = `ledger-${randomUUID()}`;
  const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' }) as const;
  const keySchema = ({ partition, sort }: { partition: string; sort: string }) => [
    { AttributeName: partition, KeyType: 'HASH' as const },
    { AttributeName: sort, KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [keys, pendingIndex, officeIndex].flatMap(({ partition, sort }) =>
        [partition, sort].map(string),
      ),
      KeySchema: keySchema(keys),
      GlobalSecondaryIndexes: [pendingIndex, officeIndex].map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
    }),
  );
  return TableName;
}
