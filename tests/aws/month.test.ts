import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyRingKey, signatureName, verifyLists } from '@kuvvet/gazette';
import type { Stale } from '@kuvvet/publish';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder, kuvvet, root } from '../run.ts';
import { type Deployment, deploy, named } from './deployment.ts';
import { endpoint, environment } from './emulator.ts';
import {
  comeBackAfter,
  invoke,
  itemsIn,
  killFunctions,
  linesIn,
  messagesIn,
  objectsIn,
  send,
} from './inside.ts';

const sample = join(root, 'samples/2026-10');
const register = join(sample, 'register.csv');
const directory = join(sample, 'reports');
const reports = readdirSync(directory).filter((file) => file.endsWith('.trf'));
const receipts = reports.map((file) => `${file.split('.')[0]}.1`);
const [first = ''] = reports;

const digests = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')]);

describe.skipIf(!endpoint)('a month on AWS (skipped unless KUVVET_AWS_ENDPOINT names an emulator)', () => {
  let work: string;
  let deployment: Deployment;
  let key: string;
  /** All that anybody was told over HTTP or by a command, but for the key. */
  const told: string[] = [];

  const output = (name: string) => deployment.outputs[name] ?? '';
  const office = async (...args: string[]) => {
    const run = await kuvvet([...args, '--aws'], {
      ...environment,
      KUVVET_TABLE: output('Table'),
      KUVVET_VAULT_BUCKET: output('VaultBucket'),
      KUVVET_LISTS_BUCKET: output('ListsBucket'),
      KUVVET_QUEUE_URL: output('QueueUrl'),
      KUVVET_LICENCE_KEY_PARAMETER: output('LicenceKeyParameter'),
    });
    told.push(run.stderr);
    return run;
  };
  const submit = async (file: string, secret = key, ...more: string[]) => {
    const options = ['--json', '--url', output('ApiUrl'), '--key', secret, ...more];
    const { code, stdout, stderr } = await kuvvet(['submit', join(directory, file), ...options], environment);
    told.push(stdout, stderr);
    return { code, stderr, answer: JSON.parse(stdout) };
  };
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(new URL(path, output('ApiUrl')), init);
    const text = await response.text();
    told.push(text, JSON.stringify([...response.headers]));
    return { status: response.status, answer: JSON.parse(text) };
  };
  const tick = (scheduledTime: string) => invoke(output('PublishFunction'), { scheduledTime });
  const sweep = (instant: string) => invoke(output('PublishFunction'), { sweep: instant });
  const lists = () => objectsIn(output('ListsBucket'));

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-aws-'));
    deployment = await deploy(join(work, 'cdk.out'));
  }, 240_000);

  afterAll(() => rmSync(work, { recursive: true }));

  it('deploys every resource of the template', () => {
    const made = deployment.resources.map(({ LogicalResourceId, ResourceType, ResourceStatus }) => [
      LogicalResourceId,
      [ResourceType, ResourceStatus],
    ]);
    const wanted = Object.entries(deployment.template.Resources).map(([name, { Type }]) => [
      name,
      [Type, 'CREATE_COMPLETE'],
    ]);
    expect(Object.fromEntries(made)).toEqual(Object.fromEntries(wanted));
  });

  it('opens the first book and gives a sender a key', async () => {
    const begun = await office('begin', '--period', '2026-10', '--register', register);
    expect(begun).toMatchObject({ code: 0, stderr: '' });
    const sender = await office('sender', 'add', 'arbiter', '--scope', 'E*');
    expect(sender).toMatchObject({ code: 0, stderr: 'arbiter: live keys: 1; events: E*\n' });
    key = sender.stdout.trim();
    expect(await ask('/v1/status')).toMatchObject({ status: 200, answer: { open: '2026-10' } });
  });

  it('takes in eight signed reports, three with a licence map beside', async () => {
    await comeBackAfter(10, output('QueueUrl'));
    const runs = await Promise.all(reports.map((file) => submit(file)));
    expect(runs.map(({ code, answer }) => [code, answer.receipt])).toEqual(receipts.map((name) => [0, name]));
  });

  it('asks for each three times, and is killed in the middle of its work', async () => {
    const items = await itemsIn(output('Table'));
    const asked = items.filter(({ sk }) => sk?.S === 'RECEIPT#0001');
    expect(asked).toHaveLength(receipts.length);
    let killed = 0;
    for (let time = 0; time < 2; time++) {
      for (const { tournament, digest } of asked) {
        const request = { tournament: tournament?.S, revision: 1, digest: digest?.S };
        await send(request, output('QueueUrl'));
      }
      killed += killFunctions();
    }
    expect(killed).toBeGreaterThan(0);
  });

  it('gives a report that is sent twice the same receipt', async () => {
    const { answer } = await ask(`/v1/reports/${receipts[0]}`);
    const { received } = answer;
    expect(await submit(first)).toMatchObject({
      code: 0,
      answer: { receipt: receipts[0], received },
    });
  });

  it('refuses what no sender signed', async () => {
    const stranger = await submit(first, `whsec_${Buffer.alloc(32, 1).toString('base64')}`);
    expect(stranger).toMatchObject({ code: 1, answer: { status: 401, code: 'signature.invalid' } });
    const body = readFileSync(join(directory, first));
    const unsigned = await ask('/v1/reports?tournament=E01', { method: 'POST', body });
    expect(unsigned).toMatchObject({ status: 401, answer: { code: 'signature.invalid' } });
  });

  it('takes the other key of a rotation, an ed25519 one, and no event out of scope', async () => {
    const pair = `whsk_${Buffer.alloc(32, 9).toString('base64')}`;
    const publicKey = 'whpk_/RckOFqgx1tk+3jNYC+h2ZH96/drE8WO1wLqyDXp9hg=';
    expect(await office('sender', 'rotate', 'arbiter', '--public-key', publicKey)).toMatchObject({ code: 0 });
    for (const live of [pair, key]) expect(await submit(first, live)).toMatchObject({ code: 0 });
    expect(await submit(first, pair, '--tournament', 'IZM-1')).toMatchObject({
      code: 1,
      answer: { status: 403, code: 'sender.scope' },
    });
  });

  it('sweeps while they wait, and may ask for each again', async () => {
    const { error, answer } = await sweep('2099-01-01T00:35:00Z');
    expect(error).toBeUndefined();
    for (const { tournament, revision, state } of answer as Stale[]) {
      expect(receipts).toContain(`${tournament}.${revision}`);
      expect(state).toBe('received');
    }
  });

  it('rates all eight', async () => {
    const states = () =>
      Promise.all(receipts.map(async (receipt) => (await ask(`/v1/reports/${receipt}`)).answer.state));
    const patience = { interval: 500, timeout: 90_000 };
    await expect.poll(states, patience).toEqual(receipts.map(() => 'rated'));
    expect(await sweep('2099-01-01T01:35:00Z')).toEqual({ answer: [] });
  });

  it('closes no month before it is over in Istanbul', async () => {
    expect(await tick('2026-10-31T20:05:00Z')).toEqual({ answer: [] });
    expect(await lists()).toEqual(new Map());
  });

  it('publishes at the first tick of November, and nothing more at the next', async () => {
    const published = expect.objectContaining({ outcome: 'published', list: '2026-11' });
    const patience = { interval: 1000, timeout: 90_000 };
    await expect.poll(() => tick('2026-10-31T21:05:00Z'), patience).toEqual({ answer: [published] });
    const once = digests(await lists());
    expect(await tick('2026-11-01T00:05:00Z')).toEqual({ answer: [] });
    expect(digests(await lists())).toEqual(once);
    expect((await ask('/v1/status')).answer).toEqual({
      open: '2026-11',
      waiting: { received: 0, parked: 0 },
    });
  });

  it('publishes the files that one machine makes, byte for byte', async () => {
    const out = join(work, 'out');
    const files = ['--register', register, '--reports', directory, '--out', out];
    expect(await kuvvet(['month', '--period', '2026-10', ...files])).toMatchObject({ code: 0 });
    const unsigned = [...(await lists())].filter(
      ([key]) => key !== keyRingKey && !key.endsWith(signatureName),
    );
    expect(digests(new Map(unsigned))).toEqual(digests(filesUnder(out)));
  });

  it('signs them with a key that it made, so that anyone can verify them and work them out again', async () => {
    const site = await lists();
    const get = async (key: string) => {
      const bytes = site.get(key);
      return bytes ? { bytes, tag: '' } : null;
    };
    const verdicts = await Array.fromAsync(verifyLists({ get }, { home: 'TUR' }));
    expect(verdicts.flatMap(({ flaws }) => flaws)).toEqual([]);
    expect(new Set(verdicts.map(({ list }) => list?.signedBy)).size).toBe(1);
    expect(verdicts.map(({ list }) => list?.recomputed?.events ?? 0).every((events) => events > 0)).toBe(
      true,
    );
  });

  it('serves them to anyone and any page through CloudFront, and nowhere else', async () => {
    const site = new URL(endpoint ?? '');
    site.hostname = output('ListsDomain').replace(/net$/, 'localhost');
    for (const [path, bytes] of await lists()) {
      const response = await fetch(new URL(path, site), { headers: { origin: 'https://club.example' } });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    }
    const bucket = new URL(`/${output('ListsBucket')}/lists/ukd/latest.json`, endpoint);
    expect((await fetch(bucket)).status).toBe(403);
  });

  it('leaves no request behind, neither waiting nor given up', async () => {
    const queues = named(deployment, 'AWS::SQS::Queue').filter((queue) => /rating/i.test(queue));
    expect(await Promise.all(queues.map(messagesIn))).toEqual([0, 0]);
  });

  it('lets no licence number out: not in a list, the ledger, an answer or a log', async () => {
    const logged = (await Promise.all(named(deployment, 'AWS::Logs::LogGroup').map(linesIn))).flat();
    const outcomes = ['accepted', 'refused', 'rated', 'published'];
    expect(
      outcomes.filter((outcome) => !logged.some((line) => line.includes(`"message":"${outcome}"`))),
    ).toEqual([]);
    const written = [
      ...[...(await lists()).values()].map((bytes) => bytes.toString('latin1')),
      ...(await itemsIn(output('Table'))).map((item) => JSON.stringify(item)),
      ...told,
      ...logged,
    ].join('\n');
    const rows: Record<string, string>[] = parse(readFileSync(register), { columns: true });
    expect(rows.filter(({ licence }) => licence && written.includes(licence))).toEqual([]);
  });
});
