import { composeApp } from '@kuvvet/infra';
import { Capture, Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesize, withoutBundles } from './template.ts';

const template = synthesize();
const functionOf = (stage: string) => {
  const [[id, resource] = []] = Object.entries(
    template.findResources('AWS::Lambda::Function', {
      Properties: { Environment: { Variables: { POWERTOOLS_SERVICE_NAME: stage } } },
    }),
  );
  return { id, ...resource?.Properties };
};

describe('the functions', () => {
  it.each(['ingest', 'rate', 'publish', 'notify'])(
    '%s runs Node 24 on arm64, logs JSON, is not traced',
    (stage) => {
      expect(functionOf(stage)).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: {
          LogFormat: 'JSON',
          ApplicationLogLevel: 'INFO',
          LogGroup: { Ref: expect.any(String) },
        },
      });
      expect(functionOf(stage)).not.toHaveProperty('TracingConfig');
    },
  );

  it('are four', () => template.resourceCountIs('AWS::Lambda::Function', 4));

  it.each([
    ['ingest', 29],
    ['rate', 60],
    ['publish', 900],
    ['notify', 240],
  ])('%s has %i seconds', (stage, seconds) => expect(functionOf(stage).Timeout).toBe(seconds));

  it.each([
    [
      'ingest',
      [
        'KUVVET_LICENCE_KEY_PARAMETER',
        'KUVVET_LISTS_BUCKET',
        'KUVVET_LISTS_URL',
        'KUVVET_QUEUE_URL',
        'KUVVET_SENDER_KEYS',
        'KUVVET_TABLE',
        'KUVVET_VAULT_BUCKET',
      ],
    ],
    ['rate', ['KUVVET_LICENCE_KEY_PARAMETER', 'KUVVET_TABLE', 'KUVVET_VAULT_BUCKET']],
    ['notify', ['KUVVET_API_URL', 'KUVVET_LISTS_URL', 'KUVVET_SUBSCRIBER_KEYS', 'KUVVET_TABLE']],
    [
      'publish',
      [
        'KUVVET_LISTS_BUCKET',
        'KUVVET_LIST_KEY_PARAMETER',
        'KUVVET_QUEUE_URL',
        'KUVVET_TABLE',
        'KUVVET_VAULT_BUCKET',
      ],
    ],
  ])('%s is told only what it needs', (stage, names) => {
    const { Variables } = functionOf(stage).Environment;
    expect(Object.keys(Variables).sort()).toEqual([
      ...names,
      'POWERTOOLS_METRICS_NAMESPACE',
      'POWERTOOLS_SERVICE_NAME',
    ]);
  });

  it.each(['ingest', 'notify', 'publish'])(
    "%s is told of the federation's own address of the lists, if it has one",
    (stage) => {
      const listsUrl = 'https://lists.example';
      const { stack } = composeApp({
        context: { ...withoutBundles, listsUrl },
        builtinCloudFormationValidation: false,
      });
      Template.fromStack(stack).hasResourceProperties('AWS::Lambda::Function', {
        Environment: { Variables: { POWERTOOLS_SERVICE_NAME: stage, KUVVET_LISTS_URL: listsUrl } },
      });
    },
  );

  it('forget their logs, and those of the API, after 90 days', () => {
    template.resourceCountIs('AWS::Logs::LogGroup', 5);
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  });
});

describe('the intake', () => {
  it('throttles', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
    });
  });

  it('has one route, to ingest', () => {
    const routes = Object.values(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ Properties }) => Properties.RouteKey)).toEqual(['ANY /v1/{proxy+}']);
    template.resourceCountIs('AWS::ApiGatewayV2::Integration', 1);
    template.hasResourceProperties('AWS::ApiGatewayV2::Integration', {
      IntegrationUri: { 'Fn::GetAtt': [functionOf('ingest').id, 'Arn'] },
      PayloadFormatVersion: '2.0',
    });
  });

  it('logs each request without address, path or query of the caller', () => {
    const format = new Capture();
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', { AccessLogSettings: { Format: format } });
    expect(JSON.parse(format.asString())).toHaveProperty('status', '$context.status');
    expect(format.asString()).not.toMatch(/sourceIp|userAgent|\.path|queryString|authorizer/i);
  });
});

