import type { Template } from 'aws-cdk-lib/assertions';
import type { Bill } from './monthly-bill.ts';
import { paces, prices } from './prices.ts';
import type { Use } from './sample-month.ts';

const hoursAMonth = 730;

/** Lambda asks an SQS queue with five pollers at least, twenty seconds at a time (developer guide, "Amazon SQS"). */
const pollsAMonth = 5 * ((hoursAMonth * 3600) / 20);

/** What a stack costs a month in which nobody sends anything, by what its template makes. */
export function idleBill(template: Template, { readUnits }: Use): Bill {
  const count = (type: string) => Object.keys(template.findResources(type)).length;
  const resources = (type: string) => Object.values(template.findResources(type));
  const metricsOf = ({ Properties }: (typeof alarms)[number]) =>
    (Properties.Metrics ?? [Properties]).filter(
      (metric: { MetricStat?: object; MetricName?: string }) => metric.MetricStat ?? metric.MetricName,
    ).length;
  const alarms = resources('AWS::CloudWatch::Alarm');
  const ticks = resources('AWS::Scheduler::Schedule').reduce(
    (sum, { Properties }) => sum + ticksAMonth(Properties.ScheduleExpression),
    0,
  );
  return {
    'CloudWatch alarms': alarms.reduce((sum, alarm) => sum + metricsOf(alarm), 0) * prices.alarm,
    'CloudWatch dashboards':
      Math.max(0, count('AWS::CloudWatch::Dashboard') - prices.freeDashboards) * prices.dashboard,
    'CloudWatch Logs': (ticks * paces.logBytes * prices.logGigabyte) / 1e9,
    'Secrets Manager': count('AWS::SecretsManager::Secret') * prices.secret,
    KMS: count('AWS::KMS::Key') * prices.key,
    'SQS: pollers': count('AWS::Lambda::EventSourceMapping') * pollsAMonth * prices.message,
    Scheduler: ticks * prices.tick,
    Lambda: ticks * (prices.invocation + paces.start * prices.gigabyteSecond),
    DynamoDB: ticks * readUnits * prices.readUnit,
  };
}

/** Of the expressions that our clocks use: `rate(5 minutes)`, and cron by minute, hour and day. */
function ticksAMonth(expression: string): number {
  const rate = /^rate\((\d+) minutes?\)$/.exec(expression);
  if (rate) return (hoursAMonth * 60) / Number(rate[1]);
  const [, minute = '', hour = '', day = ''] = /^cron\((\S+) (\S+) (\S+) /.exec(expression) ?? [];
  if (!/^\d+$/.test(minute)) throw new Error(`a schedule nobody can count: ${expression}`);
  return (hour === '*' ? 24 : 1) * (day === '*' || day === '?' ? hoursAMonth / 24 : 1);
}
