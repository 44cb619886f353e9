import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notifyMetrics } from '@kuvvet/notify/metrics';
import { publishMetrics } from '@kuvvet/publish/metrics';
import { rateMetrics } from '@kuvvet/rate/metrics';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { synthesize } from './template.ts';

const template = synthesize();

const minutes = 60;
const hours = 3600;
const depth = 'ApproximateNumberOfMessagesVisible';
const age = 'ApproximateAgeOfOldestMessage';

type Row = readonly [
  severity: string,
  name: string,
  namespace: string,
  metric: string,
  statistic: string,
  threshold: number,
  period: number,
  bad: number,
  of: number,
];

const once = [5 * minutes, 1, 1] as const;

const alarms: readonly Row[] = [
  ['critical', 'intake-errors', 'AWS/ApiGateway', '5xx', 'Sum', 1, 5 * minutes, 3, 12],
  ['critical', 'close-late', 'Kuvvet', publishMetrics.overdue, 'Maximum', 4, 2 * hours, 1, 1],
  ['critical', 'sweep-silent', 'AWS/Lambda', 'Invocations', 'Sum', 1, 2 * hours, 1, 1],
  ['critical', 'publish-errors', 'AWS/Lambda', 'Errors', 'Sum', 1, 1 * hours, 2, 2],
  ['critical', 'collapsing-list', 'Kuvvet', publishMetrics.shrinkagePermille, 'Maximum', 11, ...once],
  ['warning', 'shrinking-list', 'Kuvvet', publishMetrics.shrinkage, 'Maximum', 1, ...once],
  ['warning', 'stale-receipts', 'Kuvvet', publishMetrics.stale, 'Maximum', 1, 1 * hours, 2, 2],
  ['warning', 'dead-letters', 'AWS/SQS', depth, 'Maximum', 1, ...once],
  ['warning', 'failed-records', 'Kuvvet', rateMetrics.failedRecords, 'Sum', 10, ...once],
  ['warning', 'queue-age', 'AWS/SQS', age, 'Maximum', 30 * minutes, ...once],
  ['warning', 'lost-ticks', 'AWS/SQS', depth, 'Maximum', 1, ...once],
  ['warning', 'webhooks-late', 'Kuvvet', notifyMetrics.late, 'Maximum', 1, ...once],
  ['warning', 'function-throttles', 'AWS/Lambda', 'Throttles', 'Sum', 10, ...once],
  ['warning', 'table-reads-throttled', 'AWS/DynamoDB', 'ReadThrottleEvents', 'Sum', 10, ...once],
  ['warning', 'table-writes-throttled', 'AWS/DynamoDB', 'WriteThrottleEvents', 'Sum', 10, ...once],
  ['warning', 'table-errors', 'AWS/DynamoDB', 'SystemErrors', 'Sum', 5, ...once],
];

describe('the alarms', () => {
  it.each<Row>(alarms)('%s: %s watches %s %s', (...row) => {
    const [severity, name, Namespace, MetricName, Statistic, Threshold, Period, bad, of] = row;
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `kuvvet-${severity}-${name}`,
      ...{ Namespace, MetricName, Statistic, Threshold, Period },
      ...{ DatapointsToAlarm: bad, EvaluationPeriods: of },
      ComparisonOperator: name === 'sweep-silent' ? 'LessThanThreshold' : 'GreaterThanOrEqualToThreshold',
      AlarmActions: [
        { Ref: Match.stringLikeRegexp(`^Alarms${severity === 'critical' ? 'Critical' : 'Warning'}`) },
      ],
    });
  });

  it('are these', () => template.resourceCountIs('AWS::CloudWatch::Alarm', alarms.length));

  it('ring at silence only where somebody should have come', () => {
    const deaf = template.findResources('AWS::CloudWatch::Alarm', {
      Properties: { TreatMissingData: Match.not('notBreaching') },
    });
    expect(
      Object.values(deaf).map(({ Properties }) => [Properties.AlarmName, Properties.TreatMissingData]),
    ).toEqual([['kuvvet-critical-sweep-silent', 'breaching']]);
  });

  it('have two topics, to which they may publish: a policy of its own replaces the default one', () => {
    const policies = Object.values(template.findResources('AWS::SNS::TopicPolicy'));
    expect(policies).toHaveLength(2);
    for (const { Properties } of policies) {
      expect(Properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      );
    }
  });
});

describe('the runbook', () => {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
  const articles = new Map(
    runbook
      .split(/^## /m)
      .slice(1)
      .map((article) => [article.slice(0, article.indexOf('\n')), article]),
  );

  it('has an article for every alarm, and no other, in the same order', () => {
    expect([...articles.keys()]).toEqual(alarms.map(([, name]) => name));
  });

  it.each<Row>(alarms)('%s: %s is described, investigated and resolved', (severity, name) => {
    expect(articles.get(name)).toMatch(
      new RegExp(
        `^${name}\n\nSeverity: ${severity}.\n\n\\*\\*Description\\.\\*\\* .+\n\n\\*\\*Investigation\\.\\*\\* .+\n\n\\*\\*Resolution\\.\\*\\* .+$`,
        's',
      ),
    );
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `kuvvet-${severity}-${name}`,
      AlarmDescription: Match.stringLikeRegexp(` docs/runbook\\.md#${name}$`),
    });
  });
});