describe('the rating queue', () => {
  it('gives a batch six times the time of the function', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: 6 * functionOf('rate').Timeout,
      RedrivePolicy: { maxReceiveCount: 15 },
    });
  });

  it('sends what fails for longer than an hour to a queue that keeps it 14 days', () => {
    const [queue] = Object.values(
      template.findResources('AWS::SQS::Queue', { Properties: { RedrivePolicy: Match.anyValue() } }),
    );
    const { VisibilityTimeout, RedrivePolicy } = queue?.Properties ?? {};
    expect(VisibilityTimeout * RedrivePolicy.maxReceiveCount).toBeGreaterThan(3600);
    const [deadLetters] = RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'];
    expect(template.findResources('AWS::SQS::Queue')[deadLetters]?.Properties.MessageRetentionPeriod).toBe(
      1_209_600,
    );
  });

  it('is the only queue that may give up messages to its dead letters, and get them back', () => {
    const arn = new Capture();
    const name = new Capture();
    template.hasResourceProperties('AWS::SQS::Queue', {
      RedrivePolicy: Match.anyValue(),
      QueueName: { 'Fn::Join': ['', name] },
    });
    template.hasResourceProperties('AWS::SQS::Queue', {
      RedriveAllowPolicy: { redrivePermission: 'byQueue', sourceQueueArns: [arn] },
    });
    expect(arn.asObject()['Fn::Join'][1].slice(-3)).toEqual([':', ...name.asArray()]);
  });

  it('is encrypted and refuses plain HTTP, as are the queues of what was lost', () => {
    template.resourceCountIs('AWS::SQS::Queue', 3);
    template.allResourcesProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true });
    template.resourcePropertiesCountIs(
      'AWS::SQS::QueuePolicy',
      {
        PolicyDocument: {
          Statement: [
            Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          ],
        },
      },
      3,
    );
  });

  it('hands batches to rate, which answers for each record', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: functionOf('rate').id },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BatchSize: 10,
      ScalingConfig: { MaximumConcurrency: 10 },
    });
  });
});

describe.each([
  ['monthly clock', 'hourly on the first of the month', 'cron(5 * 1 * ? *)', 'scheduledTime', 'publish'],
  ['hourly sweep', 'every hour', 'cron(35 * * * ? *)', 'sweep', 'publish'],
  ['delivery clock', 'every five minutes', 'rate(5 minutes)', 'deliver', 'notify'],
])('the %s', (_clock, when, ScheduleExpression, field, stage) => {
  it(`ticks ${when} in Istanbul and says for which time`, () => {
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression,
      ...(ScheduleExpression.startsWith('cron') && { ScheduleExpressionTimezone: 'Europe/Istanbul' }),
      FlexibleTimeWindow: { Mode: 'OFF' },
      State: 'ENABLED',
      Target: {
        Arn: { 'Fn::GetAtt': [functionOf(stage).id, 'Arn'] },
        Input: `{"${field}":"<aws.scheduler.scheduled-time>"}`,
      },
    });
  });

  it('keeps a tick that is not delivered, and one that fails, for 14 days', () => {
    const undelivered = new Capture();
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression,
      Target: {
        RetryPolicy: { MaximumRetryAttempts: 10, MaximumEventAgeInSeconds: 3600 },
        DeadLetterConfig: { Arn: undelivered },
      },
    });
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: functionOf(stage).id },
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: undelivered.asObject() } },
    });
    const [queue] = undelivered.asObject()['Fn::GetAtt'];
    expect(template.findResources('AWS::SQS::Queue')[queue]?.Properties.MessageRetentionPeriod).toBe(
      1_209_600,
    );
  });
});
