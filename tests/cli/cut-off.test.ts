import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCommand } from '../../cli/src/close.ts';
import { cutOffCommand } from '../../cli/src/cut-off.ts';
import { trailCommand } from '../../cli/src/trail.ts';
import { beginSample, run, withHome } from './office.ts';

describe('kuvvet cut-off (M-13)', () => {
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-cut-off-'));
    await beginSample(data);
  });
  afterAll(() => rmSync(data, { recursive: true }));

  const reason = ['--reason', 'Liste erken hazırlanıyor', '--by', 'ayse'];
  const ask = (...args: readonly string[]) => run(cutOffCommand, ...args, '--data', data);

  it('tells what stands, sets nothing without --yes, and keeps who set it', async () => {
    expect(await ask()).toEqual({ code: 0, out: '2026-10  until the close', err: '' });
    const told = '2026-10  until the close  ->  2999-10-29 00:00 (Europe/Istanbul), later ones are held';
    expect(await ask('2999-10-28', '--late', 'hold', ...reason)).toMatchObject({ code: 0, out: told });
    expect((await ask('--json')).out).toBe('{"period":"2026-10","cutOff":null}');
    const set = await ask('2999-10-28', '--late', 'hold', ...reason, '--yes');
    expect(set).toEqual({ code: 0, out: told, err: 'It is set. Reports looked at again: 0.' });
    expect((await ask('--lang', 'tr')).out).toBe(
      '2026-10  2999-10-29 00:00 (Europe/Istanbul), sonra gelen bekletilir',
    );
    const checklist = await run(closeCommand, '--period', '2026-10', '--data', data);
    expect(checklist.out).toContain('Reports are taken: 2999-10-29 00:00 (Europe/Istanbul)');
    expect((await run(trailCommand, '--data', data)).out).toMatch(
      /ayse {2}book\/2026-10 {2}cut-off set {2}at=2999-10-28T21:00:00.000Z {2}late=hold {2}- Liste erken/,
    );
    await ask('none', ...reason, '--yes');
    expect(await withHome(data, (home) => home.ledger.book('2026-10'))).not.toHaveProperty('cutOff');
  });

  it.each([
    [['28.10.2999', ...reason], 2, 'Expected a day'],
    [['2999-02-30', ...reason], 2, 'Expected a day'],
    [['2999-10-28', '--late', 'refuse', ...reason], 2, '--late: expected next or hold.'],
    [['2999-10-28'], 2, '--reason is required.'],
    [['2026-10-01', ...reason, '--yes'], 1, 'lies a minute ahead'],
  ])('refuses %j', async (args, code, says) => {
    const told = await ask(...args);
    expect(told).toMatchObject({ code, err: expect.stringContaining(says) });
  });
});
