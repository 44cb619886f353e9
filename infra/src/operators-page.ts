import { ingestMetrics } from '@kuvvet/ingest/metrics';
import { notifyMetrics } from '@kuvvet/notify/metrics';
import { publishMetrics } from '@kuvvet/publish/metrics';
import { rateMetrics } from '@kuvvet/rate/metrics';
import { Aws, Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Stage } from './bundling.ts';
import { age, counted, depth, downloads, measured, refused, total, worst } from './measures.ts';
import type { Watched } from './watches.ts';

export interface OperatorsPageProps extends Watched {
  readonly distribution: Distribution;
  readonly alarms: readonly Alarm[];
}

/** A week on one page: what rings, then a report's way from the intake to the lists, then what carries it. */
export class OperatorsPage extends Construct {
  constructor(scope: Construct, id: string, { alarms, ...parts }: OperatorsPageProps) {
    super(scope, id);
    const { ledger, intake, rating, publishing, notifying, distribution } = parts;
    const stages = [intake.ingest, rating.rate, publishing.publish, notifying.notify];
    const lambdas = stages.map(({ lambda }) => lambda);
    const { late, ...deliveries } = notifyMetrics;
    const { stale, overdue, shrinkage, shrinkagePermille, ...closes } = publishMetrics;

    new Dashboard(this, 'Page', {
      dashboardName: Aws.STACK_NAME,
      defaultInterval: Duration.days(7),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarmlar / Alarms', alarms: [...alarms], width: 24, height: 4 })],
        [
          graph('Rapor alımı / Intake', counts('ingest', ingestMetrics)),
          graph(
            'Yanıtlar / Answers',
            [intake.stage.metricClientError(total), intake.stage.metricServerError(total)],
            [intake.stage.metricLatency(worst)],
          ),
          graph(
            'Kuyruk / Queue',
            [depth(rating.queue), depth(rating.deadLetters), depth(publishing.lostTicks)],
            [age(rating.queue)],
          ),
        ],
        [
          graph('Değerlendirme / Rating', counts('rate', rateMetrics)),
          graph('Geride kalan / Left behind', [measured('publish', stale)], [measured('publish', overdue)]),
          graph('Ay kapanışı / Close', counts('publish', closes)),
        ],
        [
          graph(
            'Listeler / Lists',
            [downloads(distribution)],
            [measured('publish', shrinkage), measured('publish', shrinkagePermille)],
          ),
          graph(
            'İşlevler / Functions',
            lambdas.flatMap((lambda) => [lambda.metricErrors(total), lambda.metricThrottles(total)]),
            lambdas.map((lambda) => lambda.metric('ConcurrentExecutions', worst)),
          ),
          graph('Defter / Ledger', refused(ledger.table)),
        ],
        [graph('Haberler / News', counts('notify', deliveries), [measured('notify', late)])],
      ],
    });
  }
}

const counts = (service: Stage, names: Readonly<Record<string, string>>) =>
  Object.values(names).map((name) => counted(service, name));

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 8 });
