import {
  calendarKey,
  feedKey,
  latestKey,
  manifestName,
  releaseKey,
  stagedManifestKey,
  stateKey,
} from '@kuvvet/gazette';
import type {
  Act,
  Delivery,
  Election,
  Head,
  Ledger,
  PeriodBook,
  Player,
  Posting,
  Receipt,
  Subscriber,
} from '@kuvvet/ledger';
import {
  assessmentKey,
  closedBookKey,
  licencesKey,
  recordKey,
  registerKey,
  submissionKey,
} from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { type LedgerRequest, requestsBy } from './ledger-requests.ts';
import { permissions } from './roles.ts';

// No emulator checks permissions: what the stages ask for is compared with what the template grants.

const ingest = 'IntakeIngestRole';
const rate = 'RatingRateRole';
const publish = 'PublishingPublishRole';
const notify = 'NotifyingNotifyRole';

const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text);

const isAllowed = (role: string, { action, resource, partition }: LedgerRequest) =>
  permissions.some(
    ({ partitions, ...allowed }) =>
      allowed.role === role &&
      allowed.actions.includes(action) &&
      allowed.resources.some((pattern) => matches(pattern, resource)) &&
      (!partitions || partitions.some((pattern) => matches(pattern, partition ?? ''))),
  );

async function exhaust(items: AsyncIterable<unknown>) {
  let count = 0;
  for await (const _ of items) count++;
  return count;
}

const digest = 'd'.repeat(64);
const book: PeriodBook = {
  period: '2026-10',
  state: 'open',
  ruleSet: 'turkey',
  previousState: digest,
  elected: null,
  revised: [],
};
const election: Election = {
  book: digest,
  state: digest,
  register: digest,
  licences: digest,
  manifests: { ukd: digest, uhs: digest, uys: digest },
};
const receipt: Receipt = {
  tournament: 't',
  revision: 1,
  digest,
  sender: 's',
  received: '2026-10-05T09:00:00Z',
  state: 'received',
  findings: [],
  period: null,
  decision: null,
  event: null,
};
const player: Player = {
  ...{ player: '1001', name: 'IŞIK, Ömer', sex: null, birthYear: null, province: '', club: '' },
  ...{ federation: 'TUR', member: true, listed: true, mergedInto: null },
  fide: { number: null, standard: null, rapid: null, blitz: null },
};
const head: Head = {
  tournament: 't',
  revision: 1,
  period: '2026-10',
  counted: '2026-10',
  type: 'ukd',
  name: 'Kupa',
  assessment: digest,
};
const posting: Posting = {
  ...{ period: '2026-10', tournament: 't', revision: 1, type: 'ukd', basis: '2026-10' },
  ...{ start: '2026-10-03', games: 0, assessment: digest, results: [], reverses: null, amendments: [] },
};

const claim = { event: digest, over: null };
const merges = [{ player: '100001', into: '100002' }];

const merge: Act = {
  ...{ id: 'a', period: '2026-10', by: 'b', at: '2026-10-09T10:00:00Z', reason: 'r' },
  ...{ kind: 'merge', player: '1001', into: '1002' },
};
const subscriber: Subscriber = {
  ...{ id: 's', url: 'https://s.example/', types: ['list.published'], tournaments: ['*'] },
  ...{ senders: [], active: true },
};
const delivery: Delivery = {
  ...{ news: 'list.published/ukd/2026-11/1', subscriber: 's', time: '2026-11-01T00:00:00Z', link: 'l' },
  ...{ state: 'pending', attempts: 0, due: '2026-11-01T00:00:00Z', answer: null },
};
const rerun = { revision: 2, reason: 'r', by: 'b', at: '2026-11-05T09:00:00Z', election };

type Verb = readonly [name: string, use: (ledger: Ledger) => Promise<unknown>];

const matching: readonly Verb[] = [
  ['players', (ledger) => ledger.players(['1001'])],
  ['licences', (ledger) => ledger.licences(['token' as never])],
  ['fideNumbers', (ledger) => ledger.fideNumbers(['6300000'])],
  ['namesakes', (ledger) => ledger.namesakes(['isik omer'])],
  ['ratings', (ledger) => ledger.ratings(['1001'], '2026-10')],
  ['current', (ledger) => ledger.current()],
  ['book', (ledger) => ledger.book('2026-10')],
  ['head', (ledger) => ledger.head('t')],
  ['receipt', (ledger) => ledger.receipt('t', 1)],
  ['claim', (ledger) => ledger.claim(digest)],
  ['settle', (ledger) => ledger.settle(receipt)],
];
const pending: Verb = ['pending', (ledger) => exhaust(ledger.pending())];

