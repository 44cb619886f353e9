import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type Severity, type Watch, type Watched, watches } from './watches.ts';

/** Tells operators what they must know. Each alarm has an article of its name in docs/runbook.md. */
export class Alarms extends Construct {
  /** Who subscribes to a topic decides whom an alarm of that severity reaches, and how. */
  readonly topics: Readonly<Record<Severity, Topic>>;
  /** The critical ones first. */
  readonly alarms: readonly Alarm[];

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    this.topics = { critical: this.open('Critical'), warning: this.open('Warning') };
    this.alarms = watches(watched).map((watch) => this.raise(watch));
  }

  private open(severity: 'Critical' | 'Warning'): Topic {
    const topic = new Topic(this, severity, { displayName: `Kuvvet ${severity}`, enforceSSL: true });
    // A topic with a policy has lost the default one, by which alarms of the account may publish.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    return topic;
  }

  private raise({ name, severity, metric, points = [1, 1], tr, en, ...rings }: Watch): Alarm {
    const [datapointsToAlarm, evaluationPeriods] = points;
    const alarm = new Alarm(this, name, {
      alarmName: `kuvvet-${severity}-${name}`,
      alarmDescription: `${tr} ${en} docs/runbook.md#${name}`,
      metric,
      evaluationPeriods,
      datapointsToAlarm,
      ...('fewerThan' in rings
        ? {
            threshold: rings.fewerThan,
            comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
            treatMissingData: TreatMissingData.BREACHING,
          }
        : {
            threshold: rings.threshold,
            comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
            treatMissingData: TreatMissingData.NOT_BREACHING,
          }),
    });
    alarm.addAlarmAction(new SnsAction(this.topics[severity]));
    return alarm;
  }
}
