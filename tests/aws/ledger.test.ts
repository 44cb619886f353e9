import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openMovableDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { describe } from 'vitest';
import { ledgerContract } from '../ledger/contract.ts';
import { endpoint, client as settings } from './emulator.ts';
import { makeLedgerTable } from './ledger-table.ts';

// What MiniStack 1.5.33 does not do as AWS does: its transactions run one at a time, so none is ever cancelled
// with TransactionConflict; it neither throttles nor leaves items of a batch over; its index never lags.
// tests/ledger/dynamodb-failures and -batches script these. moto 5.2.5 undoes a cancelled transaction by putting
// the whole table back as it was, and so loses what others wrote meanwhile: not a peer for races.
describe.skipIf(!endpoint)('on AWS (skipped unless KUVVET_AWS_ENDPOINT names an emulator)', () => {
  const client = new DynamoDBClient(settings);

  ledgerContract('DynamoDB', async () => {
    const TableName = await makeLedgerTable(client);
    return {
      ledger: openMovableDynamoLedger({ client, table: TableName }),
      close: async () => {
        await client.send(new DeleteTableCommand({ TableName }));
      },
    };
  });
});
