/** What the stage counts and measures. Handler, alarms and dashboard share the names: import nothing here. */
export const publishMetrics = {
  published: 'MonthsPublished',
  draining: 'ClosesDraining',
  'not-open': 'ClosesNotOpen',
  failed: 'PublishFailures',
  /** Rows lost by the list that lost most, and thousandths of its rows by the one that lost the largest part. */
  shrinkage: 'ListShrinkage',
  shrinkagePermille: 'ListShrinkagePermille',
  /** Measured by every sweep that finds any. */
  stale: 'StaleReceipts',
  overdue: 'HoursOverdue',
} as const;
