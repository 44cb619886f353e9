import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Ledger } from '@kuvvet/ledger';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { vi } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: a command's input, read as the service would read it.
type Input = any;

export interface Asked {
  readonly operation: string;
  readonly input: Input;
}

/**
 * A ledger whose table answers from a script, one entry per request: an error is thrown, anything else is the
 * answer; past its end every answer is empty. `asked` tells what was requested.
 */
export function scriptedLedger(...script: readonly unknown[]): { ledger: Ledger; asked: Asked[] } {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' }));
  const asked: Asked[] = [];
  vi.spyOn(client, 'send').mockImplementation(
    async (command: { constructor: { name: string }; input: unknown }) => {
      asked.push({ operation: command.constructor.name.replace('Command', ''), input: command.input });
      const answer = script[asked.length - 1] ?? {};
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  return { ledger: openDynamoLedger({ client, table: 'kuvvet' }), asked };
}
