import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Ledger, MovableLedger } from '../ledger.ts';
import { acts } from './acts.ts';
import { books } from './books.ts';
import { claims } from './claims.ts';
import { deliveries } from './deliveries.ts';
import { entries } from './entries.ts';
import { licences } from './licences.ts';
import { people } from './people.ts';
import { players } from './players.ts';
import { postings } from './postings.ts';
import type { Table } from './read.ts';
import { receipts } from './receipts.ts';
import { senders } from './senders.ts';
import { standings } from './standings.ts';
import { subscribers } from './subscribers.ts';
import { words } from './words.ts';

/** Where the book lies: a table keyed as `table.ts` says, with the pending index, and the client to reach it. */
export interface DynamoPlace {
  readonly client: DynamoDBClient | DynamoDBDocumentClient;
  readonly table: string;
}

/** The ledger in one DynamoDB table (ARCHITECTURE 5). Opening it asks nothing of the table. */
export function openDynamoLedger(place: DynamoPlace): Ledger {
  return verbsOn(tableAt(place));
}

/** The same for whoever copies it: no function does, and what they load is kept small. */
export function openMovableDynamoLedger(place: DynamoPlace): MovableLedger {
  const table = tableAt(place);
  return { ...verbsOn(table), ...entries(table) };
}

function tableAt({ client, table: name }: DynamoPlace): Table {
  const document = client instanceof DynamoDBDocumentClient ? client : DynamoDBDocumentClient.from(client);
  return { client: document, name };
}

function verbsOn(table: Table): Ledger {
  return {
    ...books(table),
    ...receipts(table),
    ...postings(table),
    ...claims(table),
    ...acts(table),
    ...words(table),
    ...players(table),
    ...people(table),
    ...licences(table),
    ...standings(table),
    ...senders(table),
    ...subscribers(table),
    ...deliveries(table),
  };
}
