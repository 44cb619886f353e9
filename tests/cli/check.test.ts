import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kuvvet, root } from '../run.ts';

const sample = join(root, 'samples/2026-10');
const register = join(sample, 'register.csv');

describe('kuvvet check', () => {
  let work: string;
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-check-'));
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it('says what each rating would do, as a table', async () => {
    const run = await kuvvet(['check', join(sample, 'reports/E01.trf26.utf8.trf'), '--register', register]);
    expect(run.code).toBe(0);
    const [verdict, header, first] = run.stdout.split('\n');
    expect(verdict).toBe('rateable  ukd  2026-10');
    expect(header?.split(/ +/)).toEqual([
      'no',
      'player',
      'rating',
      'k',
      'games',
      'W',
      'We',
      'change',
      'performance',
      'then',
    ]);
    expect(first?.trim().split(/ +/)).toEqual([
      '1',
      '100001',
      '1324',
      '25',
      '5',
      '4.00',
      '4.08',
      '-2.00',
      '1302',
      '1322',
    ]);
  });

  it('speaks JSON, and takes the licence map beside the report', async () => {
    const run = await kuvvet([
      'check',
      join(sample, 'reports/E04.bytepad.utf8.trf'),
      '--register',
      register,
      '--json',
    ]);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({
      verdict: 'rateable',
      event: { type: 'uhs', basis: '2026-10' },
    });
  });

  it('exits 3 with every finding when the report would be held or refused', async () => {
    const alone = join(work, 'alone.trf');
    cpSync(join(sample, 'reports/E03.trf16.cp1254.trf'), alone);
    const held = await kuvvet(['check', alone, '--register', register, '--lang', 'tr']);
    expect(held).toMatchObject({ code: 3 });
    expect(held.stderr).toContain('1 numaralı oyuncu kütükte bulunamadı.');
    const bad = join(work, 'bad.trf');
    writeFileSync(bad, 'nothing of a report');
    expect(await kuvvet(['check', bad, '--register', register])).toMatchObject({
      code: 3,
      stdout: 'rejected\n',
    });
  });

  it.each([[['--register', register]], [[join(sample, 'reports/E01.trf26.utf8.trf')]]])(
    'is wrong use with %j',
    async (args) => {
      expect(await kuvvet(['check', ...args])).toMatchObject({ code: 2, stdout: '' });
    },
  );
});
