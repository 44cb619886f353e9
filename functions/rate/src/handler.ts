import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { requireParameter } from '@kuvvet/gazette/ssm';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { faultOf, isTournamentCode, type RatingRequest, recall, turkey } from '@kuvvet/office';
import { licenceKeyIn, licenceTokens } from '@kuvvet/report';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { rateMetrics } from './metrics.ts';
import { rate } from './rate.ts';

const environment = z
  .object({
    KUVVET_TABLE: z.string(),
    KUVVET_VAULT_BUCKET: z.string(),
    KUVVET_LICENCE_KEY_PARAMETER: z.string(),
  })
  .parse(process.env);

/** What is no code of a tournament may be anything, and is not to come into a log. */
const tournament = z.string().check(z.refine(isTournamentCode));
const requestSchema = z.object({ tournament, revision: z.int(), digest: z.string() });

const logger = new Logger();
const metrics = new Metrics();
const ledger = openDynamoLedger({ client: new DynamoDBClient({}), table: environment.KUVVET_TABLE });
const vault = openS3Archive({ client: new S3Client({}), bucket: environment.KUVVET_VAULT_BUCKET });
const ssm = new SSMClient({});
const identify = recall(async () => {
  const key = await requireParameter(environment.KUVVET_LICENCE_KEY_PARAMETER, ssm);
  return licenceTokens(licenceKeyIn(key));
});

/** One message at a time: a poison one fails alone and returns alone. */
export async function handler(event: SQSEvent, context: Context): Promise<SQSBatchResponse> {
  logger.addContext(context);
  const failed: string[] = [];
  try {
    for (const record of event.Records) {
      if (!(await rated(record))) failed.push(record.messageId);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  } finally {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
  }
}

async function rated({ messageId, body }: SQSRecord): Promise<boolean> {
  let request: RatingRequest | undefined;
  try {
    request = requestSchema.parse(JSON.parse(body));
    const outcome = await rate(request, turkey, { ledger, vault, identify: await identify() });
    logger.info(outcome, { tournament: request.tournament, revision: request.revision });
    metrics.addMetric(rateMetrics[outcome], MetricUnit.Count, 1);
    return true;
  } catch (error) {
    const { tournament, revision } = request ?? {};
    logger.error('failed', { messageId, tournament, revision, fault: faultOf(error) });
    metrics.addMetric(rateMetrics.failedRecords, MetricUnit.Count, 1);
    return false;
  }
}
