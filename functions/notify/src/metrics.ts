/** What the stage counts and measures. Handler, alarms and dashboard share the names: import nothing here. */
export const notifyMetrics = {
  delivered: 'NewsDelivered',
  failed: 'DeliveriesFailed',
  'given-up': 'DeliveriesGivenUp',
  gone: 'SubscribersGone',
  failures: 'NotifyFailures',
  /** Measured by every run, 0 too. */
  late: 'LateDeliveries',
} as const;
