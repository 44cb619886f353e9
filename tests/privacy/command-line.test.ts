import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTournamentCode } from '@kuvvet/office';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pack } from '../office/pack.ts';
import { filesUnder, kuvvet, type Run } from '../run.ts';
import { type Service, startService } from '../standalone/service.ts';
import { canaries, keyCanaries, spellings } from './canaries.ts';
import { register, trf } from './event.ts';
import { leaksIn, leaksInFile } from './leaks.ts';

const everyOne = [...canaries, ...spellings].map(({ text }) => text);
const [secret = '', publicKey = '', privateKey = ''] = keyCanaries.map(({ text }) => text);
/** What can be a file's name. A day that can be a tournament's code is one: codes are for everybody to see. */
const names = everyOne.filter((text) => !text.includes('/') && !isTournamentCode(text));
const all = [...names, secret, publicKey, privateKey].join(' + ');

const leaksOf = ({ stdout, stderr }: Run) => [...leaksIn(stdout), ...leaksIn(stderr)];

describe('the command line, given canaries in whatever it takes', () => {
  let work: string;
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-privacy-'));
  });
  afterAll(() => rmSync(work, { recursive: true }));

  const file = (name: string, content: string | Uint8Array): string => {
    const path = join(work, name);
    writeFileSync(path, content);
    return path;
  };

  /** A directory of reports named by canaries, of every fate, each with a licence list. */
  const reportsNamedByCanaries = (): string => {
    const directory = join(work, 'reports');
    mkdirSync(directory, { recursive: true });
    for (const [at, name] of names.entries()) {
      const body = [trf({ '012': `Kupa ${name}` }), Buffer.from(name), trf({ '122': name })][at % 3];
      const path = join(directory, name);
      writeFileSync(`${path}.trf`, body ?? '');
      writeFileSync(`${path}.licences.json`, JSON.stringify({ 9: name }));
      writeFileSync(`${path}.zip`, pack({ name: `${name}/${name}.trf`, content: body ?? '' }));
    }
    return directory;
  };

  it.each([
    ['tr', '--lang'],
    ['en', '--json'],
  ])('month, in %s', async (language, option) => {
    const out = join(work, `out-${language}`);
    const options = [
      '--register',
      file('register.csv', register),
      '--reports',
      reportsNamedByCanaries(),
      '--out',
      out,
    ];
    const run = await kuvvet([
      ...['month', '--period', '2026-10', ...options, option],
      ...(option === '--lang' ? [language] : []),
    ]);
    expect(run.code).toBe(3);
    expect(leaksOf(run)).toEqual([]);
    expect(run.stdout.trim().split('\n').length).toBe(names.length * 2);
    for (const [path, bytes] of filesUnder(out))
      expect([...leaksIn(path), ...(await leaksInFile(bytes))]).toEqual([]);
  });

  it.each(['tr', 'en'])('a register with a fault in every line, in %s', async (language) => {
    const [header = '', ...lines] = register.split('\r\n');
    const columns = header.split(',');
    const faulty = [
      ...lines.map((line) => line.replace('TUR', '"900 000 002 78"')),
      ...columns.map((_, at) =>
        columns.map((_, other) => (other === at ? '90000000279' : '14.03.2011')).join(','),
      ),
      ...everyOne.map((text) => columns.map(() => `"${text}"`).join(',')),
    ];
    const bad = file('bad.csv', [header, ...faulty].join('\r\n'));
    const cut = file('cut.csv', `${header}\r\n"${everyOne.join('\r\n')}`);
    const headless = file('headless.csv', everyOne.map((text) => `"${text}"`).join(','));
    for (const path of [bad, cut, headless]) {
      const run = await kuvvet([
        'begin',
        '--period',
        '2026-10',
        '--register',
        path,
        '--data',
        join(work, 'begun'),
        '--lang',
        language,
      ]);
      expect(run.code).toBe(1);
      expect(run.stderr).not.toBe('');
      expect(leaksOf(run)).toEqual([]);
    }
  });

  it.each(['--json', '--lang=tr'])('check %s', async (option) => {
    const report = file(
      'Kupa.trf',
      Buffer.concat([trf({ '012': everyOne.join(' ') }), Buffer.from(`\r\n${everyOne.join('\r\n')}`)]),
    );
    writeFileSync(
      join(work, 'Kupa.licences.json'),
      JSON.stringify(Object.fromEntries(names.map((name, at) => [at + 1, name]))),
    );
    const run = await kuvvet(['check', report, '--register', file('register.csv', register), option]);
    expect(run.code).toBe(3);
    expect(leaksOf(run)).toEqual([]);
  });

  it.concurrent.each<[string, (text: string) => readonly string[]]>([
    ['a command', (text) => [text]],
    ['an option', (text) => ['month', `--${text}`]],
    ['a value of no option', (text) => ['month', `--json=${text}`]],
    ['one argument too many', (text) => ['month', text]],
    ['a period', (text) => ['close', '--period', text]],
    ['a language', (text) => ['month', '--lang', text]],
    [
      'a register',
      (text) => ['month', '--period', '2026-10', '--reports', '.', '--out', '.', '--register', text],
    ],
    [
      'reports',
      (text) => [
        'month',
        '--period',
        '2026-10',
        '--register',
        'package.json',
        '--out',
        '.',
        '--reports',
        text,
      ],
    ],
    [
      'a directory for lists',
      (text) => [
        'month',
        '--period',
        '2026-10',
        '--register',
        'package.json',
        '--reports',
        '.',
        '--out',
        `package.json/${text}`,
      ],
    ],
    ['a report', (text) => ['check', text, '--register', 'package.json']],
    ['a report to send', (text) => ['submit', text, '--url', 'http://127.0.0.1:9', '--key', secret]],
    ['an address', (text) => ['status', 'E01.1', '--url', text]],
    [
      'an address with a password',
      () => ['status', 'E01.1', '--url', `http://kanarya:${encodeURIComponent(secret)}@127.0.0.1:9`],
    ],
    ['a receipt', (text) => ['status', text, '--url', 'http://127.0.0.1:9']],
    [
      'a tournament',
      (text) => ['withdraw', text, '--revision', '2', '--url', 'http://127.0.0.1:9', '--key', secret],
    ],
    [
      'a sender of a report',
      (text) => [
        'withdraw',
        'E01',
        '--revision',
        '2',
        '--url',
        'http://127.0.0.1:9',
        '--key',
        secret,
        '--sender',
        text,
      ],
    ],
    [
      'a key that is none',
      (text) => ['withdraw', 'E01', '--revision', '2', '--url', 'http://127.0.0.1:9', '--key', text],
    ],
    ['a data directory', (text) => ['close', '--period', '2026-10', '--data', `package.json/${text}`]],
    ['a player', (text) => ['award', text, '--type', 'ukd', '--points', '5', '--reason', 'x', '--by', 'y']],
    [
      'points',
      (text) => ['award', '100001', '--type', 'ukd', '--points', text, '--reason', 'x', '--by', 'y'],
    ],
    ['a type', (text) => ['award', '100001', '--type', text, '--points', '5', '--reason', 'x', '--by', 'y']],
    [
      'a reason',
      (text) => [
        'award',
        '100001',
        '--type',
        'ukd',
        '--points',
        '5',
        '--reason',
        text.slice(0, 90),
        '--by',
        'y',
      ],
    ],
    ['who orders it', (text) => ['merge', '100001', '100002', '--reason', 'x', '--by', text.slice(0, 90)]],
    [
      'the name of an act',
      (text) => ['merge', '100001', '100002', '--reason', 'x', '--by', 'y', '--id', text],
    ],
    ['a report to release', (text) => ['release', text, '--revision', '1', '--reason', 'x', '--by', 'y']],
    ['a revision', (text) => ['release', 'E01', '--revision', text, '--reason', 'x', '--by', 'y']],
    ['a list to make again', (text) => ['rerun', '--list', text, '--reason', 'x', '--by', 'y']],
    ['a report to open', (text) => ['inbox', text]],
    ['a state', (text) => ['inbox', '--state', text]],
    ['seats', (text) => ['match', 'E01.1', '--seats', text, '--reason', 'x', '--by', 'y']],
    ['a report to match', (text) => ['match', text, '--seats', '1=100001', '--reason', 'x', '--by', 'y']],
    ['a report to refuse', (text) => ['refuse', 'E01.1', '--reason', text.slice(0, 90), '--by', 'y']],
    ['a list to move to', (text) => ['retype', 'E01.1', '--type', text, '--reason', 'x', '--by', 'y']],
    ['a player to explain', (text) => ['explain', text]],
    ['a player to split', (text) => ['split', text, '--reason', 'x', '--by', 'y']],
    ['a player to erase', (text) => ['erase', text, '--reason', 'x', '--by', 'y']],
    ['whether to list', (text) => ['privacy', '100001', '--listed', text, '--reason', 'x', '--by', 'y']],
    ['a player with a licence', (text) => ['licence', text, '--reason', 'x', '--by', 'y']],
    ['a history', (text) => ['history', text]],
    ['a trail', (text) => ['trail', '--period', text]],
    ['ratings', (text) => ['recompute', '--ratings', text, '--games', text, '--out', 'x']],
    ['rules', (text) => ['recompute', '--ratings', 'x', '--games', 'x', '--out', 'x', '--rules', text]],
    ['an act', (text) => ['sender', text]],
    ['a sender', (text) => ['sender', 'add', text]],
    ['a scope', (text) => ['sender', 'add', 'arbiter', '--scope', text]],
    ['a public key', (text) => ['sender', 'add', 'arbiter', '--public-key', text]],
    ['a private key for a public one', () => ['sender', 'add', 'arbiter', '--public-key', privateKey]],
  ])('%s', async (_, args) => {
    const run = await kuvvet(args(all), {
      KUVVET_KEY: publicKey,
      KUVVET_TABLE: all,
      LANG: 'kanarya@kafes.example',
    });
    expect(run.code).not.toBe(0);
    expect(run.stderr).not.toBe('');
    expect(run.stderr).not.toMatch(/\n\s+at /);
    expect(leaksOf(run)).toEqual([]);
  });

  it.each(['90000000278', '0532-123-45-67', '900-000-002-78', '5321234567'])(
    'takes nobody’s number for a sender: %s',
    async (name) => {
      const run = await kuvvet(['sender', 'add', name, '--data', join(work, 'senders')]);
      expect(run.code).toBe(2);
      expect(leaksOf(run)).toEqual([]);
    },
  );

  it('a file of keys that is damaged', async () => {
    const data = join(work, 'damaged');
    mkdirSync(data);
    writeFileSync(join(data, 'secrets.json'), `${secret}${privateKey}"licenceKey": "${publicKey}"`);
    for (const language of ['tr', 'en']) {
      const run = await kuvvet(['sender', 'add', 'arbiter', '--data', data, '--lang', language]);
      expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('secrets.json') });
      expect(leaksOf(run)).toEqual([]);
    }
  });
});

