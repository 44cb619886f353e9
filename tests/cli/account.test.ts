import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccountsIn } from '@kuvvet/standalone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCommand } from '../../cli/src/account.ts';
import { root } from '../run.ts';
import { run, withHome } from './office.ts';

const password = 'at pil zımba doğru';

describe('kuvvet account', () => {
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-account-'));
    const sender = { id: 'izmir', name: 'İzmir', active: true, scope: ['*'] };
    await withHome(data, ({ ledger }) => ledger.putSender(sender));
  });
  afterAll(() => rmSync(data, { recursive: true }));

  const account = (...args: string[]) => run(accountCommand, ...args, '--data', data);
  /** As somebody does who has the password in a file. */
  const withInput = (input: string, ...args: string[]) =>
    new Promise<{ code: number; stderr: string }>((resolve) => {
      const launch = [join(root, 'launch.js'), './cli/src/main.ts', 'account', ...args, '--data', data];
      const child = execFile(process.execPath, launch, { cwd: root }, (_error, _stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stderr }),
      );
      child.stdin?.end(input);
    });
  const authenticate = async (name: string, tried: string) => {
    const accounts = openAccountsIn(data, () => '2026-10-27T09:00:00.000Z');
    try {
      return await accounts.authenticate(name, tried);
    } finally {
      accounts.close();
    }
  };

  it('opens one, lists it, changes its password and closes it', async () => {
    expect(await withInput(`${password}\n`, 'add', 'ayse', '--role', 'administrator,officer')).toEqual({
      code: 0,
      stderr: 'Account opened: ayse.\n',
    });
    expect(await authenticate('ayse', password)).toEqual({
      ...{ name: 'ayse', roles: ['officer', 'administrator'], sender: null },
    });
    expect((await withInput(password, 'add', 'ayse', '--role', 'officer')).code).toBe(1);
    expect((await withInput('bir başka parola', 'password', 'ayse')).code).toBe(0);
    expect(await authenticate('ayse', password)).toBeNull();
    expect(await authenticate('ayse', 'bir başka parola')).not.toBeNull();
    expect((await account('list')).out).toBe('ayse  officer,administrator  -');
    expect((await account('remove', 'ayse')).code).toBe(0);
    expect(await account('remove', 'ayse', '--lang', 'tr')).toMatchObject({
      code: 1,
      err: 'Böyle bir hesap yok: ayse.',
    });
  });

  it('keeps no password, and its file to itself', async () => {
    await withInput(password, 'add', 'hakem', '--role', 'arbiter', '--sender', 'izmir');
    const file = join(data, 'desk.sqlite');
    expect(readFileSync(file).includes(password)).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await account('remove', 'hakem');
  });

  it.each([
    [['add', 'Ayşe', '--role', 'officer'], /Name the account/],
    [['add', '90000000278', '--role', 'officer'], /Name the account/],
    [['add', 'ayse'], /--role is required/],
    [['add', 'ayse', '--role', 'king'], /--role: arbiter/],
    [['add', 'ayse', '--role', 'officer', '--sender', 'izmir'], /--sender, for others none/],
    [['add', 'ayse', '--role', 'arbiter'], /--role: arbiter/],
    [['add', 'ayse', '--role', 'arbiter', '--sender', 'kimse'], /a registered sender/],
    [['give', 'ayse'], /add, password, remove or list/],
  ])('says what is wrong: %j', async (args, says) => {
    expect(await account(...args)).toMatchObject({ code: 2, err: expect.stringMatching(says) });
  });

  it('takes no short password', async () => {
    expect(await withInput('kısa', 'add', 'ayse', '--role', 'officer')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('12 to 200 characters'),
    });
  });
});
