import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readState, stateKey } from '@kuvvet/gazette';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doctorCommand } from '../../cli/src/doctor.ts';
import { listCommand } from '../../cli/src/list.ts';
import { rebuildCommand } from '../../cli/src/rebuild.ts';
import { registerCommand } from '../../cli/src/register.ts';
import { submissionOf } from '../functions/event.ts';
import { tableFiles, workbook } from '../office/table-files.ts';
import { filesUnder, root } from '../run.ts';
import { closeIn, rateIn, run, withHome } from './office.ts';

const file = tableFiles();
const register = join(root, 'samples/2026-10/register.csv');
/** Players who are rated in the sample, and one who is not. */
const [first, second, third, unrated] = ['100071', '100072', '100073', '100010'];

const august = file('august.csv', `Oyuncu No;UKD;UHS;UYS\n${first};1700;0;1650\n${second};1600;;\n`);
const september = file(
  'ukd_listesi_20260901.xlsx',
  workbook([
    ['Oyuncu No', 'Ad Soyad', 'Puan'],
    [Number(first), '', 1720],
    [Number(third), '', 1500],
  ]),
);
const rapid = file('rapid.csv', `Oyuncu No;Puan\n${second};1450\n`);
const october = file(
  'october.csv',
  `player,ukd,uhs,uys\n${first},1712,,1650\n${second},1612,1450,\n${third},1500,,\n`,
);
const archive = file(
  'archive.csv',
  `Oyuncu No;Tür;Turnuva;Oyun;Performans\n${unrated};UKD;IZM-2026-07;3;1234,5\n${unrated};UKD;ANK-2026-08;1;2501/2\n`,
);
const lists = [`2026-08=${august}`, september, `2026-09:uhs=${rapid}`, `2026-10=${october}`];

