import { createHash, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKey, sign } from '@kuvvet/office';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleHandler } from '../bundle-handler.ts';
import { type Answer, type StandIn, standInForAws } from '../functions/aws-stand-in.ts';
import type { Sent } from '../functions/intake.ts';
import { lambdaEnvironment } from '../lambda-environment.ts';
import { canaries, keyCanaries, spellings } from './canaries.ts';
import { trf } from './event.ts';
import { addressesWith } from './fields/http.ts';
import { requestsWith } from './fields/requests.ts';
import { leaksIn } from './leaks.ts';

type Handler = (event: unknown, context: object) => Promise<unknown>;
type Stage = Parameters<typeof bundleHandler>[0];

const [secret = ''] = keyCanaries.map(({ text }) => text);
const all = [...canaries, ...spellings, ...keyCanaries].map(({ text }) => text).join(' + ');
const now = new Date('2026-10-27T09:00:00Z');

/** An event of the HTTP API, as API Gateway makes it. */
function httpEvent(
  method: string,
  path: string,
  query: string,
  headers: Record<string, string>,
  body?: Uint8Array,
) {
  return {
    version: '2.0',
    routeKey: 'ANY /v1/{proxy+}',
    rawPath: path,
    rawQueryString: query,
    headers: { host: 'kuvvet.example', ...headers },
    requestContext: {
      http: { method, path, sourceIp: '192.0.2.7', userAgent: 'kuvvet' },
      requestId: 'request-1',
      stage: '$default',
    },
    body: body && Buffer.from(body).toString('base64'),
    isBase64Encoded: body !== undefined,
  };
}

/** The same request as `intake.post` would send, signed with a key that is a canary itself. */
function signedEvent({ path = '/v1/reports', query = 'tournament=E01', body = trf(), headers, named }: Sent) {
  const { tournament, revision = '1' } = Object.fromEntries(new URLSearchParams(query));
  const message = {
    id: named ?? `${tournament}_${revision}_1`.replace(/[^\w-]/g, 'x'),
    timestamp: `${Math.floor(Date.now() / 1000)}`,
    body,
  };
  return httpEvent(
    'POST',
    path,
    query,
    {
      'content-type': 'application/octet-stream',
      'kuvvet-sender': 'arbiter',
      'webhook-id': message.id,
      'webhook-timestamp': message.timestamp,
      'webhook-signature': sign(message, readKey(secret) as KeyObject),
      ...headers,
    },
    body,
  );
}

const messageTaken: Answer = ({ MessageBody }) => ({
  MessageId: 'message-1',
  MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
});

/** As the Parameter Store answers. */
const kept = (Value: string) => ({ Parameter: { Value } });

