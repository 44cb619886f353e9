import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Archive, allowObjects } from './archive.ts';
import { allowKey, keyParameters } from './keys.ts';
import type { LedgerTable } from './ledger-table.ts';
import { NodeFunction } from './node-function.ts';

const timeout = Duration.minutes(1);

export interface RatingQueueProps {
  readonly ledger: LedgerTable;
  readonly archive: Archive;
}

/** Rates reports: a standard queue, since order and duplicates do not matter (ARCHITECTURE 5), and the rate function. */
export class RatingQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly rate: NodeFunction;

  constructor(scope: Construct, id: string, { ledger, archive }: RatingQueueProps) {
    super(scope, id);

    // The two queues refer to each other: one by a name that both know.
    const queueName = `${Aws.STACK_NAME}-rating`;
    const source = Stack.of(this).formatArn({ service: 'sqs', resource: queueName });
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      redriveAllowPolicy: { sourceQueues: [Queue.fromQueueArn(this, 'Source', source)] },
    });
    this.queue = new Queue(this, 'Queue', {
      queueName,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      // AWS's advice for a function that reads a queue; less rates a report twice at once.
      visibilityTimeout: Duration.seconds(6 * timeout.toSeconds()),
      // 90 minutes of attempts outlast a sealed book, which the next hourly tick of publish turns.
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 15 },
    });

    this.rate = new NodeFunction(this, 'Rate', {
      stage: 'rate',
      timeout,
      memory: 1024,
      environment: {
        KUVVET_TABLE: ledger.table.tableName,
        KUVVET_VAULT_BUCKET: archive.vault.bucketName,
        KUVVET_LICENCE_KEY_PARAMETER: keyParameters.licence,
      },
    });
    this.rate.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: 10,
        // Commits of one book meet at its fence: more at once would only make each other retry.
        maxConcurrency: 10,
        reportBatchItemFailures: true,
      }),
    );
    ledger.allowReads(this.rate, 'dynamodb:ConditionCheckItem');
    ledger.allowWrites(this.rate, ['TOURNAMENT#*', 'PERIOD#*#S*', 'EVENT#*'], 'dynamodb:PutItem');
    allowObjects(this.rate, archive.vault, 'submissions/', 's3:GetObject');
    allowObjects(this.rate, archive.vault, 'assessments/', 's3:GetObject', 's3:PutObject');
    // A correction folds again what was published.
    allowObjects(this.rate, archive.vault, 'books/', 's3:GetObject');
    allowObjects(this.rate, archive.vault, 'states/', 's3:GetObject');
    // Which lists of before the first book were taken over.
    allowObjects(this.rate, archive.vault, 'closings/', 's3:GetObject');
    allowKey(this.rate, keyParameters.licence);
  }
}
