import type { ProblemCode } from '../problems.ts';

/** Names of the schemas of answers among the components of the document. */
export type AnswerName = 'Receipt' | 'Check' | 'Tournament' | 'Status';

/** One thing the API does. */
export interface Operation {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly status: 200 | 202 | 302;
  /** Null where the answer is an address. */
  readonly answer: AnswerName | null;
  readonly refusals: readonly ProblemCode[];
}

const faults = ['service.defect', 'service.interrupted'] as const;

/** What can be wrong with anything that is sent. */
const refusedHandIn = [
  'request.parameters',
  'request.unfinished',
  'signature.invalid',
  'signature.expired',
  'signature.other',
  'sender.scope',
  'report.too-large',
  'report.media-type',
  'report.rejected',
  'rate.limited',
  ...faults,
] as const;

/** Everything the API does; anything else is `address.unknown`. */
export const operations: readonly Operation[] = [
  {
    method: 'post',
    path: '/v1/reports',
    operationId: 'submitReport',
    summary: 'Send a revision of a report',
    description:
      'Answers 202 once everything is durable. Sending the same again is harmless: nothing is counted twice. A withdrawal takes the place of a report.',
    status: 202,
    answer: 'Receipt',
    refusals: [...refusedHandIn, 'revision.conflict'],
  },
  {
    method: 'post',
    path: '/v1/reports:check',
    operationId: 'checkReport',
    summary: 'See what would become of a report; nothing is stored',
    status: 200,
    answer: 'Check',
    refusals: refusedHandIn,
  },
  {
    method: 'get',
    path: '/v1/reports/{receipt}',
    operationId: 'readReceipt',
    summary: 'Where a revision stands',
    status: 200,
    answer: 'Receipt',
    refusals: ['receipt.unknown', ...faults],
  },
  {
    method: 'get',
    path: '/v1/tournaments/{tournament}',
    operationId: 'readTournament',
    summary: 'The revision of a tournament that counts',
    status: 200,
    answer: 'Tournament',
    refusals: ['tournament.unknown', ...faults],
  },
  {
    method: 'get',
    path: '/v1/lists/{type}/on/{date}',
    operationId: 'findListOn',
    summary: 'The list in force on a day',
    description:
      'Leads to the manifest of that list in the revision that stands, which names every file. `lists/calendar.json` answers the same without us.',
    status: 302,
    answer: null,
    refusals: ['list.date', 'list.unknown', 'list.before', 'list.not-yet', ...faults],
  },
  {
    method: 'get',
    path: '/v1/lists/{type}/{list}',
    operationId: 'findList',
    summary: 'A list by its month, or the newest',
    status: 302,
    answer: null,
    refusals: ['list.unknown', ...faults],
  },
  {
    method: 'get',
    path: '/v1/lists/{type}/{list}/{file}',
    operationId: 'findListFile',
    summary: 'A file of a list, such as `list.csv` of `latest`: one address for ever',
    status: 302,
    answer: null,
    refusals: ['list.unknown', ...faults],
  },
  {
    method: 'get',
    path: '/v1/status',
    operationId: 'readStatus',
    summary: 'The open book and what waits',
    status: 200,
    answer: 'Status',
    refusals: faults,
  },
];
