import { TimeZone } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { Clock, type ClockProps } from './clock.ts';

/** Ticks hourly through the first day of the month where the federation is: each tick finishes what one before left. */
export class MonthlyClock extends Clock {
  constructor(scope: Construct, id: string, props: ClockProps) {
    super(scope, id, props, {
      description: 'the book of the month before is closed and its lists are published.',
      schedule: ScheduleExpression.cron({
        minute: '5',
        hour: '*',
        day: '1',
        timeZone: TimeZone.EUROPE_ISTANBUL,
      }),
      field: 'scheduledTime',
    });
  }
}
