import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kuvvet } from '../run.ts';

describe('kuvvet recompute', () => {
  let work: string;
  const path = (name: string) => join(work, name);
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-recompute-'));
    writeFileSync(path('list.csv'), 'player,name,rating\r\n1001,"Öz, Can",1500\r\n1002,Ak,1512\r\n');
    writeFileSync(path('games.csv'), 'white,black,points\n1001,1002,1\n');
    writeFileSync(path('strangers.csv'), 'white,black,points\n1001,1003,1\n');
  });
  afterAll(() => rmSync(work, { recursive: true }));

  const run = (...more: string[]) =>
    kuvvet(['recompute', '--ratings', path('list.csv'), '--out', path('out.csv'), ...more]);

  it('writes the ratings after the month', async () => {
    const { code, stdout } = await run('--games', path('games.csv'));
    expect(code).toBe(0);
    expect(stdout).toBe(`${path('out.csv')}  1\n`);
    expect(readFileSync(path('out.csv'), 'utf8')).toBe('player,rating\r\n1001,1513\r\n1002,1499\r\n');
  });

  it('says what is wrong with which file, and where', async () => {
    const { code, stderr } = await run('--games', path('strangers.csv'), '--lang', 'tr');
    expect(code).toBe(1);
    expect(stderr).toContain(path('strangers.csv'));
    expect(stderr).toContain('2');
    expect(stderr).toContain('puan dosyasında yok');
  });

  it('says which file is not there', async () => {
    const { code, stderr } = await run('--games', path('nowhere.csv'));
    expect(code).toBe(1);
    expect(stderr).toContain('ENOENT');
  });

  it('knows no other rules', async () => {
    const { code, stderr } = await run('--games', path('games.csv'), '--rules', 'ELO');
    expect(code).toBe(2);
    expect(stderr).toContain('PRS05 or FAQ7');
  });
});
