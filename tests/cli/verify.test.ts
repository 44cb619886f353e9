import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kuvvet, root } from '../run.ts';

const sample = join(root, 'samples/2026-10');

/** Serves a directory, and nothing else. */
async function serve(directory: string): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(join(directory, new URL(url, 'http://host').pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('lists checked from outside', () => {
  let work: string;
  let lists: string;
  const manifest = (type: string) => {
    const pointer = JSON.parse(readFileSync(join(lists, `lists/${type}/latest.json`), 'utf8'));
    return join(lists, pointer.manifest);
  };

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-verify-'));
    const data = ['--data', join(work, 'data')];
    await kuvvet(['begin', '--period', '2026-10', '--register', join(sample, 'register.csv'), ...data]);
    await kuvvet(['close', '--period', '2026-10', '--yes', ...data]);
    const order = ['--reason', 'Kurul kararı', '--by', 'officer', '--yes'];
    const award = ['award', '100071', '--type', 'ukd', '--points', '15', ...order];
    expect(await kuvvet([...award, ...data])).toMatchObject({ code: 0 });
    await kuvvet(['close', '--period', '2026-11', '--yes', ...data]);
    lists = join(work, 'data/public');
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it('come out, one line a list, in either language', async () => {
    const run = await kuvvet(['verify', lists]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const lines = run.stdout.trim().split('\n');
    expect(lines.map((line) => line.split('  ').slice(0, 2))).toEqual(
      ['2026-11', '2026-12'].flatMap((list) => ['ukd', 'uhs', 'uys'].map((type) => [list, type])),
    );
    expect(lines[0]).toMatch(
      /^2026-11 {2}ukd {2}228 rows, signed [0-9a-f]{8}, 0 results, .*, no list before, ok$/,
    );
    expect((await kuvvet(['verify', lists, '--lang', 'tr', '--type', 'uys'])).stdout).toMatch(
      /64 satır, imza .*tamam\n$/,
    );
    const json = await kuvvet(['verify', lists, '--list', '2026-12', '--json']);
    expect(
      json.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { list: { period: '2026-12', type: 'ukd', isFirst: false }, flaws: [] },
      { list: { type: 'uhs' } },
      { list: { type: 'uys' } },
    ]);
  });

  it('come out over HTTP, and say when there is nobody', async () => {
    const server = await serve(lists);
    const { port } = server.address() as AddressInfo;
    expect(await kuvvet(['verify', `http://127.0.0.1:${port}/`])).toMatchObject({ code: 0, stderr: '' });
    server.close();
    const run = await kuvvet(['verify', `http://127.0.0.1:${port}`]);
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('archive.interruption');
    expect(run.stderr).not.toMatch(/\n\s+at /);
  });

  it('are found out: exit code 1, the code and the place', async () => {
    const copy = join(work, 'copy');
    cpSync(lists, copy, { recursive: true });
    const file = manifest('ukd').replace(lists, copy).replace('manifest.json', 'list.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace(',active', ',idle').replace('1', '2'));
    const run = await kuvvet(['verify', copy]);
    expect(run.code).toBe(1);
    expect(run.stdout).toMatch(/2026-12 {2}ukd .*, 1 findings\n/);
    expect(run.stderr).toMatch(/lists\/ukd\/2026-12\/list\.csv: The file .*\[file\./);
    expect((await kuvvet(['verify', copy, '--lang', 'tr'])).stderr).toContain(
      'lists/ukd/2026-12/list.csv: Dosya',
    );
  });

  it('that nobody signed are found out unless nobody was expected to', async () => {
    const out = join(work, 'out');
    const paths = [
      '--register',
      join(sample, 'register.csv'),
      '--reports',
      join(sample, 'reports'),
      '--out',
      out,
    ];
    await kuvvet(['month', '--period', '2026-10', ...paths]);
    const run = await kuvvet(['verify', out]);
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('lists/ukd/2026-11/manifest.sig.json: The list is not signed.');
    const unsigned = await kuvvet(['verify', out, '--unsigned']);
    expect(unsigned).toMatchObject({ code: 0, stderr: '' });
    expect(unsigned.stdout).toMatch(/ukd {2}\d+ rows, not signed, \d{3} results, \d{4} games worked out, /);
  });

  it('may be compared: months, and manifests by path', async () => {
    const run = await kuvvet(['diff', '2026-11', '2026-12', '--at', lists]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toMatch(/^ {2}100071 {2}1799 {2}1814 {4}\+15 {2}.* {2}award\n$/);
    const path = manifest('ukd');
    const csv = await kuvvet(['diff', '2026-11', path, '--at', lists, '--csv']);
    expect(csv.stdout).toMatch(/^player,name,before,after,reasons,into\r\n100071,".*",1799,1814,award,\n$/);
    const json = await kuvvet(['diff', path, '2026-11', '--at', lists, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      player: '100071',
      before: 1814,
      after: 1799,
      reasons: [],
    });
    expect(await kuvvet(['diff', path, path, '--at', lists])).toMatchObject({ code: 0, stdout: '' });
  });

  it.each<[string, readonly string[], string]>([
    ['no place', ['verify'], 'An address or a directory is required.'],
    ['a directory without lists', ['verify', root], 'no directory with lists in it'],
    ['a month that is none', ['verify', '.', '--list', '2026-13'], 'no directory with lists'],
    [
      'a type that is none',
      ['diff', '2026-11', '2026-12', '--type', 'elo', '--at', root],
      'no directory with lists',
    ],
    ['one list', ['diff', '2026-11'], 'Two lists are required.'],
    ['what is no list', ['diff', 'a', 'b'], 'must be a month (YYYY-MM) or a manifest.json below lists'],
  ])('is wrong use with %s', async (_, args, says) => {
    const run = await kuvvet(args);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(says);
    expect(run.stderr).not.toMatch(/\n\s+at /);
  });

  it('is wrong use with a month that is not there', async () => {
    expect(await kuvvet(['diff', '2026-11', '2030-01', '--at', lists])).toMatchObject({ code: 2 });
    expect((await kuvvet(['verify', lists, '--type', 'elo'])).stderr).toContain(
      '--type must be ukd, uhs or uys.',
    );
    expect((await kuvvet(['verify', lists, '--from', '2026'])).stderr).toContain('--from: expected YYYY-MM.');
  });
});