describe('the log and the answers of the bundled handlers', () => {
  const work = mkdtempSync(join(tmpdir(), 'kuvvet-privacy-'));
  const handlers = new Map<Stage, Handler>();
  let aws: StandIn;
  let logged = '';
  const answers: string[] = [];

  const handle = async (stage: Stage, event: unknown) => {
    const answer = await handlers
      .get(stage)?.(event, { awsRequestId: 'request-1' })
      .catch((error: Error) => error.message);
    answers.push(JSON.stringify(answer));
    return answer;
  };
  const leaks = () => [...new Set([logged, ...answers].flatMap(leaksIn))];

  beforeAll(async () => {
    aws = await standInForAws();
    for (const [name, value] of Object.entries({ ...lambdaEnvironment(aws.url), AWS_MAX_ATTEMPTS: '1' }))
      vi.stubEnv(name, value);
    for (const stage of ['ingest', 'rate', 'publish'] as const) {
      const file = join(work, stage, 'index.js');
      bundleHandler(stage, file);
      handlers.set(stage, createRequire(import.meta.url)(file).handler);
    }
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    logged = '';
    answers.length = 0;
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((line) => {
        logged += line;
        return true;
      });
    }
    aws.answers = {
      GetParameter: ({ Name }) =>
        kept(Name === '/kuvvet/licence-key' ? 'k'.repeat(64) : JSON.stringify([secret])),
      GetItem: ({ Key }) =>
        Key.pk.S === 'SENDER#arbiter'
          ? {
              Item: {
                id: { S: 'arbiter' },
                name: { S: all },
                active: { BOOL: true },
                scope: { L: [{ S: '*' }] },
              },
            }
          : {},
      PutItem: () => ({}),
      PutObject: () => ({}),
      SendMessage: messageTaken,
    };
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    aws.close();
    rmSync(work, { recursive: true });
  });

  const oneOfEachKind = canaries.filter(
    ({ kind }, at) => canaries.findIndex((one) => one.kind === kind) === at,
  );

  it.each(oneOfEachKind)('hold no $kind $text, wherever a request has it', async ({ text }) => {
    for (const { sent } of requestsWith(text)) {
      // Not so many at once.
      vi.setSystemTime(Date.now() + 1_000);
      await handle('ingest', signedEvent(sent));
    }
    for (const path of addressesWith(text))
      await handle('ingest', httpEvent('GET', path.split('?')[0] ?? '', '', {}));
    const told = new Set(Array.from(logged.matchAll(/"message":"(\w+)"/g), ([, message]) => message));
    expect([...told]).toEqual(expect.arrayContaining(['accepted', 'rejected', 'refused']));
    expect(leaks()).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, Answer>>]>([
    ['keys that are no JSON', { GetParameter: () => kept(all) }],
    ['keys that are no list', { GetParameter: () => kept(JSON.stringify({ [secret]: secret })) }],
    ['keys that are none', { GetParameter: () => kept(JSON.stringify([all, secret.slice(0, -2)])) }],
    ['no keys', { GetParameter: () => ({}) }],
    [
      'a sender that is damaged',
      { GetItem: () => ({ Item: { id: { S: all }, active: { BOOL: true }, scope: { S: all } } }) },
    ],
    [
      'a receipt that is damaged',
      {
        GetItem: () => ({
          Item: { tournament: { S: 'E01' }, findings: { B: Buffer.from(all).toString('base64') } },
        }),
      },
    ],
    [
      'a store that quotes what it refuses',
      { PutItem: () => ({ __type: 'ValidationException', message: all }) },
    ],
  ])('hold nothing of %s', async (_case, changes) => {
    aws.answers = { ...aws.answers, ...changes };
    await handle('ingest', signedEvent({}));
    await handle('ingest', signedEvent({ path: '/v1/reports:check' }));
    for (const path of ['/v1/reports/E01.1', '/v1/tournaments/E01', '/v1/status'])
      await handle('ingest', httpEvent('GET', path, '', {}));
    expect(logged).not.toBe('');
    expect(leaks()).toEqual([]);
  });

  it.each([
    ['no JSON', all],
    ['another document', JSON.stringify({ [all]: all })],
    ['a tournament that is none', JSON.stringify({ tournament: all, revision: 1, digest: all })],
    [
      'a tournament that is a number',
      JSON.stringify({ tournament: '900-000-002-78', revision: 1, digest: all }),
    ],
    ['a revision that is none', JSON.stringify({ tournament: 'E01', revision: all, digest: all })],
    ['a digest that is none', JSON.stringify({ tournament: 'E01', revision: 1, digest: all })],
  ])('hold nothing of a message that is %s', async (_case, body) => {
    expect(await handle('rate', { Records: [{ messageId: 'message-1', body }] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-1' }],
    });
    expect(logged).toContain('"message":"failed"');
    expect(leaks()).toEqual([]);
  });

  it.each([[{ scheduledTime: all }], [{ sweep: all }], [{ [all]: all }], [all]])(
    'hold nothing of a tick that is none',
    async (event) => {
      await handle('publish', event);
      expect(logged).toContain('"message":"failed"');
      expect(leaks()).toEqual([]);
    },
  );
});
