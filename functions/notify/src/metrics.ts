/** What the stage counts and measures. Handler, alarms and dashboard share the names: import nothing here. */
export const notifyMetrics = {
  delivered: 'NewsDelivered',
  failed: 'DeliveriesFailed',
  'given-up': 'DeliveriesGivenUp',
  gone: 'SubscribersGone',
  failures: 'NotifyFailures',
  /** Measured by every run in which it is more than 0. */
  late: 'LateDeliveries',
} as const;
