import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from '../office/pack.ts';
import { filesUnder, kuvvet, root } from '../run.ts';

const sample = join(root, 'samples/2026-10');
const report = (name: string) => join(sample, 'reports', name);

describe('kuvvet month', () => {
  let work: string;
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'kuvvet-cli-'));
  });
  afterAll(() => rmSync(work, { recursive: true }));

  /** Runs a month over report files written or copied into a directory of their own. */
  const month = (
    name: string,
    files: Readonly<Record<string, string | Uint8Array>>,
    ...options: string[]
  ) => {
    const reports = join(work, name);
    mkdirSync(reports);
    for (const [file, content] of Object.entries(files)) writeFileSync(join(reports, file), content);
    const paths = [
      '--register',
      join(sample, 'register.csv'),
      '--reports',
      reports,
      '--out',
      join(work, `${name}-out`),
    ];
    return kuvvet(['month', '--period', '2026-10', ...paths, ...options]);
  };
  const rows = (name: string) => {
    const pointer = JSON.parse(readFileSync(join(work, `${name}-out/lists/ukd/latest.json`), 'utf8'));
    return JSON.parse(readFileSync(join(work, `${name}-out`, pointer.manifest), 'utf8')).files[0].rows;
  };

  it('leaves out what is held or refused, says why, and makes the lists of the rest', async () => {
    const good = readFileSync(report('E01.trf26.utf8.trf'));
    const run = await month('some', {
      'E01.trf': good,
      'E03.trf': readFileSync(report('E03.trf16.cp1254.trf')),
      'bad.trf': 'this is no report\n',
      'Çift Kupa.trf': good.toString().replaceAll('2026/10/', '2026/11/').replaceAll('26/10/', '26/11/'),
    });
    expect(run.code).toBe(3);
    expect(
      run.stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/\s\s+/).slice(0, 2)),
    ).toEqual([
      ['E01.trf', 'rated'],
      ['E03.trf', 'held'],
      ['bad.trf', 'rejected'],
      ['Çift Kupa.trf', 'parked'],
    ]);
    expect(run.stderr).toContain('hold: Player 1 was not found in the register. This may be 100037 (90%), ');
    expect(run.stderr).toMatch(/error: .*not a tournament report/);
    expect(run.stderr).toContain('The event ends in 2026-11');
    expect(run.stderr).toContain('1 rated, 3 left out');
    expect(rows('some')).toBeGreaterThan(200);
  });

  it('takes a report with its licence map out of a ZIP, and says why it does not', async () => {
    const zip = pack(
      { name: 'rapor.trf', content: readFileSync(report('E03.trf16.cp1254.trf')) },
      { name: 'rapor.licences.json', content: readFileSync(report('E03.licences.json')) },
    );
    const run = await month('zip', { 'E03.zip': zip, 'E04.zip': zip.subarray(0, 500) });
    expect(run.code).toBe(3);
    expect(run.stdout).toMatch(/^E03.zip {2}rated .*\nE04.zip {2}rejected\n$/);
    expect(run.stderr).toContain('The ZIP is damaged');
  });

  it('speaks Turkish, and JSON', async () => {
    const files = { 'E03.trf': readFileSync(report('E03.trf16.cp1254.trf')) };
    expect((await month('tr', files, '--lang', 'tr')).stderr).toContain(
      '1 numaralı oyuncu kütükte bulunamadı.',
    );
    const { stdout } = await month('json', files, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      file: 'E03.trf',
      tournament: 'E03',
      state: 'held',
      type: null,
    });
  });

  it('takes two files of one name as a conflict, and twice the same file as one report', async () => {
    const one = readFileSync(report('E01.trf26.utf8.trf'));
    const other = readFileSync(report('E05.trf16.utf8.trf'));
    const conflict = await month('conflict', { 'E01.a.trf': one, 'E01.b.trf': other });
    expect(conflict.code).toBe(3);
    expect(conflict.stderr).toContain('Another file is for the tournament E01 too.');
    const same = await month('same', { 'E01.a.trf': one, 'E01.b.trf': one });
    expect(same.code).toBe(0);
  });

  it('publishes everybody unchanged from a month without reports', async () => {
    expect(await month('empty', {})).toMatchObject({ code: 0, stdout: '' });
    expect(rows('empty')).toBe(228);
  });

  it('may be run again into the same directory, and points to the last run', async () => {
    const directory = join(work, 'twice');
    mkdirSync(directory);
    const arguments_ = [
      'month',
      '--period',
      '2026-10',
      '--register',
      join(sample, 'register.csv'),
      '--reports',
      directory,
      '--out',
      join(work, 'twice-out'),
    ];
    await kuvvet(arguments_);
    const unchanged = filesUnder(join(work, 'twice-out'));
    cpSync(report('E01.trf26.utf8.trf'), join(directory, 'E01.trf'));
    await kuvvet(arguments_);
    expect(filesUnder(join(work, 'twice-out')).get('lists/ukd/latest.json')).not.toEqual(
      unchanged.get('lists/ukd/latest.json'),
    );
    rmSync(join(directory, 'E01.trf'));
    await kuvvet(arguments_);
    expect(filesUnder(join(work, 'twice-out')).get('lists/ukd/latest.json')).toEqual(
      unchanged.get('lists/ukd/latest.json'),
    );
  });

  it.each<[string, readonly string[], string]>([
    ['no period', ['--register', 'r', '--reports', '.', '--out', 'o'], '--period is required.'],
    [
      'a period that is none',
      ['--period', '2026-13', '--register', 'r', '--reports', '.', '--out', 'o'],
      'expected YYYY-MM',
    ],
    ['no register', ['--period', '2026-10', '--reports', '.', '--out', 'o'], '--register is required.'],
    [
      'a register that is not there',
      ['--period', '2026-10', '--register', 'none.csv', '--reports', '.', '--out', 'o'],
      'none.csv',
    ],
    [
      'reports that are a file',
      ['--period', '2026-10', '--register', 'package.json', '--reports', 'package.json', '--out', 'o'],
      '--reports package.json',
    ],
    ['an unknown option', ['--nonsense'], 'nonsense'],
  ])('is wrong use with %s: exit 2 and how to go on', async (_case, options, says) => {
    const run = await kuvvet(['month', ...options]);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(says);
    expect(run.stderr).toContain('kuvvet month --help');
    expect(run.stderr).not.toMatch(/\n\s+at /);
  });

  it('refuses a register with a fault by line, and nothing of the line', async () => {
    const register = join(work, 'register.csv');
    writeFileSync(register, 'player,licence,name,federation\n100001,90000000101,"ÇINAR, ONUR",TUR\n');
    mkdirSync(join(work, 'none'));
    const run = await kuvvet([
      'month',
      '--period',
      '2026-10',
      '--register',
      register,
      '--reports',
      join(work, 'none'),
      '--out',
      join(work, 'o'),
    ]);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('Line 2: The check digits of the licence number are wrong.');
    expect(run.stderr).not.toMatch(/90000000101|ONUR/);
  });
});

