import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { newsTypes, readKey } from '@kuvvet/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WrongUse } from '../../cli/src/command.ts';
import { subscriberActs } from '../../cli/src/subscriber-acts.ts';
import { aDelivery } from '../ledger/samples.ts';
import { kuvvet } from '../run.ts';

const to = 'https://ege.example/kuvvet';

describe('what is done for a subscriber', () => {
  const live = new Map<string, readonly string[]>();
  const subscriberKeys = {
    of: async (id: string) => live.get(id) ?? [],
    put: async (id: string, keys: readonly string[]) => void live.set(id, keys),
  };
  let ledger: ReturnType<typeof openSqliteLedger>;
  beforeEach(() => {
    ledger = openSqliteLedger(':memory:');
    live.clear();
  });

  const act = async (name: string, wish: { to?: string; since?: string } = {}) => {
    const asked = { types: newsTypes, tournaments: ['*'], senders: [], to, since: null, ...wish };
    const subscriber = await ledger.subscriber('ege');
    const now = () => '2026-12-01T00:00:00.000Z';
    return subscriberActs
      .get(name)
      ?.carryOut({ id: 'ege', subscriber, ...asked }, { ledger, subscriberKeys, now });
  };

  it('add: a secret of its own, and what it asked for', async () => {
    const secret = (await act('add'))?.secret ?? '';
    expect(readKey(secret)?.type).toBe('secret');
    expect(live.get('ege')).toEqual([secret]);
    expect(await ledger.subscriber('ege')).toEqual({
      ...{ id: 'ege', url: to, types: newsTypes, tournaments: ['*'], senders: [], active: true },
    });
  });

  it('add: not over one that is there, but over one that was stopped', async () => {
    await act('add');
    await expect(act('add')).rejects.toThrow(WrongUse);
    await ledger.stopSubscriber('ege');
    await act('add', { to: 'https://new.example/' });
    expect(await ledger.subscriber('ege')).toMatchObject({ url: 'https://new.example/', active: true });
  });

  it('rotate: the newest two keys are live', async () => {
    const secrets = [await act('add'), await act('rotate'), await act('rotate')].map((done) => done?.secret);
    expect(new Set(secrets).size).toBe(3);
    expect(live.get('ege')).toEqual([secrets[2], secrets[1]]);
  });

  it('remove: nothing is left of it, and it may come back', async () => {
    await act('add');
    await act('remove');
    expect(await ledger.subscriber('ege')).toBeNull();
    expect(live.get('ege')).toEqual([]);
    await act('add');
    expect(await ledger.subscriber('ege')).toMatchObject({ active: true });
  });

  it('replay: what was given up, and what was delivered since a day; nothing that is on its way', async () => {
    await act('add');
    const of = { subscriber: 'ege', attempts: 3, answer: '500' };
    const rows = [
      aDelivery({ ...of, news: 'a', state: 'given-up', time: '2026-10-01T00:00:00.000Z' }),
      aDelivery({ ...of, news: 'b', state: 'delivered', time: '2026-11-04T23:59:59.000Z' }),
      aDelivery({ ...of, news: 'c', state: 'delivered', time: '2026-11-05T00:00:00.000Z' }),
      aDelivery({ ...of, news: 'd', state: 'pending', time: '2026-11-06T00:00:00.000Z' }),
      aDelivery({ ...of, subscriber: 'other', news: 'a', state: 'given-up' }),
    ];
    await ledger.addDeliveries(rows);
    expect(await act('replay', { since: '2026-11-05' })).toMatchObject({ replayed: 2 });
    const [a, b, c, d] = await Array.fromAsync(ledger.deliveries('ege'));
    const again = { state: 'pending', attempts: 0, due: '2026-12-01T00:00:00.000Z', answer: null };
    expect([a, b, c, d]).toEqual([{ ...rows[0], ...again }, rows[1], { ...rows[2], ...again }, rows[3]]);
    expect(await Array.fromAsync(ledger.deliveries('other'))).toEqual([rows[4]]);
    expect(await act('replay')).toMatchObject({ replayed: 0 });
  });

  it.each(['rotate', 'remove', 'replay'])('%s: not for one there is not', async (name) => {
    await expect(act(name)).rejects.toThrow(WrongUse);
  });

  it.each(['rotate', 'replay'])('%s: not for one that was stopped', async (name) => {
    await act('add');
    await ledger.stopSubscriber('ege');
    await expect(act(name)).rejects.toThrow(WrongUse);
  });
});

