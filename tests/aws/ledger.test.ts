import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { keys, officeIndex, pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { describe } from 'vitest';
import { ledgerContract } from '../ledger/contract.ts';
import { endpoint, client as settings } from './emulator.ts';

// What MiniStack 1.5.33 does not do as AWS does: its transactions run one at a time, so none is ever cancelled
// with TransactionConflict; it neither throttles nor leaves items of a batch over; its index never lags.
// tests/ledger/dynamodb-failures and -batches script these. moto 5.2.5 undoes a cancelled transaction by putting
// the whole table back as it was, and so loses what others wrote meanwhile: not a peer for races.
describe.skipIf(!endpoint)('on AWS (skipped unless KUVVET_AWS_ENDPOINT names an emulator)', () => {
  const client = new DynamoDBClient(settings);

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
    return {
      ledger: openDynamoLedger({ client, table: TableName }),
      close: async () => {
        await client.send(new DeleteTableCommand({ TableName }));
      },
    };
  });
});
