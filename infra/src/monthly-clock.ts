import { Duration, Stack, TimeZone, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface MonthlyClockProps {
  readonly wakes: LambdaFunction;
  /** Where a tick goes that could not be delivered for an hour: until then the next one is there. */
  readonly lostTicks: Queue;
}

/** Ticks hourly through the first day of the month where the federation is: each tick finishes what one before left. */
export class MonthlyClock extends Construct {
  constructor(scope: Construct, id: string, { wakes, lostTicks }: MonthlyClockProps) {
    super(scope, id);

    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    const functionId = Stack.of(this).getLogicalId(wakes.node.defaultChild as CfnFunction);
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${functionId}.Arn>:*]`,
      reason: 'CDK names the versions of the function beside the function itself.',
    });

    new Schedule(this, 'FirstOfMonth', {
      description: 'Kuvvet: the book of the month before is closed and its lists are published.',
      schedule: ScheduleExpression.cron({
        minute: '5',
        hour: '*',
        day: '1',
        timeZone: TimeZone.EUROPE_ISTANBUL,
      }),
      target: new LambdaInvoke(wakes, {
        role,
        // The time of the plan, in UTC, not of the delivery: it decides which book is due.
        input: ScheduleTargetInput.fromObject({ scheduledTime: ContextAttribute.scheduledTime }),
        retryAttempts: 10,
        maxEventAge: Duration.hours(1),
        deadLetterQueue: lostTicks,
      }),
    });
  }
}
