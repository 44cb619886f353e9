/** What the stage counts. Handler and alarms share the names: import nothing here. */
export const rateMetrics = {
  failedRecords: 'FailedRecords',
  rated: 'TournamentsRated',
  withdrawn: 'TournamentsWithdrawn',
  held: 'TournamentsHeld',
  rejected: 'TournamentsRejected',
  parked: 'TournamentsParked',
  superseded: 'TournamentsSuperseded',
} as const;
