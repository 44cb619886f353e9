import { Duration, Stack, TimeZone, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Archive, allowObjects } from './archive.ts';
import type { LedgerTable } from './ledger-table.ts';
import { NodeFunction } from './node-function.ts';

export interface PublishingProps {
  readonly ledger: LedgerTable;
  readonly archive: Archive;
  readonly queue: Queue;
}

/** Closes the month: the publish function and its clock. */
export class Publishing extends Construct {
  readonly publish: NodeFunction;
  /** Ticks that could not be delivered, or failed at every attempt. */
  readonly lostTicks: Queue;

  constructor(scope: Construct, id: string, { ledger, archive, queue }: PublishingProps) {
    super(scope, id);

    this.publish = new NodeFunction(this, 'Publish', {
      stage: 'publish',
      timeout: Duration.minutes(15),
      // Measured 190 MiB for a million players; the rest buys the second core that compresses. 3,008 is what a
      // new account may use.
      memory: 3008,
      environment: {
        KUVVET_TABLE: ledger.table.tableName,
        KUVVET_VAULT_BUCKET: archive.vault.bucketName,
        KUVVET_LISTS_BUCKET: archive.lists.bucketName,
        KUVVET_QUEUE_URL: queue.queueUrl,
      },
    });
    ledger.allow(this.publish, [
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:Scan',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:BatchWriteItem',
      'dynamodb:ConditionCheckItem',
    ]);
    ledger.allowPending(this.publish);
    for (const prefix of ['states/', 'registers/', 'manifests/'] as const) {
      allowObjects(this.publish, archive.vault, prefix, 's3:GetObject', 's3:PutObject');
    }
    allowObjects(this.publish, archive.lists, 'lists/', 's3:GetObject', 's3:PutObject');
    queue.grant(this.publish, 'sqs:SendMessage');

    this.lostTicks = new Queue(this, 'LostTicks', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.lostTicks).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue of a clock.',
    });
    this.publish.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(this.lostTicks),
    });

    const clock = new Role(this, 'Clock', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    const functionId = Stack.of(this).getLogicalId(this.publish.lambda.node.defaultChild as CfnFunction);
    Validations.of(clock).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${functionId}.Arn>:*]`,
      reason: 'CDK names the versions of the function beside the function itself.',
    });
    // Hourly through the first day where the federation is: each tick finishes what an earlier one left.
    new Schedule(this, 'FirstOfMonth', {
      description: 'Kuvvet: the book of the month before is closed and its lists are published.',
      schedule: ScheduleExpression.cron({
        minute: '5',
        hour: '*',
        day: '1',
        timeZone: TimeZone.EUROPE_ISTANBUL,
      }),
      target: new LambdaInvoke(this.publish.lambda, {
        role: clock,
        input: ScheduleTargetInput.fromObject({ scheduledTime: ContextAttribute.scheduledTime }),
        retryAttempts: 10,
        maxEventAge: Duration.hours(1),
        deadLetterQueue: this.lostTicks,
      }),
    });
  }
}
