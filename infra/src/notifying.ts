import { Duration } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeliveryClock } from './delivery-clock.ts';
import { allowKeysBelow, keyParameters } from './keys.ts';
import type { LedgerTable } from './ledger-table.ts';
import { NodeFunction } from './node-function.ts';

export interface NotifyingProps {
  readonly ledger: LedgerTable;
  readonly apiUrl: string;
  readonly listsUrl: string;
  /** Where a tick goes that failed at every attempt. */
  readonly lostTicks: Queue;
}

/**
 * Tells subscribers of news: the notify function and its clock. What is to be told lies in the ledger, written with what
 * it is about; so no queue lies between, which would cost more to poll than everything here.
 */
export class Notifying extends Construct {
  readonly notify: NodeFunction;

  constructor(scope: Construct, id: string, props: NotifyingProps) {
    super(scope, id);
    const { ledger, apiUrl, listsUrl, lostTicks } = props;

    this.notify = new NodeFunction(this, 'Notify', {
      stage: 'notify',
      // Attempts are begun for two minutes; the last one of each subscriber may take ten seconds.
      timeout: Duration.minutes(4),
      memory: 512,
      environment: {
        KUVVET_TABLE: ledger.table.tableName,
        KUVVET_API_URL: apiUrl,
        KUVVET_LISTS_URL: listsUrl,
        KUVVET_SUBSCRIBER_KEYS: keyParameters.subscribers,
      },
    });
    ledger.allowReads(this.notify);
    ledger.allowWrites(this.notify, ['SUBSCRIBER#*'], 'dynamodb:PutItem');
    // That a subscriber is gone, and that a receipt was told of.
    ledger.allowWrites(this.notify, ['SUBSCRIBER', 'TOURNAMENT#*'], 'dynamodb:UpdateItem');
    allowKeysBelow(this.notify, keyParameters.subscribers);

    this.notify.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(lostTicks),
    });
    new DeliveryClock(this, 'Clock', { wakes: this.notify.lambda, lostTicks });
  }
}
