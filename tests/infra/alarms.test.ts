import { rateMetrics } from '@kuvvet/rate/metrics';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesize } from './template.ts';

const template = synthesize();

describe('the alarms', () => {
  it.each([
    ['dead-letters', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 1],
    ['failed-records', 'Kuvvet', rateMetrics.failedRecords, 'Sum', 10],
    ['lost-ticks', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 1],
    ['publish-errors', 'AWS/Lambda', 'Errors', 'Sum', 1],
    ['intake-errors', 'AWS/ApiGateway', '5xx', 'Sum', 1],
  ])('%s watches %s %s and names its article', (name, Namespace, MetricName, Statistic, Threshold) => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `kuvvet-${name}`,
      AlarmDescription: Match.stringLikeRegexp(` docs/runbook\\.md#${name}$`),
      Namespace,
      MetricName,
      Statistic,
      Threshold,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      TreatMissingData: 'notBreaching',
      AlarmActions: [{ Ref: Match.stringLikeRegexp('Topic') }],
    });
  });

  it('watch the dimension that Powertools gives every metric', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'Kuvvet',
      Dimensions: [{ Name: 'service', Value: 'rate' }],
    });
  });

  it('may publish to the topic: its own policy replaces the default one', () => {
    const [policy] = Object.values(template.findResources('AWS::SNS::TopicPolicy'));
    expect(policy?.Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    );
  });
});
