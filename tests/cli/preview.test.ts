import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainCommand } from '../../cli/src/explain.ts';
import { previewCommand } from '../../cli/src/preview.ts';
import { submissionOf } from '../functions/event.ts';
import { beginSample, rateIn, run } from './office.ts';

describe('the open month, seen before its close', () => {
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-preview-'));
    await beginSample(data);
    await rateIn(data, submissionOf('A', { players: ['100071', '100072', '100073', '100074'] }));
  });
  afterAll(() => rmSync(data, { recursive: true }));

  it.each([
    ['en', /^PREVIEW: the list of 2026-11/, /not official/],
    ['tr', /^ÖN İZLEME: 2026-11 listesi/, /resmî değildir/],
  ])('preview says what would move, and that it is not official (M-14), in %s', async (lang, title, mark) => {
    const told = await run(previewCommand, '--data', data, '--lang', lang);
    expect(told).toMatchObject({
      code: 0,
      out: expect.stringMatching(title),
      err: expect.stringMatching(mark),
    });
    expect(told.out).toMatch(/ {2}100073 {2}\d+ -> \d+ {2}\(-?\d+\.\d\d\)/);
  });

  it('preview writes files that say it in their names, and none among the lists', async () => {
    const out = join(data, 'out');
    expect((await run(previewCommand, '--data', data, '--out', out, '--json')).code).toBe(0);
    const files = readdirSync(out);
    expect(files.length).toBeGreaterThan(10);
    expect(files.every((name) => name.startsWith('preview-'))).toBe(true);
    expect(readFileSync(join(out, 'preview-ukd-2026-11-list.csv'), 'utf8')).toContain('100071');
    expect(existsSync(join(data, 'lists'))).toBe(false);
  });

  it('explain tells of every game (M-15)', async () => {
    const told = await run(explainCommand, '100071', '--data', data);
    expect(told.code).toBe(0);
    expect(told.out.match(/^ {2}Round \d against /gm)).toHaveLength(6);
    const json = JSON.parse((await run(explainCommand, '100071', '--data', data, '--json')).out);
    expect(json.explanation.numbers[0].events[0].lines).toHaveLength(6);
  });

  it.each([
    [['100999'], 1],
    [['100071', '--list', '2030-01'], 1],
    [['100071', '--list', 'soon'], 2],
    [[], 2],
  ])('explain %j ends with %i', async (args, code) => {
    expect(await run(explainCommand, ...args, '--data', data)).toMatchObject({ code, out: '' });
  });
});
