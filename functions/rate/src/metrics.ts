/** What the stage counts. Handler and alarms share the names: import nothing here. */
export const rateMetrics = {
  failedRecords: 'FailedRecords',
  rated: 'TournamentsRated',
  held: 'TournamentsHeld',
  rejected: 'TournamentsRejected',
} as const;
