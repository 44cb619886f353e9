/** What the stage counts. Handler and alarms share the names: import nothing here. */
export const ingestMetrics = {
  accepted: 'ReportsAccepted',
  rejected: 'ReportsRejected',
  checked: 'ReportsChecked',
  conflict: 'ReportsInConflict',
  refused: 'RequestsRefused',
  fault: 'IngestFaults',
} as const;
