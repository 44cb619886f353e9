import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { digestOf, submissionBytes } from '@kuvvet/office';
import { readReportFile } from '@kuvvet/standalone';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack } from '../../packages/ledger/src/packing.ts';
import { bundleHandler } from '../bundle-handler.ts';
import { lambdaEnvironment } from '../lambda-environment.ts';
import { root } from '../run.ts';
import { type Answer, type StandIn, standInForAws } from './aws-stand-in.ts';

type Handler = (event: unknown, context: object) => Promise<unknown>;
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

const findings = { B: Buffer.from(pack([])).toString('base64') };

describe('the bundles of the handlers', () => {
  const work = mkdtempSync(join(tmpdir(), 'kuvvet-handlers-'));
  const handlers = new Map<Stage, Handler>();
  let aws: StandIn;
  let logged: string;

  const handle = (stage: Stage, name: string) =>
    handlers.get(stage)?.(event(name), { awsRequestId: 'request-1' });
  const asked = () => aws.asked.map(({ operation }) => operation);

  beforeAll(async () => {
    aws = await standInForAws();
    for (const [name, value] of Object.entries(lambdaEnvironment(aws.url))) vi.stubEnv(name, value);
    for (const stage of ['ingest', 'rate', 'publish'] as const) {
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
      GetSecretValue: ({ SecretId }) => ({
        SecretString: SecretId === 'kuvvet/senders/arbiter' ? JSON.stringify([key]) : 'k'.repeat(64),
      }),
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

  it('rate gives a poison message back alone', async () => {
    const receipt = {
      tournament: 'E02',
      revision: 1,
      digest: 'd'.repeat(64),
      sender: 'arbiter',
      state: 'rated',
    };
    const { Item } = item(receipt);
    aws.answers = { ...aws.answers, GetItem: () => ({ Item: { ...Item, findings } }) };
    expect(await handle('rate', 'sqs-poison-and-request')).toEqual({
      batchItemFailures: [{ itemIdentifier: '00000000-0000-4000-8000-000000000001' }],
    });
  });

  it('publish leaves a month alone that is not over in Istanbul', async () => {
    aws.answers = { GetItem: () => item({ period: '2026-10' }) };
    expect(await handle('publish', 'scheduler-tick-early')).toEqual([]);
    expect(asked()).toEqual(['GetItem']);
  });

  it('publish asks for what is still to be rated before it closes', async () => {
    const keys = { pk: 'TOURNAMENT#E02', sk: 'RECEIPT#0001' };
    const waiting = {
      ...keys,
      tournament: 'E02',
      revision: 1,
      digest: 'd'.repeat(64),
      state: 'received',
      [pendingIndex.partition]: 'PENDING',
    };
    const { Item } = item(waiting);
    aws.answers = {
      GetItem: () =>
        item({ period: '2026-10', state: 'open', ruleSet: 'turkey', previousState: 'd'.repeat(64) }),
      Query: () => ({ Items: [item(keys).Item] }),
      BatchGetItem: () => ({ Responses: { ledger: [{ ...Item, findings }] } }),
      SendMessage: messageTaken,
    };
    expect(await handle('publish', 'scheduler-tick')).toEqual([{ outcome: 'draining', waiting: 1 }]);
    expect(asked()).not.toContain('UpdateItem');
    expect(asked().at(-1)).toBe('SendMessage');
  });

  it('publish refuses a tick that does not say for when it is', async () => {
    await expect(handle('publish', 'scheduler-tick-unfilled')).rejects.toThrow();
    expect(asked()).toEqual([]);
    expect(logged).toContain('"message":"failed"');
  });
});
