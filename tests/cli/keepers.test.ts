import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { openAccountsIn } from '@kuvvet/standalone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCommand } from '../../cli/src/account.ts';
import { closeCommand } from '../../cli/src/close.ts';
import type { Command } from '../../cli/src/command.ts';
import { fideCommand } from '../../cli/src/fide.ts';
import { listCommand } from '../../cli/src/list.ts';
import { registerCommand } from '../../cli/src/register.ts';
import { senderCommand } from '../../cli/src/sender.ts';
import { subscriberCommand } from '../../cli/src/subscriber.ts';
import { trailCommand } from '../../cli/src/trail.ts';
import { beginSample, run } from './office.ts';

describe('whoever keeps senders, subscribers, accounts and months (M-23)', () => {
  let data: string;
  const ask = (command: Command, ...args: readonly string[]) => run(command, ...args, '--data', data);
  const people = 'Oyuncu No;Ad Soyad;Federasyon\n100901;Çam, Ece;TUR\n100902;Ova, Can;TUR\n';
  const by = ['--by', 'ayse', '--reason', 'Anahtar paylaşıldı'];

  /** What the trail says, without the moment. */
  const trail = async () =>
    (await ask(trailCommand)).out
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^\S+ {2}/, ''));

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-keepers-'));
    await beginSample(data);
    const accounts = openAccountsIn(data, () => '2026-10-27T09:00:00.000Z');
    await accounts.add({ name: 'hakem', roles: ['officer'], sender: null }, 'at pil zımba doğru');
    accounts.close();
  });
  afterAll(() => rmSync(data, { recursive: true }));

  it('is in the trail with each act, in its order, and a repeated one once more', async () => {
    for (const act of ['add', 'rotate', 'rotate', 'retire', 'revoke']) {
      expect((await ask(senderCommand, act, 'izmir', ...by)).code).toBe(0);
    }
    await ask(subscriberCommand, 'add', 'kulup', '--to', 'https://kulup.example/haber', ...by);
    await ask(subscriberCommand, 'remove', 'kulup', ...by);
    await ask(accountCommand, 'remove', 'hakem', ...by);
    const said = (about: string, ...deeds: readonly string[]) =>
      deeds.map((deed) => `ayse  ${about}  ${deed}  - Anahtar paylaşıldı`);
    expect((await trail()).sort()).toEqual(
      [
        ...said('sender/izmir', 'sender registered', 'new key', 'new key'),
        ...said('sender/izmir', 'older key dropped', 'sender revoked'),
        ...said('subscriber/kulup', 'subscriber registered', 'subscriber removed'),
        ...said('account/hakem', 'account closed'),
      ].sort(),
    );
  });

  it('is the account of the machine where nobody is named, and needs no reason', async () => {
    await ask(senderCommand, 'add', 'ankara');
    expect((await trail()).at(-1)).toBe(`${userInfo().username}  sender/ankara  sender registered`);
  });

  it('is in the trail with a register and a list of FIDE, before the first line is stored', async () => {
    const register = join(data, 'kutuk.csv');
    writeFileSync(register, people);
    const [fide, none] = [join(data, 'standard.xml'), join(data, 'none.xml')];
    writeFileSync(none, 'no list');
    const entry = '<fideid>34500999</fideid><name>X, Y</name><rating>1900</rating>';
    writeFileSync(fide, `<?xml version="1.0"?><playerslist><player>${entry}</player></playerslist>`);
    const before = (await trail()).length;
    await ask(registerCommand, 'import', register, ...by);
    await ask(fideCommand, 'import', fide, '--type', 'standard', ...by);
    await ask(fideCommand, 'import', none, '--yes', ...by);
    expect(await trail()).toHaveLength(before);
    expect((await ask(registerCommand, 'import', register, '--yes', ...by)).code).toBe(0);
    expect((await ask(fideCommand, 'import', fide, '--type', 'standard', '--yes', ...by)).code).toBe(0);
    expect((await trail()).slice(before).sort()).toEqual([
      'ayse  register  ratings taken from a list of FIDE  - Anahtar paylaşıldı',
      'ayse  register  taken over from a file  people=2  - Anahtar paylaşıldı',
    ]);
  });

  it('is in the trail with the lists of another system', async () => {
    const begun = join(data, 'begun');
    const [register, list] = [join(data, 'kutuk.csv'), join(data, 'ukd.csv')];
    writeFileSync(register, people);
    writeFileSync(list, 'Oyuncu No;UKD;UHS;UYS\n100901;1500;;\n');
    await run(registerCommand, 'import', register, '--yes', '--data', begun, ...by);
    const taken = await run(listCommand, 'import', `2026-10=${list}`, '--yes', '--data', begun, ...by);
    expect(taken).toMatchObject({ code: 0 });
    const { out } = await run(trailCommand, '--data', begun);
    expect(out).toContain('ayse  list/2026-10  taken over from another system  - Anahtar paylaşıldı');
  });

  it('is not in the trail with what failed, or only looked', async () => {
    const before = await trail();
    await ask(senderCommand, 'rotate', 'kimse', ...by);
    await ask(accountCommand, 'remove', 'kimse', ...by);
    await ask(accountCommand, 'list', ...by);
    await ask(subscriberCommand, 'list', ...by);
    expect(await trail()).toEqual(before);
  });

  it('is refused where the reason or the name says something personal', async () => {
    const told = await ask(senderCommand, 'revoke', 'ankara', '--reason', '90000000100');
    expect(told).toMatchObject({ code: 2, err: expect.stringContaining('nothing personal') });
  });

  it('is in the trail with a month closed by hand, once', async () => {
    for (let time = 0; time < 2; time++) await ask(closeCommand, '--period', '2026-10', '--yes', ...by);
    const closed = (await trail()).filter((line) => line.includes('book/2026-10'));
    expect(closed).toEqual(['ayse  book/2026-10  closed  - Anahtar paylaşıldı']);
  });
});
