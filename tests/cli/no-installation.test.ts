import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../cli/src/command.ts';
import { doctorCommand } from '../../cli/src/doctor.ts';
import { explainCommand } from '../../cli/src/explain.ts';
import { findCommand } from '../../cli/src/find.ts';
import { historyCommand } from '../../cli/src/history.ts';
import { inboxCommand } from '../../cli/src/inbox.ts';
import { senderCommand } from '../../cli/src/sender.ts';
import { trailCommand } from '../../cli/src/trail.ts';
import { kuvvet } from '../run.ts';
import { run } from './office.ts';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'kuvvet-nowhere-'));
});
afterEach(() => rmSync(work, { recursive: true }));

describe('a data directory that is none', () => {
  it.each<[string, Command, readonly string[]]>([
    ['inbox', inboxCommand, []],
    ['find', findCommand, ['Ayşe']],
    ['history', historyCommand, ['E01']],
    ['trail', trailCommand, []],
    ['explain', explainCommand, ['100001']],
    ['doctor', doctorCommand, []],
    ['sender rotate', senderCommand, ['rotate', 'arbiter']],
  ])('is named and not begun: %s', async (_name, command, args) => {
    const data = join(work, 'kulup', '90000000100');
    const told = await run(command, ...args, '--data', data);
    expect(told).toEqual({
      ...{ code: 2, out: '' },
      err: `--data ${join(work, 'kulup', '***********')}: no installation is there.`,
    });
    expect(existsSync(data)).toBe(false);
  });

  it('is begun by the first sender', async () => {
    expect((await run(senderCommand, 'add', 'arbiter', '--data', work)).code).toBe(0);
    expect(existsSync(join(work, 'ledger.sqlite'))).toBe(true);
  });
});

describe('options that cannot be read', () => {
  it.each([
    [['find', '--bogus'], 'Bilinmeyen seçenek: --bogus'],
    [
      ['find', 'A', '--data'],
      '--data için bir değer gerekli; tireyle başlıyorsa --data=DEĞER biçiminde yazın.',
    ],
    [['close', '--yes=1'], '--yes bir değer almaz.'],
    [['find', 'A', '--lang=de'], '--lang must be tr or en.'],
  ])('are named in Turkish too: %s', async (args, sentence) => {
    const { code, stderr } = await kuvvet(args, { LANG: 'en_US.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
    expect({ code, first: stderr.split('\n')[0] }).toEqual({ code: 2, first: sentence });
  });
});
