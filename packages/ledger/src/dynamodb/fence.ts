import type { Period } from '@kuvvet/engine';
import { bookKey } from './keys.ts';
import type { Table } from './read.ts';

/** Lets a transaction through only while the book is open. */
export function fence({ name: TableName }: Table, period: Period) {
  return {
    ConditionCheck: {
      TableName,
      Key: bookKey(period),
      ConditionExpression: '#state = :open',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':open': 'open' },
    },
  };
}
