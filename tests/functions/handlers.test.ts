import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ingestMetrics } from '@kuvvet/ingest/metrics';
import { pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { notifyMetrics } from '@kuvvet/notify/metrics';
import { digestOf, submissionBytes } from '@kuvvet/office';
import { publishMetrics } from '@kuvvet/publish/metrics';
import { rateMetrics } from '@kuvvet/rate/metrics';
import { readReportFile } from '@kuvvet/standalone';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack } from '../../packages/ledger/src/packing.ts';
import { bundleHandler } from '../bundle-handler.ts';
import { lambdaEnvironment } from '../lambda-environment.ts';
import { listKey } from '../list-keys.ts';
import { root } from '../run.ts';
import { type Answer, type StandIn, standInForAws } from './aws-stand-in.ts';

type Handler = (event: unknown, context: object) => Promise<unknown>;
type Metric = { Dimensions: readonly string[][]; Metrics: readonly { Name: string }[] };
type Stage = Parameters<typeof bundleHandler>[0];

const event = (name: string): unknown => JSON.parse(readFileSync(join(root, `events/${name}.json`), 'utf8'));
const report = readReportFile(join(root, 'samples/2026-10/reports/E02.national.cp1254.trf'));
const form = readReportFile(join(root, 'samples/2026-10/reports/E05.trf16.utf8.trf'));
const licences = Object.values<string>(JSON.parse(Buffer.from(form.licences ?? []).toString()));

/** What the events are signed with; see events/README.md. */
const key = `whsec_${Buffer.from('an invented key for these events').toString('base64')}`;
const signedAt = new Date('2026-10-27T09:00:00Z');

const item = (attributes: Readonly<Record<string, string | number | boolean>>) => ({
  Item: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? { S: value }
        : typeof value === 'number'
          ? { N: `${value}` }
          : { BOOL: value },
    ]),
  ),
});

const messageTaken: Answer = ({ MessageBody }) => ({
  MessageId: 'message-1',
  MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
});

const metricNames: readonly string[] = [ingestMetrics, rateMetrics, publishMetrics, notifyMetrics].flatMap(
  Object.values,
);

const keysOf = ({ pk, sk }: { pk: string; sk: string }) => ({ pk: { S: pk }, sk: { S: sk } });

const findings = { B: Buffer.from(pack([])).toString('base64') };