describe('the service, given canaries by the command line', () => {
  let work: string;
  let service: Service;
  const runs: Run[] = [];
  const keep = async (run: Promise<Run>) => {
    runs.push(await run);
    return runs.at(-1) as Run;
  };

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-privacy-'));
    const data = join(work, 'kanarya@kafes.example 0532 123 45 67');
    writeFileSync(join(work, 'register.csv'), register);
    await keep(
      kuvvet(['begin', '--period', '2026-10', '--register', join(work, 'register.csv'), '--data', data]),
    );
    service = await startService(['--empty', '--data', data]);
    const key = (await kuvvet(['sender', 'add', 'arbiter', '--data', data, '--title', all])).stdout.trim();
    const to = ['--url', service.url, '--key', key];
    for (const [at, text] of everyOne.entries()) {
      const path = join(work, `R${at}.trf`);
      const named = { '012': `Kupa ${text}`, '022': text, '102': text, '112': text };
      writeFileSync(path, at % 3 === 2 ? `012 ${text}\r\n001 ${text}` : trf(named));
      if (at % 3 === 1)
        writeFileSync(join(work, `R${at}.licences.json`), JSON.stringify({ 1: text, 9: text }));
    }
    for (const at of [0, 1, 2]) {
      await keep(kuvvet(['submit', join(work, `R${at}.trf`), ...to, '--lang', 'tr']));
      const waits = async () => (await fetch(`${service.url}/v1/reports/R${at}.1`)).text();
      await vi.waitUntil(async () => !(await waits()).includes('"state":"received"'), {
        timeout: 30_000,
        interval: 100,
      });
      await keep(kuvvet(['status', `R${at}.1`, '--url', service.url, '--json']));
    }
    await keep(kuvvet(['withdraw', 'R0', '--revision', '2', ...to]));
    await keep(kuvvet(['submit', join(work, 'R4.trf'), '--url', service.url, '--key', secret]));
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it('prints none of them, in either place', async () => {
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0, 3, 3, 3, 0, 1]);
    expect(runs.flatMap(leaksOf)).toEqual([]);
    expect(await service.stop()).toBe(0);
    expect(leaksIn(service.printed())).toEqual([]);
  });

  it('keeps them nowhere but in what was sent', async () => {
    const kept = filesUnder(work);
    expect([...kept.keys()].some((path) => path.includes('/vault/submissions/'))).toBe(true);
    for (const [path, bytes] of kept) {
      const [, below] = path.split(/^[^/]*\//);
      if (below === undefined || below.startsWith('vault/submissions/')) continue;
      // A sender's title is what the officer calls it, and stays in the ledger.
      const text = Buffer.from(bytes).toString('latin1').replaceAll(Buffer.from(all).toString('latin1'), '');
      expect([...leaksIn(below), ...leaksIn(text)], below).toEqual([]);
    }
  });

  it.each([
    ['an option', [`--${all}`]],
    ['an argument', [all]],
    ['a port', ['--port', all]],
    ['a host', ['--host', all]],
    ['a data directory', ['--data', `package.json/${all}`]],
  ])('does not repeat what stands in the place of %s', async (_, args) => {
    const failed = await startService(['--empty', '--data', join(work, 'none'), ...args]).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failed).toMatch(/exited with [12]/);
    expect(failed).not.toMatch(/\n\s+at /);
    expect(leaksIn(failed)).toEqual([]);
  });
});