describe('the ledger lets a stage do what its use case asks', () => {
  it.each<readonly [role: string, verb: string, use: Verb[1]]>([
    ...matching.map((verb) => [ingest, ...verb] as const),
    [ingest, ...pending],
    [ingest, 'sender', (ledger) => ledger.sender('s')],
    [ingest, 'putReceipt', (ledger) => ledger.putReceipt(receipt)],
    ...matching.map((verb) => [rate, ...verb] as const),
    [rate, 'receipts', (ledger) => ledger.receipts('t')],
    [rate, 'books', (ledger) => exhaust(ledger.books())],
    [rate, 'post', (ledger) => ledger.post({ posting, head, expected: null, receipt, claim, merges })],
    [publish, ...pending],
    [publish, 'players', (ledger) => ledger.players(['1001'])],
    [publish, 'standings', (ledger) => ledger.standings(['1001'])],
    [publish, 'books', (ledger) => exhaust(ledger.books())],
    [publish, 'current', (ledger) => ledger.current()],
    [publish, 'book', (ledger) => ledger.book('2026-10')],
    [publish, 'seal', (ledger) => ledger.seal('2026-10')],
    [publish, 'elect', (ledger) => ledger.elect('2026-10', election)],
    [publish, 'turn', (ledger) => ledger.turn('2026-10', { ...book, period: '2026-11' })],
    [publish, 'postings', (ledger) => exhaust(ledger.postings('2026-10'))],
    [publish, 'acts', (ledger) => exhaust(ledger.acts('2026-10'))],
    [publish, 'people', (ledger) => exhaust(ledger.people())],
    [publish, 'register', (ledger) => exhaust(ledger.register())],
    [publish, 'licenceEntries', (ledger) => exhaust(ledger.licenceEntries())],
    [publish, 'subscribers', (ledger) => ledger.subscribers()],
    [publish, 'addDeliveries', (ledger) => ledger.addDeliveries([delivery])],
    [notify, 'untold', (ledger) => exhaust(ledger.untold())],
    [notify, 'markTold', (ledger) => ledger.markTold({ ...receipt, state: 'rated' })],
    [notify, 'subscriber', (ledger) => ledger.subscriber('s')],
    [notify, 'subscribers', (ledger) => ledger.subscribers()],
    [notify, 'stopSubscriber', (ledger) => ledger.stopSubscriber('s')],
    [notify, 'addDeliveries', (ledger) => ledger.addDeliveries([delivery])],
    [notify, 'moveDelivery', (ledger) => ledger.moveDelivery(delivery, { ...delivery, attempts: 1 })],
    [notify, 'pendingDeliveries', (ledger) => exhaust(ledger.pendingDeliveries())],
    [
      publish,
      'addSteps',
      (ledger) => ledger.addSteps([{ player: '1001', type: 'ukd', step: { list: '2026-11', rating: 1500 } }]),
    ],
  ])('%s: %s', async (role, _, use) => {
    const requests = await requestsBy(use);
    expect(requests).not.toEqual([]);
    expect(requests.filter((request) => !isAllowed(role, request))).toEqual([]);
  });

  it.each<readonly [role: string, verb: string, use: Verb[1]]>([
    [ingest, 'post', (ledger) => ledger.post({ posting, head, expected: null, receipt, claim })],
    [ingest, 'seal', (ledger) => ledger.seal('2026-10')],
    [ingest, 'putSender', (ledger) => ledger.putSender({ id: 's', name: 'S', active: true, scope: [] })],
    [rate, 'seal', (ledger) => ledger.seal('2026-10')],
    [rate, 'begin', (ledger) => ledger.begin(book)],
    [publish, 'post', (ledger) => ledger.post({ posting, head, expected: null, receipt, claim })],
    [ingest, 'enter', (ledger) => ledger.enter(merge)],
    [rate, 'enter', (ledger) => ledger.enter(merge)],
    [publish, 'enter', (ledger) => ledger.enter(merge)],
    [ingest, 'revise', (ledger) => ledger.revise('2026-10', rerun)],
    [rate, 'revise', (ledger) => ledger.revise('2026-10', rerun)],
    [ingest, 'heads', (ledger) => exhaust(ledger.heads())],
    [rate, 'heads', (ledger) => exhaust(ledger.heads())],
    [ingest, 'licenceEntries', (ledger) => exhaust(ledger.licenceEntries())],
    [rate, 'licenceEntries', (ledger) => exhaust(ledger.licenceEntries())],
    [ingest, 'putPlayers', (ledger) => ledger.putPlayers([player])],
    [rate, 'putPlayers', (ledger) => ledger.putPlayers([player])],
    [publish, 'putPlayers', (ledger) => ledger.putPlayers([player])],
    [notify, 'putReceipt', (ledger) => ledger.putReceipt(receipt)],
    [notify, 'settle', (ledger) => ledger.settle(receipt)],
    [notify, 'post', (ledger) => ledger.post({ posting, head, expected: null, receipt, claim })],
    [notify, 'seal', (ledger) => ledger.seal('2026-10')],
    [notify, 'putSubscriber', (ledger) => ledger.putSubscriber(subscriber)],
    [notify, 'removeSubscriber', (ledger) => ledger.removeSubscriber('s')],
    [publish, 'putSubscriber', (ledger) => ledger.putSubscriber(subscriber)],
    [ingest, 'addDeliveries', (ledger) => ledger.addDeliveries([delivery])],
    [rate, 'addDeliveries', (ledger) => ledger.addDeliveries([delivery])],
    [publish, 'putLicences', (ledger) => ledger.putLicences([['token' as never, '1001']])],
  ])('and not what it never asks: %s: %s', async (role, _, use) => {
    const requests = await requestsBy(use);
    expect(requests.every((request) => isAllowed(role, request))).toBe(false);
  });
});

