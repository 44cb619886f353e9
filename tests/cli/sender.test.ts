import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { keepSender, readKey, type SenderAct, sign } from '@kuvvet/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticate } from '../../functions/ingest/src/sender.ts';
import { kuvvet } from '../run.ts';

const now = '2026-10-27T09:00:00.000Z';
const privateKey = `whsk_${Buffer.alloc(32, 9).toString('base64')}`;
const publicKey = `whpk_${createPublicKey(readKey(privateKey) as KeyObject)
  .export({ format: 'der', type: 'spki' })
  .subarray(-32)
  .toString('base64')}`;

describe('what is done for a sender', () => {
  const live = new Map<string, readonly string[]>();
  const keys = {
    of: async (sender: string) => live.get(sender) ?? [],
    put: async (sender: string, kept: readonly string[]) => void live.set(sender, kept),
  };
  let ledger: ReturnType<typeof openSqliteLedger>;
  beforeEach(() => {
    ledger = openSqliteLedger(':memory:');
    live.clear();
  });

  const ask = (name: SenderAct, wish: { scope?: string[]; title?: string; publicKey?: string } = {}) =>
    keepSender(name, { id: 'izmir', title: null, scope: null, publicKey: null, ...wish }, { ledger, keys });
  const act = async (...asked: Parameters<typeof ask>) => {
    const done = await ask(...asked);
    return (done.outcome === 'done' && done.secret) || '';
  };
  /** Whether the intake knows who signs with a key. */
  const accepts = async (key: string) => {
    const body = Buffer.from([0xdd]);
    const message = { id: 'msg_1', timestamp: `${Date.parse(now) / 1000}`, body };
    const headers = {
      'kuvvet-sender': 'izmir',
      'webhook-id': message.id,
      'webhook-timestamp': message.timestamp,
      'webhook-signature': sign(message, readKey(key) as KeyObject),
    };
    return 'id' in (await authenticate(headers, body, { ledger, keyring: keys.of, now: () => now }));
  };
  const acceptsEach = (...all: string[]) => Promise.all(all.map(accepts));

  it('add: a secret, and every event unless a scope is given', async () => {
    expect(await accepts(await act('add'))).toBe(true);
    expect(await ledger.sender('izmir')).toEqual({ id: 'izmir', name: 'izmir', active: true, scope: ['*'] });
  });

  it('add: with a public key there is no secret at all', async () => {
    expect(await act('add', { publicKey, title: 'İzmir', scope: ['IZM-*'] })).toBe('');
    expect(await acceptsEach(privateKey)).toEqual([true]);
    expect([...live]).toEqual([['izmir', [publicKey]]]);
    expect(await ledger.sender('izmir')).toMatchObject({ name: 'İzmir', scope: ['IZM-*'] });
  });

  it('rotate: the new key and the newest before it, of either kind; an older one no more', async () => {
    const first = await act('add');
    await act('rotate', { publicKey });
    expect(await acceptsEach(first, privateKey)).toEqual([true, true]);
    const third = await act('rotate');
    expect(await acceptsEach(first, privateKey, third)).toEqual([false, true, true]);
  });

  it('rotate: the same public key again leaves the other one live', async () => {
    const first = await act('add');
    await act('rotate', { publicKey });
    await act('rotate', { publicKey });
    expect(await acceptsEach(first, privateKey)).toEqual([true, true]);
  });

  it('retire: the newer key alone, however often', async () => {
    const first = await act('add');
    const second = await act('rotate');
    for (let time = 0; time < 2; time++) {
      await act('retire');
      expect(await acceptsEach(first, second)).toEqual([false, true]);
    }
  });

  it('revoke: nothing, until the sender is added anew with another key', async () => {
    const [first, second] = [await act('add', { scope: ['IZM-*'] }), await act('rotate')];
    await act('revoke');
    expect(await acceptsEach(first, second)).toEqual([false, false]);
    expect(live.get('izmir')).toEqual([]);
    const third = await act('add');
    expect(await acceptsEach(first, second, third)).toEqual([false, false, true]);
  });

  it('add: one that was revoked comes back with its title and scope, unless others are given', async () => {
    await act('add', { title: 'İzmir', scope: ['IZM-*'] });
    await act('revoke');
    await act('add');
    expect(await ledger.sender('izmir')).toMatchObject({ name: 'İzmir', active: true, scope: ['IZM-*'] });
    await act('revoke');
    await act('add', { title: 'Ege', scope: ['EGE-*'] });
    expect(await ledger.sender('izmir')).toMatchObject({ name: 'Ege', active: true, scope: ['EGE-*'] });
  });

  it('change: title or scope, the rest stays', async () => {
    const first = await act('add', { title: 'İzmir', scope: ['IZM-*'] });
    await act('change', { scope: ['IZM-*', 'EGE-2026'] });
    expect(await ledger.sender('izmir')).toMatchObject({ name: 'İzmir', scope: ['IZM-*', 'EGE-2026'] });
    await act('change', { title: 'İzmir İl Temsilciliği' });
    expect(await ledger.sender('izmir')).toMatchObject({
      name: 'İzmir İl Temsilciliği',
      scope: ['IZM-*', 'EGE-2026'],
    });
    expect(await accepts(first)).toBe(true);
  });

  it.each(['rotate', 'retire', 'revoke', 'change'] as const)(
    '%s: not for a sender there is not',
    async (name) => {
      expect(await ask(name)).toEqual({ outcome: 'refused', because: 'unknown' });
    },
  );

  it.each(['rotate', 'retire', 'change'] as const)('%s: not for one that was revoked', async (name) => {
    await act('add');
    await act('revoke');
    expect(await ask(name)).toEqual({ outcome: 'refused', because: 'revoked' });
  });

  it('add: not over one that is there, whose keys stay', async () => {
    const first = await act('add');
    expect(await ask('add')).toEqual({ outcome: 'refused', because: 'registered' });
    expect(await accepts(first)).toBe(true);
  });
});

