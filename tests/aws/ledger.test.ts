import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { keys, pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { describe } from 'vitest';
import { ledgerContract } from '../ledger/contract.ts';

const endpoint = process.env.KUVVET_AWS_ENDPOINT;

describe.skipIf(!endpoint)('on AWS (skipped unless KUVVET_AWS_ENDPOINT names an emulator)', () => {
  const client = new DynamoDBClient({
    ...(endpoint && { endpoint }),
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });

  ledgerContract('DynamoDB', async () => {
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
        AttributeDefinitions: [keys, pendingIndex].flatMap(({ partition, sort }) =>
          [partition, sort].map(string),
        ),
        KeySchema: keySchema(keys),
        GlobalSecondaryIndexes: [
          {
            IndexName: pendingIndex.name,
            KeySchema: keySchema(pendingIndex),
            Projection: { ProjectionType: 'KEYS_ONLY' },
          },
        ],
      }),
    );
    return {
      ledger: openDynamoLedger({ client, table: TableName }),
      close: async () => {
        await client.send(new DeleteTableCommand({ TableName }));
      },
    };
  });
});
