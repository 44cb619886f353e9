import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { openParameterKey } from '@kuvvet/gazette/ssm';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { faultOf, turkey } from '@kuvvet/office';
import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { publishDue } from './due.ts';
import { publishMetrics } from './metrics.ts';
import { hoursOverdue } from './overdue.ts';
import type { PublishPorts } from './publish.ts';
import { permilleLost, rowsLost } from './shrinkage.ts';
import { patienceBefore, sweep } from './sweep.ts';

const environment = z
  .object({
    KUVVET_TABLE: z.string(),
    KUVVET_VAULT_BUCKET: z.string(),
    KUVVET_LISTS_BUCKET: z.string(),
    KUVVET_QUEUE_URL: z.string(),
    KUVVET_LIST_KEY_PARAMETER: z.string(),
    KUVVET_LISTS_URL: z.optional(z.url()),
  })
  .parse(process.env);

/** Each schedule names the instant it was planned for, so a repeated or late event does the same work. */
const eventSchema = z.union([
  z.object({ scheduledTime: z.iso.datetime() }),
  z.object({ sweep: z.iso.datetime() }),
]);

const logger = new Logger();
const metrics = new Metrics();
const s3 = new S3Client({});
const sqs = new SQSClient({});
const ports: PublishPorts = {
  ledger: openDynamoLedger({ client: new DynamoDBClient({}), table: environment.KUVVET_TABLE }),
  vault: openS3Archive({ client: s3, bucket: environment.KUVVET_VAULT_BUCKET }),
  lists: openS3Archive({ client: s3, bucket: environment.KUVVET_LISTS_BUCKET }),
  sign: openParameterKey(environment.KUVVET_LIST_KEY_PARAMETER),
  queue: {
    async send(request) {
      const MessageBody = JSON.stringify(request);
      await sqs.send(new SendMessageCommand({ QueueUrl: environment.KUVVET_QUEUE_URL, MessageBody }));
    },
  },
  ...(environment.KUVVET_LISTS_URL && { listsUrl: environment.KUVVET_LISTS_URL }),
};

export async function handler(event: unknown, context: Context) {
  logger.addContext(context);
  try {
    const due = eventSchema.parse(event);
    return 'sweep' in due ? await sweepAt(due.sweep) : await publishAt(due.scheduledTime);
  } catch (error) {
    logger.error('failed', { fault: faultOf(error) });
    metrics.addMetric(publishMetrics.failed, MetricUnit.Count, 1);
    throw error;
  } finally {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
  }
}

async function publishAt(instant: string) {
  const outcomes = await publishDue(instant, turkey, ports);
  for (const outcome of outcomes) {
    logger.info(outcome.outcome, { ...outcome });
    metrics.addMetric(publishMetrics[outcome.outcome], MetricUnit.Count, 1);
    if (outcome.outcome !== 'published') continue;
    for (const list of outcome.shrunk) logger.warn('shrunk', { ...list });
    metrics.addMetric(publishMetrics.shrinkage, MetricUnit.Count, rowsLost(outcome.shrunk));
    metrics.addMetric(publishMetrics.shrinkagePermille, MetricUnit.Count, permilleLost(outcome.shrunk));
  }
  return outcomes;
}

async function sweepAt(instant: string) {
  // A metric costs for every hour in which it is measured: that nothing is late is not worth it.
  const overdue = await hoursOverdue(instant, turkey, ports);
  if (overdue > 0) metrics.addMetric(publishMetrics.overdue, MetricUnit.Count, overdue);
  const stale = await sweep(patienceBefore(instant), ports);
  for (const receipt of stale) logger.warn('stale', { ...receipt });
  if (stale.length > 0) metrics.addMetric(publishMetrics.stale, MetricUnit.Count, stale.length);
  return stale;
}
