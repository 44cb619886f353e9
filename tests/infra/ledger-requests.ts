import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Conflict, type Ledger } from '@kuvvet/ledger';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';

/** One thing DynamoDB is asked for, as its access control sees it. */
export interface LedgerRequest {
  readonly action: string;
  readonly resource: string;
  /** Of a write. */
  readonly partition?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the inputs of nine commands.
type Input = Record<string, any>;

const table = 'LedgerTable';
const ask = (action: string): LedgerRequest => ({ action: `dynamodb:${action}`, resource: table });
const write = (action: string, { pk }: Input): LedgerRequest => ({ ...ask(action), partition: pk });

const requestsOf: Record<string, (input: Input) => LedgerRequest[]> = {
  GetCommand: () => [ask('GetItem')],
  BatchGetCommand: () => [ask('BatchGetItem')],
  ScanCommand: () => [ask('Scan')],
  QueryCommand: ({ IndexName }) => [
    { ...ask('Query'), resource: IndexName ? `${table}/index/${IndexName}` : table },
  ],
  PutCommand: ({ Item }) => [write('PutItem', Item)],
  UpdateCommand: ({ Key }) => [write('UpdateItem', Key)],
  DeleteCommand: ({ Key }) => [write('DeleteItem', Key)],
  BatchWriteCommand: ({ RequestItems }) =>
    RequestItems[table].map(({ PutRequest, DeleteRequest }: Input) =>
      write('BatchWriteItem', PutRequest?.Item ?? DeleteRequest.Key),
    ),
  TransactWriteCommand: ({ TransactItems }) =>
    TransactItems.flatMap(({ Put, Update, Delete, ConditionCheck }: Input) => [
      ...(Put ? [write('PutItem', Put.Item)] : []),
      ...(Update ? [write('UpdateItem', Update.Key)] : []),
      ...(Delete ? [write('DeleteItem', Delete.Key)] : []),
      ...(ConditionCheck ? [ask('ConditionCheckItem')] : []),
    ]),
};

/** What the adapter asks of an empty table, but for one key in the index, when `use` calls its verbs. */
export async function requestsBy(
  use: (ledger: Ledger) => Promise<unknown>,
): Promise<readonly LedgerRequest[]> {
  const asked: LedgerRequest[] = [];
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' }));
  client.send = async (command: {
    readonly constructor: { readonly name: string };
    readonly input: Input;
  }) => {
    const name = command.constructor.name;
    asked.push(...(requestsOf[name]?.(command.input) ?? [{ action: name, resource: table }]));
    return command.input.IndexName ? { Items: [{ pk: 'TOURNAMENT#t', sk: 'RECEIPT#0001' }] } : {};
  };
  await use(openDynamoLedger({ client, table })).catch((error) => {
    if (!(error instanceof Conflict)) throw error;
  });
  return asked;
}
