import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSample, rateIn } from '../cli/office.ts';
import { submissionOf } from '../functions/event.ts';
import { kuvvet, root } from '../run.ts';
import { endpoint, environment, client as settings } from './emulator.ts';
import { makeLedgerTable } from './ledger-table.ts';

describe.skipIf(!endpoint)(
  'the desk over an installation on AWS (skipped unless KUVVET_AWS_ENDPOINT names an emulator)',
  () => {
    const work = mkdtempSync(join(tmpdir(), 'kuvvet-desk-aws-'));
    let stack: Record<string, string>;
    let table: string;
    let queue: string;
    let desk: ChildProcess;
    let address: string;
    let password: string;
    const cookies = new Map<string, string>();

    beforeAll(async () => {
      const s3 = new S3Client({ ...settings, forcePathStyle: true });
      const [vault, lists] = [`vault-${randomUUID()}`, `lists-${randomUUID()}`];
      for (const Bucket of [vault, lists]) await s3.send(new CreateBucketCommand({ Bucket }));
      const { QueueUrl = '' } = await new SQSClient(settings).send(
        new CreateQueueCommand({ QueueName: `requests-${randomUUID()}` }),
      );
      queue = QueueUrl;
      table = await makeLedgerTable(new DynamoDBClient(settings));
      const path = `/kuvvet-${randomUUID()}`;
      stack = {
        ...environment,
        ...{ KUVVET_TABLE: table, KUVVET_VAULT_BUCKET: vault, KUVVET_LISTS_BUCKET: lists },
        ...{ KUVVET_QUEUE_URL: queue, KUVVET_LICENCE_KEY_PARAMETER: `${path}/licence-key` },
        ...{ KUVVET_LIST_KEY_PARAMETER: `${path}/list-key`, KUVVET_SENDER_KEYS: `${path}/senders/` },
      };
      const data = join(work, 'data');
      await beginSample(data);
      // The second is the same event under another code, so it is held (M-18).
      await rateIn(data, submissionOf('A'), submissionOf('H'));
      expect(await kuvvet(['import', '--data', data, '--aws'], stack)).toMatchObject({ code: 0 });
      await openDesk();
    });
    afterAll(() => {
      desk.kill('SIGINT');
      rmSync(work, { recursive: true });
    });

    /** As an officer opens it: the address comes on its output, the password beside it. */
    async function openDesk() {
      const launch = [join(root, 'launch.js'), './cli/src/main.ts', 'desk', '--aws', '--by', 'ayse'];
      desk = spawn(process.execPath, [...launch, '--port', '0'], {
        ...{ cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
        env: { ...process.env, LANG: 'en_US.UTF-8', ...stack },
      });
      const [said, told] = [desk.stdout, desk.stderr].map((stream) => {
        if (!stream) throw new Error('no output');
        return createInterface(stream)[Symbol.asyncIterator]();
      });
      address = (await said?.next())?.value ?? '';
      password = /Password: (\S+)/.exec((await told?.next())?.value ?? '')?.[1] ?? '';
    }

    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(new URL(path, address), {
        ...{ redirect: 'manual', ...init },
        headers: { cookie: [...cookies.values()].join('; '), ...init.headers },
      });
      for (const set of response.headers.getSetCookie()) {
        const [cookie = ''] = set.split(';');
        cookies.set(cookie.split('=')[0] ?? '', cookie);
      }
      return { status: response.status, page: await response.text(), headers: response.headers };
    };
    /** Fills in the form of a page and sends it as a browser does. */
    const send = async (page: string, action: string, fields: Readonly<Record<string, string>>) => {
      const { page: shown } = await ask(page);
      const token = /name="token" value="([^"]+)"/.exec(shown)?.[1] ?? '';
      const { origin } = new URL(address);
      return ask(action, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ token, ...fields }),
      });
    };
    const ledger = () => openDynamoLedger({ client: new DynamoDBClient(settings), table });

    it('opens on this machine and lets its one account in', async () => {
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/desk$/);
      const login = await send('/desk/login?lang=en', '/desk/login', { name: 'ayse', password });
      expect([login.status, login.headers.get('location')]).toEqual([303, '/desk']);
      expect((await ask('/desk')).page).toContain('Open month: October 2026');
    });

    it('shows what is held', async () => {
      const { status, page } = await ask('/desk/reports');
      expect([status, page]).toEqual([200, expect.stringContaining('/desk/reports/H.1')]);
      expect((await ask('/desk/reports/H.1')).status).toBe(200);
    });

    it('lets an officer release it: the queue is asked to have it rated, under the name of --by', async () => {
      const done = await send('/desk/reports/H.1', '/desk/reports/H.1/release', {
        reason: 'Hakemle görüşüldü',
      });
      expect(done.status).toBe(303);
      expect(await ledger().receipt('H', 1)).toMatchObject({ state: 'received', decision: { by: 'ayse' } });
      const { Messages = [] } = await new SQSClient(settings).send(
        new ReceiveMessageCommand({ QueueUrl: queue, WaitTimeSeconds: 5 }),
      );
      expect(Messages.map(({ Body = '' }) => JSON.parse(Body))).toMatchObject([
        { tournament: 'H', revision: 1 },
      ]);
      expect((await ask('/desk/trail')).page).toContain('Hakemle görüşüldü');
    });

    it('sets a cut-off, keeps a sender and its key, and has both in the trail', async () => {
      const cut = { until: '2999-10-28', late: 'hold', reason: 'Liste erken hazırlanıyor' };
      expect((await send('/desk/cut-off', '/desk/cut-off', cut)).page).toContain('It is set');
      const cutOff = { at: '2999-10-28T21:00:00.000Z', late: 'hold' };
      expect((await ledger().book('2026-10'))?.cutOff).toEqual(cutOff);
      const { page } = await send('/desk/senders', '/desk/senders', { act: 'add', id: 'izmir' });
      expect(page).toMatch(/whsec_[A-Za-z0-9+/]{43}=/);
      expect((await ledger().sender('izmir'))?.active).toBe(true);
      const month = new Date().toISOString().slice(0, 7);
      const said = (await Array.fromAsync(ledger().trail(month))).map(({ deed, by }) => `${deed} ${by}`);
      expect(said.sort()).toEqual(['cut-off ayse', 'release ayse', 'sender-add ayse']);
    });
  },
);
