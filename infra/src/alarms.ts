import { rateMetrics } from '@kuvvet/rate/metrics';
import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Intake } from './intake.ts';
import { metricsNamespace } from './node-function.ts';
import type { Publishing } from './publishing.ts';
import type { RatingQueue } from './rating-queue.ts';

export interface AlarmsProps {
  readonly intake: Intake;
  readonly rating: RatingQueue;
  readonly publishing: Publishing;
}

const window = Duration.minutes(5);

/** What an operator must be told. Each alarm has an article of its name in docs/runbook.md. */
export class Alarms extends Construct {
  /** Operators subscribe to it. */
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { intake, rating, publishing }: AlarmsProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: 'Kuvvet', enforceSSL: true });
    // A topic with a policy has lost the default one, by which alarms of the account may publish.
    this.topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );

    this.raise('dead-letters', depth(rating.deadLetters), {
      tr: 'Değerlendirilemeyen raporlar var.',
      en: 'Reports could not be rated.',
    });
    // A batch that fails in part succeeds as an invocation: Lambda's own error count stays flat.
    this.raise(
      'failed-records',
      new Metric({
        namespace: metricsNamespace,
        metricName: rateMetrics.failedRecords,
        dimensionsMap: { service: 'rate' },
        statistic: Stats.SUM,
        period: window,
      }),
      {
        tr: 'Raporlar art arda hata veriyor; yeniden deneniyor.',
        en: 'Reports keep failing and are being retried.',
      },
      10,
    );
    this.raise('lost-ticks', depth(publishing.lostTicks), {
      tr: 'Ay kapanışı çalıştırılamadı.',
      en: 'The closing of the month could not be run.',
    });
    this.raise('publish-errors', publishing.publish.lambda.metricErrors({ period: window }), {
      tr: 'Ay kapanışı hata verdi.',
      en: 'The closing of the month failed.',
    });
    this.raise('intake-errors', intake.stage.metricServerError({ period: window, statistic: Stats.SUM }), {
      tr: 'Rapor alımı hata veriyor.',
      en: 'The intake of reports answers with errors.',
    });
  }

  private raise(name: string, metric: IMetric, { tr, en }: { tr: string; en: string }, threshold = 1) {
    new Alarm(this, name, {
      alarmName: `kuvvet-${name}`,
      alarmDescription: `${tr} ${en} docs/runbook.md#${name}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic));
  }
}

const depth = (queue: Queue) =>
  queue.metricApproximateNumberOfMessagesVisible({ period: window, statistic: Stats.MAXIMUM });
