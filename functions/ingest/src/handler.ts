import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { SSMClient } from '@aws-sdk/client-ssm';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { readParameter, requireParameter } from '@kuvvet/gazette/ssm';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { recall, turkey } from '@kuvvet/office';
import { licenceKeyIn, licenceTokens } from '@kuvvet/report';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { handle } from 'hono/aws-lambda';
import * as z from 'zod/mini';
import { ingestMetrics } from './metrics.ts';
import { type IngestEvent, ingestRoutes } from './routes.ts';

const environment = z
  .object({
    KUVVET_TABLE: z.string(),
    KUVVET_VAULT_BUCKET: z.string(),
    KUVVET_LISTS_BUCKET: z.string(),
    KUVVET_LISTS_URL: z.url(),
    KUVVET_QUEUE_URL: z.string(),
    KUVVET_LICENCE_KEY_PARAMETER: z.string(),
    KUVVET_SENDER_KEYS: z.string(),
  })
  .parse(process.env);

const logger = new Logger();
const metrics = new Metrics();
const sqs = new SQSClient({});
const ssm = new SSMClient({});
const ledger = openDynamoLedger({ client: new DynamoDBClient({}), table: environment.KUVVET_TABLE });
const s3 = new S3Client({});
const vault = openS3Archive({ client: s3, bucket: environment.KUVVET_VAULT_BUCKET });
const lists = openS3Archive({ client: s3, bucket: environment.KUVVET_LISTS_BUCKET });

const app = recall(async () => {
  const licenceKey = await requireParameter(environment.KUVVET_LICENCE_KEY_PARAMETER, ssm);
  return handle(
    ingestRoutes({
      ledger,
      vault,
      lists,
      listsUrl: environment.KUVVET_LISTS_URL,
      identify: licenceTokens(licenceKeyIn(licenceKey)),
      queue: {
        async send(request) {
          const MessageBody = JSON.stringify(request);
          await sqs.send(new SendMessageCommand({ QueueUrl: environment.KUVVET_QUEUE_URL, MessageBody }));
        },
      },
      now: () => new Date().toISOString(),
      keyring: async (sender) =>
        JSON.parse((await readParameter(`${environment.KUVVET_SENDER_KEYS}${sender}`, ssm)) ?? '[]'),
      federation: turkey,
      record,
    }),
  );
});

function record(event: IngestEvent) {
  metrics.addMetric(ingestMetrics[event.event], MetricUnit.Count, 1);
  logger[event.event === 'fault' ? 'error' : 'info'](event.event, { outcome: event });
}

export async function handler(event: APIGatewayProxyEventV2, context: Context) {
  logger.addContext(context);
  try {
    return await (await app())(event as never, context as never);
  } finally {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
  }
}
