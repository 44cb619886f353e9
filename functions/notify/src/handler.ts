import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SSMClient } from '@aws-sdk/client-ssm';
import { readParameter } from '@kuvvet/gazette/ssm';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { faultOf, turkey } from '@kuvvet/office';
import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { notifyMetrics } from './metrics.ts';
import { type NotifyPorts, notify } from './notify.ts';
import { openPost } from './post.ts';

const environmentSchema = z.object({
  KUVVET_TABLE: z.string(),
  KUVVET_API_URL: z.url(),
  KUVVET_LISTS_URL: z.url(),
  KUVVET_SUBSCRIBER_KEYS: z.string(),
});

/** For when the run was planned: what is due is told by the clock, so a late one makes up for all before it. */
const eventSchema = z.object({ deliver: z.iso.datetime() });

const environment = environmentSchema.parse(process.env);
const { KUVVET_API_URL: apiUrl, KUVVET_LISTS_URL: listsUrl } = environment;
const logger = new Logger();
const metrics = new Metrics();
const ssm = new SSMClient({});
const ports: NotifyPorts = {
  ledger: openDynamoLedger({ client: new DynamoDBClient({}), table: environment.KUVVET_TABLE }),
  async keyring(subscriber) {
    const keys = await readParameter(`${environment.KUVVET_SUBSCRIBER_KEYS}${subscriber}`, ssm);
    return JSON.parse(keys ?? '[]');
  },
  post: openPost(),
  whereabouts: { federation: turkey.code, apiUrl, listsUrl },
  now: () => new Date().toISOString(),
};

export async function handler(event: unknown, context: Context) {
  logger.addContext(context);
  try {
    eventSchema.parse(event);
    const { attempted, late } = await notify(ports);
    for (const { outcome, ...delivery } of attempted) {
      logger.info(outcome, delivery);
      if (outcome !== 'taken') metrics.addMetric(notifyMetrics[outcome], MetricUnit.Count, 1);
    }
    // A metric costs for every hour in which it is measured: nothing late is not worth it.
    if (late > 0) metrics.addMetric(notifyMetrics.late, MetricUnit.Count, late);
    return { attempted, late };
  } catch (error) {
    logger.error('failed', { fault: faultOf(error) });
    metrics.addMetric(notifyMetrics.failures, MetricUnit.Count, 1);
    throw error;
  } finally {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
  }
}
