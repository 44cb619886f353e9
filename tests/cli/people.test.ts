import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeCommand } from '../../cli/src/close.ts';
import type { Command } from '../../cli/src/command.ts';
import { eraseCommand } from '../../cli/src/erase.ts';
import { historyCommand } from '../../cli/src/history.ts';
import { privacyCommand } from '../../cli/src/privacy.ts';
import { trailCommand } from '../../cli/src/trail.ts';
import { submissionOf } from '../functions/event.ts';
import { beginSample, closeIn, rateIn, run, withHome } from './office.ts';

const order = ['--reason', 'Dilekçe 12', '--by', 'ayse'];

describe('people and the trail on the command line', () => {
  let data: string;
  const ask = (command: Command, ...args: readonly string[]) => run(command, ...args, '--data', data);
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-people-'));
    await beginSample(data);
    await rateIn(data, submissionOf('A', { players: ['100071', '100072', '100073', '100074'] }));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  it('close without --yes names what would count and what is open', async () => {
    const told = await ask(closeCommand, '--period', '2026-10');
    expect(told).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^2026-10 \(open\), the list would be 2026-11\nReports are taken: until the close\nUKD: 1 tournaments, 12 games\n/,
      ),
    });
    expect((await ask(closeCommand, '--period', '2026-10', '--lang', 'tr')).out).toMatch(/--yes ekleyin\.$/);
    expect((await ask(closeCommand, '--period', '2030-01')).out).toBe('{"period":"2030-01","state":null}');
  });

  it('privacy says whom it is about, and does it with --yes', async () => {
    const off = ['100072', '--listed', 'no', ...order];
    expect(await ask(privacyCommand, ...off)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^100072 {2}.* {2}listed$/),
    });
    expect((await ask(privacyCommand, ...off, '--yes')).out).toBe('100072  done');
    expect((await ask(privacyCommand, ...off, '--yes', '--lang', 'tr')).out).toBe('100072  zaten öyle');
    expect(await ask(privacyCommand, '100072', '--listed', 'maybe', ...order)).toMatchObject({ code: 2 });
    expect(await ask(privacyCommand, '100999', '--listed', 'no', ...order)).toMatchObject({
      code: 1,
      out: '',
    });
  });

  it('erase makes the lists in force again without the person, once (R12)', async () => {
    await closeIn(data, '2026-10');
    const erased = await ask(eraseCommand, '100072', ...order, '--yes');
    expect(erased).toMatchObject({
      code: 0,
      out: '100072  done',
      err: '2026-11: the lists are made again as revision 2.',
    });
    expect(await ask(eraseCommand, '100072', ...order, '--yes')).toMatchObject({
      ...{
        code: 0,
        out: '100072  is so already',
        err: '2026-11: the lists in force do not have the player.',
      },
    });
    await withHome(data, async ({ ledger }) =>
      expect((await ledger.book('2026-10'))?.revised).toHaveLength(1),
    );
  });

  it('trail and history tell who did what, when and why', async () => {
    await ask(privacyCommand, '100072', '--listed', 'no', ...order, '--yes');
    const line =
      /^\d{4}-\d\d-\d\dT\d\d:\d\dZ {2}ayse {2}player\/100072 {2}taken off the lists {2}- Dilekçe 12$/;
    expect((await ask(trailCommand)).out).toMatch(line);
    expect((await ask(trailCommand, '--period', '2020-01')).out).toBe('');
    expect((await ask(historyCommand, '--player', '100072')).out).toMatch(line);
    expect((await ask(historyCommand, 'A', '--lang', 'tr')).out).toMatch(
      / {2}A\.1 {2}arbiter {2}değerlendirildi$/,
    );
    expect(await ask(historyCommand, 'B')).toMatchObject({ code: 1, out: '' });
    expect(await ask(historyCommand)).toMatchObject({ code: 2, out: '' });
  });
});
