import { Duration, Size, Validations } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Archive, allowObjects } from './archive.ts';
import { HourlySweep } from './hourly-sweep.ts';
import { allowKeyOnce, keyParameters } from './keys.ts';
import type { LedgerTable } from './ledger-table.ts';
import { MonthlyClock } from './monthly-clock.ts';
import { NodeFunction } from './node-function.ts';

export interface PublishingProps {
  readonly ledger: LedgerTable;
  readonly archive: Archive;
  readonly queue: Queue;
  /** What feeds name, where the federation has a domain of its own; else their links are relative. */
  readonly listsUrl: string | undefined;
}

/** Writes what may be long: in parts, which are taken back where somebody else was first. */
const inParts = ['s3:PutObject', 's3:AbortMultipartUpload'] as const;

/** Closes the month and sees to it that no report stays behind: the publish function and its two clocks. */
export class Publishing extends Construct {
  readonly publish: NodeFunction;
  /** Ticks that could not be delivered, or failed at every attempt. */
  readonly lostTicks: Queue;

  constructor(scope: Construct, id: string, props: PublishingProps) {
    super(scope, id);
    const { ledger, archive, queue, listsUrl } = props;

    this.publish = new NodeFunction(this, 'Publish', {
      stage: 'publish',
      timeout: Duration.minutes(15),
      // Measured 190 MiB for a million players; the rest buys the second core that compresses. 3,008 is what a
      // new account may use.
      memory: 3008,
      // The files of one list wait there for the digest of all: 2 KB a player.
      temporaryStorage: Size.gibibytes(4),
      environment: {
        KUVVET_TABLE: ledger.table.tableName,
        KUVVET_VAULT_BUCKET: archive.vault.bucketName,
        KUVVET_LISTS_BUCKET: archive.lists.bucketName,
        KUVVET_QUEUE_URL: queue.queueUrl,
        KUVVET_LIST_KEY_PARAMETER: keyParameters.lists,
        ...(listsUrl !== undefined && { KUVVET_LISTS_URL: listsUrl }),
      },
    });
    ledger.allowReads(this.publish, 'dynamodb:Scan');
    ledger.allowWrites(this.publish, ['PERIOD', 'PERIOD#*'], 'dynamodb:PutItem', 'dynamodb:UpdateItem');
    ledger.allowWrites(this.publish, ['RATINGS#*'], 'dynamodb:PutItem');
    // What subscribers are to be told of a list.
    ledger.allowWrites(this.publish, ['SUBSCRIBER#*'], 'dynamodb:PutItem');
    allowObjects(this.publish, archive.vault, 'states/', 's3:GetObject', ...inParts);
    allowObjects(this.publish, archive.vault, 'registers/', ...inParts);
    allowObjects(this.publish, archive.vault, 'licences/', ...inParts);
    // Corrections of one month are worked out together, from the books in which their tournaments count.
    allowObjects(this.publish, archive.vault, 'books/', 's3:GetObject', ...inParts);
    allowObjects(this.publish, archive.vault, 'closings/', 's3:PutObject');
    // A tournament in which a merged number played is assessed again (M-06).
    allowObjects(this.publish, archive.vault, 'assessments/', 's3:GetObject', 's3:PutObject');
    allowObjects(this.publish, archive.vault, 'manifests/', 's3:GetObject', 's3:PutObject');
    allowObjects(this.publish, archive.lists, 'lists/', 's3:GetObject', ...inParts);
    queue.grant(this.publish, 'sqs:SendMessage');
    allowKeyOnce(this.publish, keyParameters.lists);

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

    const clock = { wakes: this.publish.lambda, lostTicks: this.lostTicks };
    new MonthlyClock(this, 'Clock', clock);
    new HourlySweep(this, 'Sweep', clock);
  }
}