describe('kuvvet sender', () => {
  let data: string;
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-sender-'));
  });
  afterAll(() => rmSync(data, { recursive: true }));
  const sender = (...args: string[]) => kuvvet(['sender', ...args, '--data', data]);

  it('prints the key alone, and says beside it how the sender stands', async () => {
    const { code, stdout, stderr } = await sender('add', 'izmir', '--scope', 'IZM-*, EGE-2026');
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'izmir: live keys: 1; events: IZM-*, EGE-2026\n' });
    expect(stdout).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/);
    const rotated = await sender('rotate', 'izmir', '--public-key', publicKey, '--json');
    expect(JSON.parse(rotated.stdout)).toEqual({
      sender: 'izmir',
      active: true,
      scope: ['IZM-*', 'EGE-2026'],
      keys: 2,
    });
    const retired = await sender('retire', 'izmir', '--lang', 'tr');
    expect(retired).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('geçerli anahtar: 1'),
    });
    expect(JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')).senders.izmir).toEqual([publicKey]);
    expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(data, 'ledger.sqlite')).includes(stdout.trim())).toBe(false);
  });

  it.each([
    ['no act', ['izmir']],
    ['no name', ['add']],
    ['a name that is none', ['add', 'Not A Name']],
    ['a scope that is none', ['add', 'ege', '--scope', 'IZM-*-x']],
    ['an empty scope', ['add', 'ege', '--scope', '']],
    ['an option of another act', ['retire', 'izmir', '--public-key', publicKey]],
    ['a sender that is there', ['add', 'izmir']],
  ])('is wrong use with %s', async (_case, args) => {
    expect(await sender(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('kuvvet sender --help'),
    });
  });

  it('does not repeat what was given as a public key: it may be the private one', async () => {
    const { code, stdout, stderr } = await sender('add', 'ege', '--public-key', privateKey);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toContain(privateKey.slice(5));
  });
});
