import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Stage } from './bundling.ts';
import { metricsNamespace } from './node-function.ts';

/** Five minutes are as fine as anybody acts on. */
const period = Duration.minutes(5);

export const total = { period, statistic: Stats.SUM };
export const worst = { period, statistic: Stats.MAXIMUM };

/** What a stage counts itself. `service` is the only dimension there is. */
export const counted = (service: Stage, metricName: string): IMetric =>
  new Metric({ namespace: metricsNamespace, metricName, dimensionsMap: { service }, ...total });

/** What a stage measures itself, at its worst. */
export const measured = (service: Stage, metricName: string): Metric =>
  new Metric({ namespace: metricsNamespace, metricName, dimensionsMap: { service }, ...worst });

/** Messages that wait in a queue. */
export const depth = (queue: Queue): IMetric => queue.metricApproximateNumberOfMessagesVisible(worst);

/** Seconds that the oldest message of a queue has waited. */
export const age = (queue: Queue): IMetric => queue.metricApproximateAgeOfOldestMessage(worst);

/**
 * What a table did not do: throttled reads, throttled writes, and its own errors. DynamoDB counts the last by
 * operation only; every request of every stage begins with this one.
 */
export const refused = (table: Table): [reads: IMetric, writes: IMetric, errors: IMetric] => [
  table.metric('ReadThrottleEvents', total),
  table.metric('WriteThrottleEvents', total),
  table.metric('SystemErrors', {
    ...total,
    dimensionsMap: { TableName: table.tableName, Operation: 'GetItem' },
  }),
];

/** Requests for public files. CloudFront reports from one region, whatever the stack's. */
export const downloads = (distribution: Distribution): IMetric =>
  distribution.metric('Requests', {
    ...total,
    region: 'us-east-1',
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
  });
