/** What the stage counts. Handler and alarms share the names: import nothing here. */
export const publishMetrics = {
  published: 'MonthsPublished',
  draining: 'ClosesDraining',
  'not-open': 'ClosesNotOpen',
  failed: 'PublishFailures',
} as const;
