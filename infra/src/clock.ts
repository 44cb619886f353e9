import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ContextAttribute,
  Schedule,
  type ScheduleExpression,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface ClockProps {
  readonly wakes: LambdaFunction;
  /** Where a tick goes that could not be delivered for an hour: until then the next one is there. */
  readonly lostTicks: Queue;
}

export interface Tick {
  readonly description: string;
  readonly schedule: ScheduleExpression;
  /** The field of the event that says for when the tick was planned. */
  readonly field: string;
}

/** Wakes a function by a schedule of its own, under a role that can do nothing else. */
export abstract class Clock extends Construct {
  constructor(scope: Construct, id: string, { wakes, lostTicks }: ClockProps, tick: Tick) {
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

    new Schedule(this, 'Schedule', {
      description: `Kuvvet: ${tick.description}`,
      schedule: tick.schedule,
      target: new LambdaInvoke(wakes, {
        role,
        // The time of the plan, in UTC, not of the delivery: it decides what is due.
        input: ScheduleTargetInput.fromObject({ [tick.field]: ContextAttribute.scheduledTime }),
        retryAttempts: 10,
        maxEventAge: Duration.hours(1),
        deadLetterQueue: lostTicks,
      }),
    });
  }
}
