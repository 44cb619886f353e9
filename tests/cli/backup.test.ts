import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Accounts } from '@kuvvet/desk';
import { openAccountsIn } from '@kuvvet/standalone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupCommand } from '../../cli/src/backup.ts';
import { doctorCommand } from '../../cli/src/doctor.ts';
import { restoreCommand } from '../../cli/src/restore.ts';
import { submissionOf } from '../functions/event.ts';
import { filesUnder } from '../run.ts';
import { beginSample, closeIn, rateIn, run, withHome } from './office.ts';

const officer = { name: 'ayse', roles: ['officer'], sender: null } as const;
const password = 'at pil zımba doğru';

async function withAccounts<T>(data: string, work: (accounts: Accounts) => Promise<T>): Promise<T> {
  const accounts = openAccountsIn(data, () => '2026-10-27T09:00:00.000Z');
  try {
    return await work(accounts);
  } finally {
    accounts.close();
  }
}

describe('a backup', () => {
  let work: string;
  let data: string;
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-backup-'));
    data = join(work, 'data');
    await beginSample(data);
    await rateIn(data, submissionOf('A'));
    await closeIn(data, '2026-10');
    await rateIn(data, submissionOf('N', { month: '2026-11' }));
    await withHome(data, async (home) => home.secrets.putKeys('arbiter', ['whsec_c3ludGhldGlj']));
    await withAccounts(data, (accounts) => accounts.add(officer, password));
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it('is taken while the service is at work, and gives an installation that is well', async () => {
    const copy = join(work, 'copy');
    const restored = join(work, 'restored');
    await withHome(data, async ({ ledger }) => {
      await ledger.putSender({ id: 'x', name: 'X', active: true, scope: ['*'] });
      expect(await run(backupCommand, copy, '--data', data)).toMatchObject({ code: 0 });
    });
    expect(await run(restoreCommand, copy, '--data', restored)).toMatchObject({ code: 0 });
    expect(await run(doctorCommand, '--data', restored)).toMatchObject({ code: 0, out: '' });
    for (const folder of ['vault', 'public']) {
      expect(filesUnder(join(restored, folder))).toEqual(filesUnder(join(data, folder)));
    }
    const kept = await withHome(restored, async ({ ledger, secrets }) => [
      await ledger.sender('x'),
      (await ledger.head('N'))?.period,
      secrets.keysOf('arbiter'),
    ]);
    expect(kept).toEqual([
      { id: 'x', name: 'X', active: true, scope: ['*'] },
      '2026-11',
      ['whsec_c3ludGhldGlj'],
    ]);
    const known = await withAccounts(restored, (accounts) => accounts.authenticate('ayse', password));
    expect(known).toEqual(officer);
    for (const directory of [copy, restored]) {
      expect(statSync(directory).mode & 0o777).toBe(0o700);
      for (const name of ['secrets.json', 'ledger.sqlite', 'desk.sqlite', 'vault/closings/start']) {
        expect([name, statSync(join(directory, name)).mode & 0o777]).toEqual([name, 0o600]);
      }
    }
    expect(await closeIn(restored, '2026-11')).toMatchObject({ outcome: 'published', list: '2026-12' });
  });

  it('leaves out a closing that the copied ledger does not know, so that the month can be closed', async () => {
    const [copy, restored] = [join(work, 'between'), join(work, 'between-restored')];
    const ahead = join(data, 'vault/closings/2026-11');
    copyFileSync(join(data, 'vault/closings/2026-10'), ahead);
    await run(backupCommand, copy, '--data', data);
    rmSync(ahead);
    expect(existsSync(join(copy, 'vault/closings/2026-11'))).toBe(false);
    await run(restoreCommand, copy, '--data', restored);
    await closeIn(restored, '2026-11');
    expect(await run(doctorCommand, '--data', restored)).toMatchObject({ code: 0, out: '' });
  });

  it.each<[string, (copy: string) => void, RegExp]>([
    ['not finished', (copy) => rmSync(join(copy, 'backup.ndjson')), /no finished backup/],
    [
      'cut off',
      (copy) => writeFileSync(join(copy, 'backup.ndjson'), '{"format":"kuvvet.backup/1","files":9}\n'),
      /no finished backup/,
    ],
    [
      'damaged',
      (copy) => writeFileSync(join(copy, 'vault/closings/start'), 'x'),
      /^vault\/closings\/start: /,
    ],
    [
      'lacking a file',
      (copy) => rmSync(join(copy, 'secrets.json')),
      /^secrets\.json: not what was backed up/,
    ],
  ])('is not restored when it is %s', async (name, damage, message) => {
    const copy = join(work, `${name} copy`);
    await run(backupCommand, copy, '--data', data);
    chmodSync(join(copy, 'vault/closings/start'), 0o600);
    damage(copy);
    const told = await run(restoreCommand, copy, '--data', join(work, `${name} restored`));
    expect(told).toMatchObject({ code: 1, err: expect.stringMatching(message) });
  });

  it('goes into a new directory, from an installation', async () => {
    expect(await run(backupCommand, data, '--data', data)).toMatchObject({ code: 2 });
    expect(await run(backupCommand, '--data', data)).toMatchObject({ code: 2 });
    expect(await run(backupCommand, join(work, 'none'), '--data', work)).toMatchObject({ code: 2 });
    expect(await run(restoreCommand, data, '--data', data)).toMatchObject({ code: 2 });
  });
});
