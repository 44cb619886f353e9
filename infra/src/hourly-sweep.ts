import { TimeZone } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { Clock, type ClockProps } from './clock.ts';

/** Every hour, half an hour after the monthly clock: whatever that left undone is measured, and asked for again. */
export class HourlySweep extends Clock {
  constructor(scope: Construct, id: string, props: ClockProps) {
    super(scope, id, props, {
      description: 'reports that are not rated after an hour are asked for again.',
      schedule: ScheduleExpression.cron({ minute: '35', timeZone: TimeZone.EUROPE_ISTANBUL }),
      field: 'sweep',
    });
  }
}
