import { notifyMetrics } from '@kuvvet/notify/metrics';
import { publishMetrics } from '@kuvvet/publish/metrics';
import { rateMetrics } from '@kuvvet/rate/metrics';
import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Intake } from './intake.ts';
import type { LedgerTable } from './ledger-table.ts';
import { age, counted, depth, measured, refused, total } from './measures.ts';
import type { Notifying } from './notifying.ts';
import type { Publishing } from './publishing.ts';
import type { RatingQueue } from './rating-queue.ts';

/** `critical`: somebody gets up. `warning`: the next working day is early enough. */
export type Severity = 'critical' | 'warning';

export type Watch = {
  /** Also that of its article in docs/runbook.md. */
  readonly name: string;
  readonly severity: Severity;
  readonly metric: IMetric;
  /** Rings when so many of so many periods are at the threshold; one of one if absent. */
  readonly points?: readonly [bad: number, of: number];
  readonly tr: string;
  readonly en: string;
} & (
  | {
      /** Rings at this value and above; silence is well. */
      readonly threshold: number;
    }
  | {
      /** Rings below this value, and at silence: somebody should have come. */
      readonly fewerThan: number;
    }
);

export interface Watched {
  readonly ledger: LedgerTable;
  readonly intake: Intake;
  readonly rating: RatingQueue;
  readonly publishing: Publishing;
  readonly notifying: Notifying;
}

/** Everything an operator must be told: critical is what gets worse until the next working day. */
export function watches({ ledger, intake, rating, publishing }: Watched): readonly Watch[] {
  const [readsThrottled, writesThrottled, tableErrors] = refused(ledger.table);
  return [
    {
      name: 'intake-errors',
      severity: 'critical',
      metric: intake.stage.metricServerError(total),
      threshold: 1,
      points: [3, 12],
      tr: 'Rapor alımı tekrar tekrar hata veriyor.',
      en: 'The intake of reports answers with errors again and again.',
    },
    {
      name: 'close-late',
      severity: 'critical',
      // Two hours hold at least one hourly sweep.
      metric: measured('publish', publishMetrics.overdue).with({ period: Duration.hours(2) }),
      threshold: 4,
      tr: 'Ay biteli dört saat oldu, listeler yayımlanmadı.',
      en: 'The month is over for four hours and its lists are not published.',
    },
    {
      name: 'sweep-silent',
      severity: 'critical',
      metric: publishing.publish.lambda.metricInvocations({ ...total, period: Duration.hours(2) }),
      fewerThan: 1,
      tr: 'Saatlik denetim çalışmıyor: ay kapanmasa da kimse fark etmez.',
      en: 'The hourly sweep does not run: nobody would see that a month is not closed.',
    },
    {
      name: 'publish-errors',
      severity: 'critical',
      // One tick that failed comes to lost-ticks.
      metric: publishing.publish.lambda.metricErrors({ ...total, period: Duration.hours(1) }),
      threshold: 1,
      points: [2, 2],
      tr: 'Ay kapanışı ya da saatlik denetim saatlerdir hata veriyor.',
      en: 'Closings of the month or hourly sweeps have failed for hours.',
    },
    {
      name: 'collapsing-list',
      severity: 'critical',
      metric: measured('publish', publishMetrics.shrinkagePermille),
      // Rounded up, so 11 is the first above one in a hundred.
      threshold: 11,
      tr: 'Yayımlanan bir liste satırlarının yüzde birinden fazlasını yitirdi.',
      en: 'A published list has lost more than one row in a hundred.',
    },
    {
      name: 'shrinking-list',
      severity: 'warning',
      metric: measured('publish', publishMetrics.shrinkage),
      threshold: 1,
      tr: 'Yayımlanan bir listenin satırları azaldı.',
      en: 'A published list has fewer rows than the one before.',
    },
    {
      name: 'stale-receipts',
      severity: 'warning',
      metric: measured('publish', publishMetrics.stale).with({ period: Duration.hours(1) }),
      threshold: 1,
      points: [2, 2],
      tr: 'Raporlar bir saatten çok bekliyor ve yeniden istenmeleri yetmedi.',
      en: 'Reports wait for more than an hour, and asking again did not help.',
    },
    {
      name: 'dead-letters',
      severity: 'warning',
      metric: depth(rating.deadLetters),
      threshold: 1,
      tr: 'Değerlendirilemeyen raporlar var.',
      en: 'Reports could not be rated.',
    },
    {
      name: 'failed-records',
      severity: 'warning',
      // A batch that fails in part succeeds as an invocation: Lambda's own error count stays flat.
      metric: counted('rate', rateMetrics.failedRecords),
      threshold: 10,
      tr: 'Raporlar art arda hata veriyor; yeniden deneniyor.',
      en: 'Reports keep failing and are being retried.',
    },
    {
      name: 'queue-age',
      severity: 'warning',
      metric: age(rating.queue),
      // A message that keeps failing is no longer counted after three attempts, which are 18 minutes.
      threshold: Duration.minutes(30).toSeconds(),
      tr: 'Kuyruktaki raporlar alınmıyor.',
      en: 'Nobody takes reports from the queue.',
    },
    {
      name: 'lost-ticks',
      severity: 'warning',
      metric: depth(publishing.lostTicks),
      threshold: 1,
      tr: 'Ay kapanışı, saatlik denetim ya da bildirim çalıştırılamadı.',
      en: 'A closing of the month, an hourly sweep or a run of deliveries could not be run.',
    },
    {
      name: 'webhooks-late',
      severity: 'warning',
      // A run that fails raises lost-ticks.
      metric: measured('notify', notifyMetrics.late),
      threshold: 1,
      tr: 'Haber verilen bir programa bir gündür ulaşılamıyor.',
      en: 'A subscriber has not been reached for a day.',
    },
    {
      name: 'function-throttles',
      severity: 'warning',
      // Of the account: so is the quota of concurrent functions.
      metric: LambdaFunction.metricAllThrottles(total),
      threshold: 10,
      tr: 'İşlevler eşzamanlılık sınırına takılıyor.',
      en: 'Functions run into the limit of concurrency.',
    },
    {
      name: 'table-reads-throttled',
      severity: 'warning',
      metric: readsThrottled,
      threshold: 10,
      tr: 'Defterden okumalar kısılıyor.',
      en: 'Reads of the ledger are throttled.',
    },
    {
      name: 'table-writes-throttled',
      severity: 'warning',
      metric: writesThrottled,
      threshold: 10,
      tr: 'Deftere yazmalar kısılıyor.',
      en: 'Writes to the ledger are throttled.',
    },
    {
      name: 'table-errors',
      severity: 'warning',
      metric: tableErrors,
      threshold: 5,
      tr: 'DynamoDB iç hata veriyor.',
      en: 'DynamoDB fails inside.',
    },
  ];
}