describe('the archive lets a stage do what its use case asks', () => {
  const release = { type: 'ukd', period: '2026-11', digest } as const;

  it.each([
    [ingest, 's3:PutObject', 'ArchiveVault', submissionKey(digest)],
    [ingest, 's3:GetObject', 'ArchiveVault', assessmentKey(digest)],
    [rate, 's3:GetObject', 'ArchiveVault', submissionKey(digest)],
    [rate, 's3:GetObject', 'ArchiveVault', assessmentKey(digest)],
    [rate, 's3:PutObject', 'ArchiveVault', assessmentKey(digest)],
    [rate, 's3:GetObject', 'ArchiveVault', recordKey(digest)],
    [rate, 's3:GetObject', 'ArchiveVault', stateKey(digest)],
    [publish, 's3:GetObject', 'ArchiveVault', assessmentKey(digest)],
    [publish, 's3:PutObject', 'ArchiveVault', assessmentKey(digest)],
    [publish, 's3:PutObject', 'ArchiveVault', recordKey(digest)],
    [publish, 's3:GetObject', 'ArchiveVault', stateKey(digest)],
    [publish, 's3:PutObject', 'ArchiveVault', stateKey(digest)],
    [publish, 's3:PutObject', 'ArchiveVault', registerKey(digest)],
    [publish, 's3:PutObject', 'ArchiveVault', licencesKey(digest)],
    [publish, 's3:AbortMultipartUpload', 'ArchiveVault', recordKey(digest)],
    [publish, 's3:AbortMultipartUpload', 'ArchiveVault', stateKey(digest)],
    [publish, 's3:AbortMultipartUpload', 'ArchiveVault', registerKey(digest)],
    [publish, 's3:AbortMultipartUpload', 'ArchiveVault', licencesKey(digest)],
    [publish, 's3:PutObject', 'ArchiveVault', closedBookKey('2026-10')],
    [publish, 's3:GetObject', 'ArchiveVault', stagedManifestKey(digest)],
    [publish, 's3:PutObject', 'ArchiveVault', stagedManifestKey(digest)],
    [publish, 's3:PutObject', 'ArchiveLists', releaseKey(release, manifestName)],
    [publish, 's3:AbortMultipartUpload', 'ArchiveLists', releaseKey(release, 'list.ndjson')],
    [publish, 's3:GetObject', 'ArchiveLists', latestKey('ukd')],
    [publish, 's3:PutObject', 'ArchiveLists', latestKey('ukd')],
    [publish, 's3:PutObject', 'ArchiveLists', feedKey('ukd')],
    [publish, 's3:PutObject', 'ArchiveLists', calendarKey],
    [ingest, 's3:GetObject', 'ArchiveLists', calendarKey],
    [ingest, 's3:GetObject', 'ArchiveLists', releaseKey(release, manifestName)],
  ])('%s: %s %s/%s', (role, action, bucket, key) => {
    expect(isAllowed(role, { action, resource: `${bucket}/${key}` })).toBe(true);
  });

  it.each([
    [ingest, 's3:GetObject', 'ArchiveVault', submissionKey(digest)],
    [publish, 's3:GetObject', 'ArchiveVault', submissionKey(digest)],
    [rate, 's3:PutObject', 'ArchiveLists', latestKey('ukd')],
    [ingest, 's3:PutObject', 'ArchiveLists', calendarKey],
  ])('and not what it never asks: %s: %s %s/%s', (role, action, bucket, key) => {
    expect(isAllowed(role, { action, resource: `${bucket}/${key}` })).toBe(false);
  });
});
