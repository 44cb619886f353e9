import type { Calendar, CalendarRevision } from '@kuvvet/gazette';

const hex = (digit: string) => digit.repeat(64);

const revisionOf = (of: {
  type: string;
  period: string;
  revision: number;
  since: string;
  digest: string;
}): CalendarRevision => ({
  revision: of.revision,
  since: of.since,
  manifest: `lists/${of.type}/${of.period}/${of.digest}/manifest.json`,
  files: [
    { name: 'list.csv', mediaType: 'text/csv; charset=utf-8; header=present', bytes: 5120 },
    {
      name: 'list.xlsx',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 9001,
    },
  ],
});

const november = (type: string, digest: string) =>
  revisionOf({ type, period: '2026-11', revision: 1, since: '2026-10-31T21:00:00Z', digest });

/** Two months of standard lists, the first made again, and one of rapid lists; blitz has none yet. */
export const calendar: Calendar = {
  format: 'kuvvet.calendar/1',
  timeZone: 'Europe/Istanbul',
  open: {
    period: '2026-12',
    closes: '2026-12-31T21:00:00Z',
    closesLocal: '2027-01-01T00:00:00+03:00',
    nextList: { period: '2027-01', inForceFrom: '2027-01-01', appearsBy: '2027-01-01T04:00:00Z' },
    late: [
      { month: '2026-10', lastList: '2027-01' },
      { month: '2026-11', lastList: '2027-02' },
      { month: '2026-12', lastList: '2027-03' },
    ],
  },
  lists: {
    ukd: [
      {
        ...{ period: '2026-12', inForceFrom: '2026-12-01', inForceUntil: null, stands: 1 },
        revisions: [
          revisionOf({
            ...{ type: 'ukd', period: '2026-12', revision: 1 },
            ...{ since: '2026-11-30T21:00:00Z', digest: hex('c') },
          }),
        ],
      },
      {
        ...{ period: '2026-11', inForceFrom: '2026-11-01', inForceUntil: '2026-11-30', stands: 2 },
        revisions: [
          november('ukd', hex('a')),
          revisionOf({
            ...{ type: 'ukd', period: '2026-11', revision: 2 },
            ...{ since: '2026-12-03T08:15:30.250Z', digest: hex('b') },
          }),
        ],
      },
    ],
    uhs: [
      {
        ...{ period: '2026-11', inForceFrom: '2026-11-01', inForceUntil: null, stands: 1 },
        revisions: [november('uhs', hex('d'))],
      },
    ],
    uys: [],
  },
};
