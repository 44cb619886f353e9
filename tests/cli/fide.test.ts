import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fideCommand } from '../../cli/src/fide.ts';
import { aPlayer } from '../office/closings.ts';
import { pack } from '../office/pack.ts';
import { tableFiles } from '../office/table-files.ts';
import { run, withHome } from './office.ts';

const file = tableFiles();

/** Lines as FIDE writes them: fixed columns, found by the heading. */
const combined = (...lines: readonly (readonly [number: string, name: string, ...ratings: string[]])[]) =>
  [
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag',
    ...lines.map(
      ([number, name, s = '', r = '', b = '']) =>
        `${number.padEnd(15)}${name.padEnd(61)}GEO M                                ${s.padEnd(5)} 0   20 ${r.padEnd(5)} 0   20 ${b.padEnd(5)} 0   20 1990      `,
    ),
  ].join('\r\n');
const single = (...lines: readonly (readonly [number: string, name: string, rating: string])[]) =>
  [
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag',
    ...lines.map(
      ([number, name, rating]) =>
        `${number.padEnd(15)}${name.padEnd(61)}GEO M                                ${rating.padEnd(6)}0   20 1990      `,
    ),
  ].join('\n');
const xml = (...players: readonly Readonly<Record<string, string>>[]) =>
  `<?xml version="1.0" encoding="utf-8" ?><playerslist>${players
    .map(
      (fields) =>
        `<player>${Object.entries(fields)
          .map(([name, text]) => `<${name}>${text}</${name}>`)
          .join('\n')}</player>`,
    )
    .join('\n')}</playerslist>`;

const lomidze = { fideid: '13600001', name: 'Lomidze, Nino', country: 'GEO' };
const fide = { number: '13600001', standard: 2100, rapid: 2050, blitz: null };

describe('kuvvet fide import', () => {
  let data: string;
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-fide-'));
    await withHome(data, ({ ledger }) =>
      ledger.putPlayers([
        aPlayer('100001', { name: 'LOMIDZE, Nino', federation: 'GEO', member: false, fide }),
        aPlayer('100002', { name: 'Çınar, Onur', fide: { ...fide, number: '34500071', standard: 1850 } }),
        aPlayer('100003', { name: 'Nobody, Here', fide: { ...fide, number: '34500099' } }),
      ]),
    );
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const give = (name: string, content: string | Uint8Array, ...args: readonly string[]) =>
    run(fideCommand, 'import', file(name, content), '--data', data, ...args);
  const ratings = (player: string) =>
    withHome(data, async ({ ledger }) => {
      const { standard, rapid, blitz } = (await ledger.players([player])).get(player)?.fide ?? fide;
      return [standard, rapid, blitz];
    });

  it('says what would change, stores it with --yes, and once', async () => {
    const list = combined(
      ['1', 'Somebody, Else', '2800'],
      ['13600001', 'Lomidze, Nino', '2133', '2050', '2001'],
      ['34500071', 'Cinar, Onur', '1850', '', '0'],
    );
    const rehearsed = await give('players_list_foa.txt', list);
    expect(rehearsed.out.split('\n')).toEqual([
      '~ 100001  LOMIDZE, Nino  fideStandard: 2100 -> 2133  fideBlitz: - -> 2001',
      '~ 100002  Çınar, Onur  fideRapid: 2050 -> -',
    ]);
    expect(rehearsed.err).toBe(
      'On the list: 3, found in the register: 2, changed: 2, of another name: 0, not on the list: 1. Nothing was stored; add --yes to do so.',
    );
    expect(await ratings('100001')).toEqual([2100, 2050, null]);
    expect((await give('players_list_foa.txt', list, '--yes', '--lang', 'tr')).err).toMatch(
      /değişen: 2, .*Kaydedildi\.$/,
    );
    expect(await ratings('100001')).toEqual([2133, 2050, 2001]);
    expect((await give('players_list_foa.txt', list, '--yes')).err).toContain('changed: 0');
    expect(await ratings('100003')).toEqual([2100, 2050, null]);
  });

  it.each<[string, string, string | Uint8Array, readonly (number | null)[]]>([
    [
      'one kind, by its name',
      'rapid_oct26frl.txt',
      single(['13600001', 'Lomidze, Nino', '1999']),
      [2100, 1999, null],
    ],
    [
      'XML of all kinds',
      'players.xml',
      xml({ ...lomidze, rating: '2133', rapid_rating: '', blitz_rating: '2001' }),
      [2133, null, 2001],
    ],
    [
      'XML of one kind',
      'blitz_oct26frl_xml.xml',
      xml({ ...lomidze, rating: '1988', k: '20' }),
      [2100, 2050, 1988],
    ],
    [
      'a ZIP',
      'list.zip',
      pack({ name: 'standard_oct26frl.txt', content: single(['13600001', 'Lomidze, Nino', '2222']) }),
      [2222, 2050, null],
    ],
  ])('reads %s', async (_case, name, content, expected) => {
    expect((await give(name, content, '--yes')).code).toBe(0);
    expect(await ratings('100001')).toEqual(expected);
  });

  it('keeps out whoever has another name there (M-04)', async () => {
    const told = await give('players_list_foa.txt', combined(['13600001', 'Wrong, Person', '2700']), '--yes');
    expect(told).toMatchObject({ code: 3, err: expect.stringContaining('FIDE number of player 100001') });
    expect(await ratings('100001')).toEqual([2100, 2050, null]);
  });

  it('keeps out a line that a long name has moved out of its columns', async () => {
    const moved = combined(['13600001', `Lomidze, Nino ${'A'.repeat(60)}`, '2700']);
    const told = await give('players_list_foa.txt', moved, '--yes');
    expect(told).toMatchObject({ code: 3, err: expect.stringContaining('line of player 100001') });
    expect(await ratings('100001')).toEqual([2100, 2050, null]);
  });

  it.each<[string, string, string | Uint8Array, readonly string[], number, RegExp]>([
    [
      'one kind of an unknown name',
      'list.txt',
      single(['13600001', 'A', '2000']),
      [],
      1,
      /--type standard, rapid or blitz/,
    ],
    ['another text', 'players_list.txt', 'player,rating\n1,2\n', [], 1, /cannot be read as a list of FIDE/],
    [
      'a line without a number',
      'players_list.txt',
      combined(['', 'A', '2000']),
      [],
      1,
      /^\S+: error: Line 2: /,
    ],
    [
      'XML cut off',
      'players_list.xml',
      xml({ ...lomidze, rating: '1' }).slice(0, -20),
      [],
      1,
      /cannot be read/,
    ],
    ['XML without players', 'players_list.xml', '<playerslist></playerslist>', [], 1, /cannot be read/],
    ['a ZIP without a list', 'list.zip', pack({ name: 'a.pdf', content: 'x' }), [], 1, /cannot be read/],
    ['a type that is none', 'list.txt', '', ['--type', 'elo'], 2, /--type is standard/],
  ])('refuses %s', async (_case, name, content, args, code, message) => {
    const told = await give(name, content, '--yes', ...args);
    expect(told.code).toBe(code);
    expect(told.err).toMatch(message);
    expect(await ratings('100001')).toEqual([2100, 2050, null]);
  });
});