describe('kuvvet', () => {
  it.each([[[]], [['help']], [['--help']]])('says what it can do: %j', async (args) => {
    const run = await kuvvet(args);
    expect(run.code).toBe(0);
    for (const command of ['month', 'check', 'submit', 'withdraw', 'status', 'begin', 'sender', 'close'])
      expect(run.stdout).toContain(command);
  });

  it.each(['month', 'check', 'submit', 'withdraw', 'status', 'begin', 'sender', 'close'])(
    '%s --help',
    async (command) => {
      expect(await kuvvet([command, '--help'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(`Usage: kuvvet ${command}`),
      });
      expect(await kuvvet([command, '--help', '--lang', 'tr'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Kullanım'),
      });
    },
  );

  it('does not know a command it has not', async () => {
    expect(await kuvvet(['nonsense'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('an installation by command line', () => {
  it('is begun, shown and closed', async () => {
    const data = mkdtempSync(join(tmpdir(), 'kuvvet-data-'));
    const register = join(sample, 'register.csv');
    expect(
      await kuvvet(['begin', '--period', '2026-10', '--register', register, '--data', data]),
    ).toMatchObject({ code: 0, stdout: '2026-10  477\n' });
    expect(
      await kuvvet(['begin', '--period', '2026-11', '--register', register, '--data', data]),
    ).toMatchObject({ code: 1 });
    const shown = await kuvvet(['close', '--period', '2026-10', '--data', data, '--json']);
    expect(JSON.parse(shown.stdout)).toMatchObject({ period: '2026-10', state: 'open', list: '2026-11' });
    const closed = await kuvvet(['close', '--period', '2026-10', '--yes', '--data', data]);
    expect(JSON.parse(closed.stdout)).toMatchObject({ outcome: 'published', list: '2026-11' });
    expect(await kuvvet(['close', '--period', '2027-01', '--yes', '--data', data])).toMatchObject({
      code: 1,
    });
    rmSync(data, { recursive: true });
  });
});
