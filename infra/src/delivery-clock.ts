import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { Clock, type ClockProps } from './clock.ts';

/** Every five minutes, the shortest pause between two attempts: news waits no longer. */
export class DeliveryClock extends Clock {
  constructor(scope: Construct, id: string, props: ClockProps) {
    super(scope, id, props, {
      description: 'subscribers are told of news, and deliveries that failed are tried again.',
      schedule: ScheduleExpression.rate(Duration.minutes(5)),
      field: 'deliver',
    });
  }
}