describe('kuvvet list import', () => {
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-list-'));
    expect((await run(registerCommand, 'import', register, '--data', data, '--yes')).code).toBe(0);
  });
  afterAll(() => rmSync(data, { recursive: true }));

  const give = (...args: readonly string[]) => run(listCommand, 'import', ...args, '--data', data);
  const books = () => withHome(data, ({ ledger }) => Array.fromAsync(ledger.books()));

  it.each<[string, readonly string[], number, RegExp]>([
    ['no list', [], 2, /Expected kuvvet list import/],
    ['no month', [october], 2, /expected YYYY-MM=FILE/],
    ['a month left out', [`2026-08=${august}`, `2026-10=${october}`], 2, /the list of 2026-09 is missing/],
    ['a list given twice', [`2026-09=${august}`, september], 2, /2026-09 ukd is given twice/],
    ['a list without ratings', [`2026-10=${archive}`], 2, /No column was taken for ukd, uhs, uys/],
    ['a list of one type without ratings', [`2026-10:uys=${archive}`], 2, /No column was taken for uys/],
    [
      'a file that is no table',
      [`2026-08=${august}`, `2026-09=${file('list.pdf', '%PDF-1.4')}`],
      1,
      /list\.pdf: error/,
    ],
    [
      'an unknown player',
      [`2026-10=${file('a.csv', 'player;ukd\n999999;1500\n')}`],
      1,
      /Line 2: The player of the line is not in the register/,
    ],
    [
      'a rating that cannot be',
      [`2026-10=${file('b.csv', `player;ukd\n${first};999\n`)}`],
      1,
      /from 1000 to 3500/,
    ],
    [
      'a player twice',
      [`2026-10=${file('c.csv', `player;ukd\n${first};1500\n${first};1501\n`)}`],
      1,
      /Line 3: This player/,
    ],
    [
      'another name',
      [`2026-10=${file('d.csv', `player;ad soyad;ukd\n${first};Nobody Else;1500\n`)}`],
      1,
      /Line 2: The name of the line/,
    ],
    [
      'two people on a line',
      [`2026-10=${file('e.csv', `player;tckn;ukd\n${first};90000000100;1500\n`)}`],
      1,
      /name different people/,
    ],
    [
      'a performance of somebody rated',
      [
        `2026-10=${october}`,
        '--archive',
        file('f.csv', `player;type;event;games;performance\n${first};uhs;A;3;1400\n`),
      ],
      1,
      /no performance can wait/,
    ],
    [
      'a performance that is none',
      [
        `2026-10=${october}`,
        '--archive',
        file('g.csv', `player;type;event;games;performance\n${unrated};ukd;A;3;1/0\n`),
      ],
      1,
      /or performance of the line cannot be read/,
    ],
  ])('takes nothing with %s', async (_case, args, code, message) => {
    const told = await give(...args, '--yes');
    expect(told.code).toBe(code);
    expect(told.err).toMatch(message);
    expect(await books()).toEqual([]);
  });

  it('says what would be taken over, and takes it over with --yes, once and again', async () => {
    const rehearsed = await give(...lists, '--archive', archive);
    expect(rehearsed).toMatchObject({ code: 0, err: expect.stringMatching(/add --yes to do so\.$/) });
    expect(rehearsed.out.split('\n')).toEqual([
      '2026-08  ukd 2  uhs 0  uys 1',
      '2026-09  ukd 2  uhs 1  uys 0',
      '2026-10  ukd 3  uhs 1  uys 1',
      'archive  2  (1)',
    ]);
    expect(await books()).toEqual([]);
    for (let time = 0; time < 2; time++) {
      expect(await give(...lists, '--archive', archive, '--yes', '--lang', 'tr')).toMatchObject({
        code: 0,
        err: expect.stringMatching(/2026-10 ayı açıldı\.$/),
      });
    }
    expect(await books()).toMatchObject([{ period: '2026-10', state: 'open' }]);
    await expect(give(`2026-10=${august}`, '--yes')).rejects.toThrow('opened on another list');
    await expect(give(`2026-09=${august}`, '--yes')).rejects.toThrow('is open already');
  });

  it('gives everybody the ratings of every list, and what waits', async () => {
    const { standings, states } = await withHome(data, async ({ ledger, vault }) => {
      const [book] = await Array.fromAsync(ledger.books());
      const stored = await vault.get(stateKey(book?.previousState ?? ''));
      return {
        standings: await ledger.standings([first, second]),
        states: readState(stored?.bytes ?? new Uint8Array()),
      };
    });
    const step = (list: string, rating: number) => ({ list, rating });
    expect(standings.get(first)?.steps).toEqual({
      ukd: [step('2026-08', 1700), step('2026-09', 1720), step('2026-10', 1712)],
      uhs: [],
      uys: [step('2026-08', 1650)],
    });
    expect(standings.get(second)?.steps.uhs).toEqual([step('2026-09', 1450)]);
    expect(states.find(({ player }) => player === unrated)?.pool.ukd).toEqual([
      { tournament: 'ANK-2026-08', games: 1, performance: { numerator: 2501, denominator: 2 } },
      { tournament: 'IZM-2026-07', games: 3, performance: { numerator: 2469, denominator: 2 } },
    ]);
  });

  it('leads to lists, to late events rated two lists back, and to a rebuild that comes to the same (Q-12)', async () => {
    const players = [first, second, third, '100074'];
    await rateIn(
      data,
      submissionOf('LATE', { month: '2026-08', players }),
      submissionOf('OLD', { month: '2026-08', start: '2026-07-31', players }),
      submissionOf('NOW', { players: [unrated, first, second, third], first: '1-0' }),
    );
    const { postings, old } = await withHome(data, async ({ ledger }) => ({
      postings: await Array.fromAsync(ledger.postings('2026-10')),
      old: await ledger.receipt('OLD', 1),
    }));
    expect(postings.map(({ tournament, basis }) => `${tournament} ${basis}`)).toEqual([
      'LATE 2026-08',
      'NOW 2026-10',
    ]);
    expect(old?.findings.map(({ code }) => code)).toContain('event.basis-unknown');
    expect(await closeIn(data, '2026-10')).toMatchObject({ outcome: 'published', list: '2026-11' });
    const doctor = await run(doctorCommand, '--data', data);
    expect(doctor).toMatchObject({ code: 0, out: '' });
    expect(doctor.err).toMatch(/objects nobody names: 0 /);

    const into = join(data, 'again');
    expect(await run(rebuildCommand, '--data', data, '--into', into)).toMatchObject({ code: 0 });
    expect(filesUnder(join(into, 'public'))).toEqual(filesUnder(join(data, 'public')));
    cpSync(join(data, 'vault'), join(into, 'vault'), { recursive: true });
    expect(await run(doctorCommand, '--data', into)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(join(data, 'vault/closings/start'), 'utf8')).toContain(
      '"earlier":[{"list":"2026-08"',
    );
  });
});