describe('kuvvet subscriber', () => {
  let data: string;
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-subscriber-'));
  });
  afterAll(() => rmSync(data, { recursive: true }));
  const subscriber = (...args: string[]) => kuvvet(['subscriber', ...args, '--data', data]);
  const secretsFile = () => JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));

  it('prints the secret alone, keeps it with the others, lists, rotates and removes', async () => {
    expect(await subscriber('list')).toMatchObject({ code: 2, stdout: '' });
    const options = ['--types', 'report.held, report.rated', '--tournaments', 'IZM-*', '--senders', 'izmir'];
    const added = await subscriber('add', 'ege', '--to', to, ...options);
    expect(added).toMatchObject({ code: 0, stderr: 'ege: registered\n' });
    expect(added.stdout).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/);
    expect(secretsFile()).toMatchObject({ senders: {}, subscribers: { ege: [added.stdout.trim()] } });
    expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(data, 'ledger.sqlite')).includes(added.stdout.trim())).toBe(false);

    const { stdout: listed } = await subscriber('list');
    expect(listed).toMatch(
      /ege +active +0 +0 +0 +- +report\.held,report\.rated +https:\/\/ege\.example\/kuvvet/,
    );
    const { stdout: json } = await subscriber('list', '--json');
    expect(JSON.parse(json)).toEqual({
      ...{ id: 'ege', url: to, types: ['report.held', 'report.rated'] },
      ...{ tournaments: ['IZM-*'], senders: ['izmir'], active: true },
      deliveries: { pending: 0, delivered: 0, 'given-up': 0 },
      answer: null,
    });
    expect(listed + json).not.toContain('whsec_');

    const rotated = await subscriber('rotate', 'ege', '--lang', 'tr');
    expect(rotated).toMatchObject({ code: 0, stderr: 'ege: geçerli anahtar: 2\n' });
    const replayed = await subscriber('replay', 'ege', '--json');
    expect(JSON.parse(replayed.stdout)).toEqual({ subscriber: 'ege', replayed: 0 });
    expect(await subscriber('remove', 'ege')).toMatchObject({ code: 0, stdout: '' });
    const none = await subscriber('list');
    expect(none).toMatchObject({ code: 0, stdout: '', stderr: 'There is no subscriber.\n' });
    expect(secretsFile()).toMatchObject({ subscribers: {} });
  });

  it.each([
    ['no act', ['ege']],
    ['no name', ['add', '--to', to]],
    ['a name that is none', ['add', 'Not A Name', '--to', to]],
    ['no address', ['add', 'ege']],
    ['an address without TLS', ['add', 'ege', '--to', 'http://ege.example/']],
    ['an address of a private network', ['add', 'ege', '--to', 'https://10.0.0.1/']],
    ['an address of this machine', ['add', 'ege', '--to', 'http://127.0.0.1:9000/']],
    ['an address with a password', ['add', 'ege', '--to', 'https://a:b@ege.example/']],
    ['a type that is none', ['add', 'ege', '--to', to, '--types', 'list.deleted']],
    ['a scope that is none', ['add', 'ege', '--to', to, '--tournaments', 'IZM-*-x']],
    ['a sender that is none', ['add', 'ege', '--to', to, '--senders', 'Not A Name']],
    ['a day that is none', ['replay', 'ege', '--since', '2026-13-01']],
    ['an option of another act', ['rotate', 'ege', '--to', to]],
    ['an option with the list', ['list', '--since', '2026-11-01']],
  ])('is wrong use with %s', async (_case, args) => {
    expect(await subscriber(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('kuvvet subscriber --help'),
    });
  });

  it('takes an address of this machine for trying out', async () => {
    const added = await subscriber('add', 'here', '--to', 'http://127.0.0.1:9000/', '--try');
    expect(added).toMatchObject({ code: 0, stderr: 'here: registered\n' });
  });
});