describe('the bundles of the handlers', () => {
  const work = mkdtempSync(join(tmpdir(), 'kuvvet-handlers-'));
  const handlers = new Map<Stage, Handler>();
  let aws: StandIn;
  let logged: string;

  const give = (stage: Stage, input: unknown) => handlers.get(stage)?.(input, { awsRequestId: 'request-1' });
  const handle = (stage: Stage, name: string) => give(stage, event(name));
  const asked = () => aws.asked.map(({ operation }) => operation);

  const lines = (): Record<string, unknown>[] =>
    logged
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  /** Of a metric, every value since the last test. */
  const measured = (name: string) => lines().flatMap((line) => line[name] ?? []);

  beforeAll(async () => {
    aws = await standInForAws();
    for (const [name, value] of Object.entries(lambdaEnvironment(aws.url))) vi.stubEnv(name, value);
    for (const stage of ['ingest', 'rate', 'publish', 'notify'] as const) {
      const file = join(work, stage, 'index.js');
      bundleHandler(stage, file);
      handlers.set(stage, createRequire(import.meta.url)(file).handler);
    }
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: signedAt });
    logged = '';
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((line) => {
        logged += line;
        return true;
      });
    }
    aws.asked.length = 0;
    aws.answers = {
      GetParameter: ({ Name }) => ({
        Parameter: { Value: Name === '/kuvvet/senders/arbiter' ? JSON.stringify([key]) : 'k'.repeat(64) },
      }),
      Query: () => ({ Items: [] }),
      GetItem: ({ Key }) =>
        Key.pk.S === 'SENDER#arbiter' ? item({ id: 'arbiter', name: 'Arbiter', active: true }) : {},
      PutItem: () => ({}),
      PutObject: () => ({}),
      SendMessage: messageTaken,
    };
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    // Whatever a handler is given, no licence number comes into its log.
    expect(licences.filter((licence) => logged.includes(licence))).toEqual([]);
    // Nor does anything that is sent become a metric or a dimension of one.
    for (const { _aws } of lines() as { _aws?: { CloudWatchMetrics: readonly Metric[] } }[]) {
      for (const { Dimensions, Metrics } of _aws?.CloudWatchMetrics ?? []) {
        expect(Dimensions).toEqual([['service']]);
        expect(Metrics.filter(({ Name }) => !metricNames.includes(Name))).toEqual([]);
      }
    }
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    aws.close();
    rmSync(work, { recursive: true });
  });

  it.each([
    ['http-post-report', 202, undefined],
    ['http-post-form', 202, undefined],
    ['http-post-unnamed', 400, 'request.parameters'],
    ['http-post-forged', 401, 'signature.invalid'],
    ['http-get-receipt', 404, 'receipt.unknown'],
  ])('ingest answers %s with %i', async (name, statusCode, code) => {
    const answer = (await handle('ingest', name)) as { statusCode: number; body: string };
    expect(answer).toMatchObject({ statusCode });
    expect(JSON.parse(answer.body).code).toBe(code);
  });

  it.each([
    ['http-post-report', report],
    ['http-post-form', form],
  ])('ingest keeps the bytes of %s, then the receipt, then the request', async (name, submission) => {
    const bytes = submissionBytes(submission);
    const digest = digestOf(bytes);
    const { tournament } = submission;
    expect(await handle('ingest', name)).toMatchObject({
      headers: { location: `/v1/reports/${tournament}.1` },
    });
    const [stored, receipt, request, ...more] = aws.asked.slice(-3);
    expect(more).toEqual([]);
    expect(stored).toEqual({
      operation: 'PutObject',
      input: { key: `vault/submissions/${digest}`, body: Buffer.from(bytes), condition: '*' },
    });
    expect(receipt).toMatchObject({
      operation: 'PutItem',
      input: {
        Item: { digest: { S: digest }, sender: { S: 'arbiter' }, received: { S: signedAt.toISOString() } },
      },
    });
    expect(request?.operation).toBe('SendMessage');
    expect(JSON.parse(request?.input.MessageBody)).toEqual({ tournament, revision: 1, digest });
    expect(logged).toContain('"message":"accepted"');
  });

  it('ingest keeps nothing of what nobody signed', async () => {
    await handle('ingest', 'http-post-forged');
    expect(asked()).not.toContain('PutObject');
    expect(asked()).not.toContain('PutItem');
  });

  const request = (tournament: string, digest = 'd') =>
    JSON.stringify({ tournament, revision: 1, digest: digest.repeat(64) });

  it.each([
    ['is cut off', '{"tournament":"E02","revision":1', 'service.defect', undefined],
    ['is no request', '{"Subject":"hello"}', 'service.defect', undefined],
    ['names a tournament nobody sent', request('unknown'), 'ledger.defect', 'unknown'],
    ['names another submission than the receipt', request('T01', 'e'), 'ledger.defect', 'T01'],
    ['asks for a submission that is not in the vault', request('bare'), 'ledger.defect', 'bare'],
  ])('rate gives a message back alone that %s, and rates the other nine', async (...row) => {
    const [, poison, code, tournament] = row;
    const receipt = { revision: 1, digest: 'd'.repeat(64), sender: 'arbiter' };
    aws.answers = {
      ...aws.answers,
      GetItem: ({ Key }) => {
        const tournament = Key.pk.S.replace('TOURNAMENT#', '');
        if (tournament === 'unknown') return {};
        const state = tournament === 'bare' ? 'received' : 'rated';
        return { Item: { ...item({ ...receipt, tournament, state }).Item, findings } };
      },
    };
    const { Records } = event('sqs-poison-and-request') as { Records: object[] };
    const batch = Array.from({ length: 10 }, (_, at) => ({
      ...Records[1],
      messageId: `message-${at}`,
      body: at === 3 ? poison : request(`T0${at}`),
    }));
    expect(await give('rate', { Records: batch })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-3' }],
    });
    expect(measured(rateMetrics.failedRecords)).toEqual([1]);
    expect(measured(rateMetrics.rated)).toEqual(Array(9).fill(1));
    expect(lines().filter(({ message }) => message === 'failed')).toMatchObject([
      { messageId: 'message-3', ...(tournament && { tournament, revision: 1 }), fault: { code } },
    ]);
  });

  it('rate gives back the cut-off message of two', async () => {
    const receipt = { tournament: 'E02', revision: 1, digest: 'd'.repeat(64), state: 'rated' };
    aws.answers = { ...aws.answers, GetItem: () => ({ Item: { ...item(receipt).Item, findings } }) };
    expect(await handle('rate', 'sqs-poison-and-request')).toEqual({
      batchItemFailures: [{ itemIdentifier: '00000000-0000-4000-8000-000000000001' }],
    });
  });

  it('publish leaves a month alone that is not over in Istanbul', async () => {
    aws.answers = { GetItem: ({ Key }) => (Key.pk.S === 'PERIOD' ? item({ period: '2026-10' }) : {}) };
    expect(await handle('publish', 'scheduler-tick-early')).toEqual([]);
    expect(asked()).toEqual(['GetItem', 'GetItem']);
  });

  /** October's book is open and these reports wait; the index gives their keys. */
  const waiting = (...receipts: readonly { tournament: string; received: string }[]) => {
    const items = receipts.map((receipt) => {
      const keys = { pk: `TOURNAMENT#${receipt.tournament}`, sk: 'RECEIPT#0001' };
      const rest = { revision: 1, digest: 'd'.repeat(64), state: 'received' };
      const { Item } = item({ ...keys, ...receipt, ...rest, [pendingIndex.partition]: 'PENDING' });
      return { keys: item(keys).Item, whole: { ...Item, findings } };
    });
    aws.answers = {
      GetItem: ({ Key }) =>
        Key.pk.S === 'PERIOD#2026-09'
          ? {}
          : item({ period: '2026-10', state: 'open', ruleSet: 'turkey', previousState: 'd'.repeat(64) }),
      Query: () => ({ Items: items.map(({ keys }) => keys) }),
      BatchGetItem: () => ({ Responses: { ledger: items.map(({ whole }) => whole) } }),
      SendMessage: messageTaken,
    };
  };
  const requested = () =>
    aws.asked
      .filter(({ operation }) => operation === 'SendMessage')
      .map(({ input }) => JSON.parse(input.MessageBody));

  it('publish asks for what is still to be rated before it closes', async () => {
    waiting({ tournament: 'E02', received: '2026-10-31T20:50:00.000Z' });
    expect(await handle('publish', 'scheduler-tick')).toEqual([{ outcome: 'draining', waiting: 1 }]);
    expect(asked()).not.toContain('UpdateItem');
    expect(asked().at(-1)).toBe('SendMessage');
  });

  it('publish sweeps: asks for what was received an hour before, and names it in a line', async () => {
    const old = { tournament: 'E02', received: '2026-10-27T09:35:00.000Z' };
    waiting(old, { tournament: 'E03', received: '2026-10-27T09:36:00.000Z' });
    const stale = { ...old, revision: 1, state: 'received' };
    expect(await handle('publish', 'scheduler-sweep')).toEqual([stale]);
    expect(requested()).toEqual([{ tournament: 'E02', revision: 1, digest: 'd'.repeat(64) }]);
    expect(lines().filter(({ message }) => message === 'stale')).toMatchObject([{ level: 'WARN', ...stale }]);
    expect(measured(publishMetrics.stale)).toEqual([1]);
  });

  it('publish measures how late a close is, and nothing while nothing is stale or overdue', async () => {
    waiting();
    expect(await handle('publish', 'scheduler-sweep')).toEqual([]);
    expect(requested()).toEqual([]);
    expect(logged).toBe('');
    await give('publish', { sweep: '2026-11-01T01:35:00Z' });
    expect(measured(publishMetrics.overdue)).toEqual([4]);
  });

  it('publish finishes a close that died after it turned the book, and says which list is shorter', async () => {
    const objects = new Map<string, Buffer>();
    const put = (type: string, period: string, previous: string | null, rows: number) => {
      const bytes = Buffer.from(
        JSON.stringify({
          ...{ format: 'kuvvet.manifest/1', type, period, inForceFrom: `${period}-01`, previous },
          ...{ ruleSet: { name: 'turkey', version: '1' }, engine: '1' },
          files: [{ name: 'list.csv', mediaType: 'text/csv', bytes: 1, rows, sha256: 'f'.repeat(64) }],
        }),
      );
      const digest = digestOf(bytes);
      objects.set(`vault/manifests/${digest}`, bytes);
      return { S: digest };
    };
    const listOf = (type: string, before: number, after: number) =>
      put(type, '2026-11', put(type, '2026-10', null, before).S, after);
    const manifests = {
      ukd: listOf('ukd', 400, 395),
      uhs: listOf('uhs', 80, 80),
      uys: listOf('uys', 50, 51),
    };
    const digest = { S: 'd'.repeat(64) };
    const elected = { M: { book: digest, state: digest, register: digest, manifests: { M: manifests } } };
    aws.answers = {
      GetItem: ({ Key }) => {
        if (Key.pk.S === 'PERIOD') return item({ period: '2026-11' });
        const bookOf = (period: string, state: string) =>
          item({ period, state, ruleSet: 'turkey', previousState: '' });
        if (Key.pk.S === 'PERIOD#2026-11') return bookOf('2026-11', 'open');
        if (Key.pk.S !== 'PERIOD#2026-10') return {};
        return { Item: { ...bookOf('2026-10', 'published').Item, elected } };
      },
      GetObject: ({ key }) => objects.get(key),
      PutObject: ({ key, body }) => objects.set(key, body),
      Query: () => ({ Items: [] }),
      GetParameter: () => ({ Parameter: { Value: listKey(1) } }),
    };
    const shrunk = [{ type: 'ukd', before: 400, after: 395 }];
    expect(await handle('publish', 'scheduler-tick')).toMatchObject([{ outcome: 'published', shrunk }]);
    expect(lines().filter(({ message }) => message === 'shrunk')).toMatchObject([
      { level: 'WARN', ...shrunk[0] },
    ]);
    expect(measured(publishMetrics.shrinkage)).toEqual([5]);
    expect(measured(publishMetrics.shrinkagePermille)).toEqual([13]);
    expect(await handle('publish', 'scheduler-tick')).toEqual([]);
    const calendar = JSON.parse(`${objects.get('lists/lists/calendar.json')}`);
    expect(calendar.lists.uhs).toMatchObject([{ period: '2026-11', stands: 1 }]);
  });

  it('notify makes the attempt that is due, says what became of it, and measures what is late', async () => {
    const keys = { pk: 'SUBSCRIBER#club', sk: 'DELIVERY#report.rated/E02/1' };
    const delivery = {
      ...{
        news: 'report.rated/E02/1',
        subscriber: 'club',
        time: signedAt.toISOString(),
        link: 'v1/reports/E02.1',
      },
      ...{ state: 'pending', attempts: 6, due: '2026-10-27T08:59:00.000Z', answer: 'timeout' },
    };
    const { Item } = item({ ...keys, ...delivery, [pendingIndex.partition]: 'DUE' });
    // No host is asked: the address says that it is none of the internet.
    const club = item({ id: 'club', url: 'https://10.0.0.1/hook', active: true }).Item;
    const none = { L: [] };
    aws.answers = {
      Query: ({ ExpressionAttributeValues: values }) =>
        values[':partition']?.S === 'DUE' ? { Items: [item(keys).Item] } : { Items: [] },
      BatchGetItem: () => ({ Responses: { ledger: [Item] } }),
      GetItem: () => ({ Item: { ...club, types: none, tournaments: none, senders: none } }),
      GetParameter: ({ Name }) =>
        Name === '/kuvvet/subscribers/club' ? { Parameter: { Value: JSON.stringify([key]) } } : undefined,
      PutItem: () => ({}),
    };
    const attempted = [{ news: 'report.rated/E02/1', subscriber: 'club', outcome: 'failed' }];
    expect(await handle('notify', 'scheduler-deliver')).toEqual({ attempted, late: 1 });
    const writes = aws.asked
      .filter(({ operation }) => operation === 'PutItem')
      .map(({ input }) => input.Item);
    expect(writes).toMatchObject([
      { ...keysOf(keys), attempts: { N: '7' }, answer: { S: 'timeout' }, state: { S: 'pending' } },
      { ...keysOf(keys), attempts: { N: '7' }, answer: { S: 'forbidden-address' }, state: { S: 'pending' } },
    ]);
    expect(measured(notifyMetrics.late)).toEqual([1]);
    expect(measured(notifyMetrics.failed)).toEqual([1]);
    expect(lines().filter(({ message }) => message === 'failed')).toMatchObject([
      { level: 'INFO', subscriber: 'club', news: 'report.rated/E02/1' },
    ]);
    expect(logged).not.toContain(key.slice(6));
  });

  it('notify measures nothing where nothing is late, and refuses what says no time', async () => {
    aws.answers = { Query: () => ({ Items: [] }) };
    expect(await handle('notify', 'scheduler-deliver')).toEqual({ attempted: [], late: 0 });
    expect(measured(notifyMetrics.late)).toEqual([]);
    expect(logged).toBe('');
    await expect(handle('notify', 'scheduler-deliver-unfilled')).rejects.toThrow();
    expect(measured(notifyMetrics.failures)).toEqual([1]);
  });

  it.each(['scheduler-tick-unfilled', 'scheduler-sweep-unfilled'])(
    'publish refuses what does not say for when it is: %s',
    async (name) => {
      await expect(handle('publish', name)).rejects.toThrow();
      expect(asked()).toEqual([]);
      expect(lines()).toContainEqual(expect.objectContaining({ message: 'failed' }));
      expect(measured(publishMetrics.failed)).toEqual([1]);
    },
  );
});
