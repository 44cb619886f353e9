import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CloudWatchLogsClient, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import {
  GetQueueAttributesCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { client } from './emulator.ts';

/** Every object of a bucket by its key, in the order of keys. */
export async function objectsIn(bucket: string): Promise<ReadonlyMap<string, Buffer>> {
  const s3 = new S3Client(client);
  const objects = new Map<string, Buffer>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket })) {
    for (const { Key = '' } of Contents) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
      objects.set(Key, Buffer.from((await Body?.transformToByteArray()) ?? []));
    }
  }
  return objects;
}

/** What a function answers to an event, and the kind of error if it fails. */
export async function invoke(name: string, event: unknown): Promise<{ error?: string; answer: unknown }> {
  const { Payload, FunctionError: error } = await new LambdaClient(client).send(
    new InvokeCommand({ FunctionName: name, Payload: JSON.stringify(event) }),
  );
  return { ...(error && { error }), answer: JSON.parse(Buffer.from(Payload ?? []).toString()) };
}

/** Every line of a log group. */
export async function linesIn(logGroup: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const logs = new CloudWatchLogsClient(client);
  for await (const { events = [] } of paginateFilterLogEvents({ client: logs }, { logGroupName: logGroup }))
    lines.push(...events.map(({ message = '' }) => message));
  return lines;
}

/** Kills every function that runs, in the middle of whatever it does; how many there were. */
export const killFunctions = (): number =>
  Number(execFileSync(join(import.meta.dirname, 'ministack.sh'), ['kill-functions'], { encoding: 'utf8' }));

/** Lets messages that nobody acknowledged come back after so many seconds. */
export async function comeBackAfter(seconds: number, queue: string): Promise<void> {
  const Attributes = { VisibilityTimeout: `${seconds}` };
  await new SQSClient(client).send(new SetQueueAttributesCommand({ QueueUrl: queue, Attributes }));
}

export async function send(message: unknown, queue: string): Promise<void> {
  const MessageBody = JSON.stringify(message);
  await new SQSClient(client).send(new SendMessageCommand({ QueueUrl: queue, MessageBody }));
}

/** Messages of a queue, whether they wait, are being worked on or come back later. */
export async function messagesIn(queue: string): Promise<number> {
  const { Attributes = {} } = await new SQSClient(client).send(
    new GetQueueAttributesCommand({ QueueUrl: queue, AttributeNames: ['All'] }),
  );
  return Object.entries(Attributes)
    .filter(([name]) => name.startsWith('ApproximateNumberOfMessages'))
    .reduce((sum, [, count]) => sum + Number(count), 0);
}

type Item = Readonly<Record<string, AttributeValue>>;

/** Every item of a table, as it is stored. */
export async function itemsIn(table: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const page of paginateScan({ client: new DynamoDBClient(client) }, { TableName: table }))
    items.push(...(page.Items ?? []));
  return items;
}
