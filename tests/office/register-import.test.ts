import type { Player } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import {
  erase,
  importRegister,
  mapColumns,
  openTable,
  type RegisterField,
  readRegisterLines,
  registerHeadings,
  setListed,
  TableUnreadable,
} from '@kuvvet/office';
import { type Finding, licenceTokens } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { aPlayer } from './closings.ts';
import { tableFiles, windows1254, workbook } from './table-files.ts';

const identify = licenceTokens(new Uint8Array(32).fill(1));
const tokenOf = (number: string) => {
  const identity = identify(number);
  return identity.kind === 'licence' ? identity.token : '';
};
const file = tableFiles();

/** An invented licence number with check digits that fit (formats 6). */
function licenceOf(nth: number): string {
  const digits = [...`${900_000_000 + nth}`].map(Number);
  const sum = (from: number) => digits.reduce((all, digit, at) => all + (at % 2 === from ? digit : 0), 0);
  const tenth = (7 * sum(0) - sum(1) + 100) % 10;
  return [...digits, tenth, (sum(0) + sum(1) + tenth) % 10].join('');
}

/** Imports a file into a register of these people and licences, and looks what became of it. */
async function imported(
  content: string | Uint8Array,
  before: readonly Player[] = [],
  { store = true, licences = [] as readonly (readonly [string, string])[] } = {},
) {
  const ledger = openSqliteLedger(':memory:');
  await ledger.putPlayers(before);
  await ledger.putLicences(licences.map(([licence, player]) => [tokenOf(licence), player]));
  const findings: Finding[] = [];
  const { headings, lines } = await openTable(file('register', content));
  const { columns } = mapColumns<RegisterField>(headings, registerHeadings, new Map());
  const reading = await readRegisterLines(lines, columns, identify, (finding) => findings.push(finding));
  const batches = await Array.fromAsync(importRegister(reading, { ledger }, store));
  findings.push(...batches.flatMap((batch) => batch.findings));
  return {
    findings: findings.map(({ code, line, found }) =>
      [line, code, ...(found === undefined ? [] : [found])].join(' '),
    ),
    changes: batches.flatMap(({ changes }) => changes),
    register: await Array.fromAsync(ledger.register()),
    licences: await Array.fromAsync(ledger.licenceEntries()),
  };
}

const heading = 'Oyuncu No;T.C. Kimlik No;Soyadı;Adı;Cinsiyeti;Doğum Tarihi;İli;Kulübü;FIDE No';
const çınar = '100001;90000000100;ÇINAR;ONUR;E;12.03.1974;MUĞLA;Iğdır SK;34500071';
const ağaç = '100002;90000000278;AĞAÇ;BÜŞRA;K;2006;İZMİR;;';
const turkish = [heading, çınar, ağaç].join('\r\n');

describe('a register file', () => {
  const read = async (content: string | Uint8Array) => {
    const { register, licences, findings } = await imported(content);
    expect(findings).toEqual([]);
    return { register, licences };
  };

  it('is read by its Turkish headings, birth dates as years and licences as tokens (ARCHITECTURE 4)', async () => {
    const { register, licences } = await read(turkish);
    expect(register).toMatchObject([
      { player: '100001', name: 'ÇINAR, ONUR', sex: 'm', birthYear: 1974, province: 'MUĞLA', member: true },
      { player: '100002', name: 'AĞAÇ, BÜŞRA', sex: 'w', birthYear: 2006, club: '' },
    ]);
    expect(register[0]?.fide.number).toBe('34500071');
    expect(new Map(licences)).toEqual(
      new Map([
        [tokenOf('90000000100'), '100001'],
        [tokenOf('90000000278'), '100002'],
      ]),
    );
  });

  it.each<[string, string | Uint8Array]>([
    ['with a byte order mark', `\ufeff${turkish}`],
    ['in Windows-1254', windows1254(turkish)],
    ['in UTF-16', Buffer.from(`\ufeff${turkish}`, 'utf16le')],
    ['with commas', turkish.replaceAll(';', ',')],
    ['with tabulators', turkish.replaceAll(';', '\t')],
    [
      'with English headings',
      turkish.replace(
        heading,
        'player;licence number;surname;first name;sex;birth date;province;club;FIDE ID',
      ),
    ],
    [
      'in another order',
      turkish
        .split('\r\n')
        .map((line) => line.split(';').reverse().join(';'))
        .join('\n'),
    ],
    [
      'with a column nobody knows',
      turkish
        .split('\r\n')
        .map((line) => `${line};2026`)
        .join('\n'),
    ],
    [
      'in a workbook, with dates and licences as numbers',
      workbook(
        turkish
          .split('\r\n')
          .map((line) =>
            line
              .split(';')
              .map((cell) =>
                cell === '12.03.1974' ? 27_100 : /^\d{4,11}$/.test(cell) ? Number(cell) : cell,
              ),
          ),
      ),
    ],
  ])('is the same %s', async (_case, content) => {
    expect(await read(content)).toEqual(await read(turkish));
  });

  it.each<[string, string | Uint8Array, string, number | undefined]>([
    ['quotes that do not end', `${heading}\n${çınar.replace('ÇINAR', '"ÇINAR')}`, 'table.csv', 2],
    ['a damaged workbook', workbook([['a']]).slice(0, 200), 'table.xlsx', undefined],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'table.kind', undefined],
    ['nothing', '', 'table.empty', undefined],
  ])('is refused with %s', async (_case, content, code, line) => {
    const error = await imported(content).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(TableUnreadable);
    expect(error.finding).toEqual({ code, severity: 'error', ...(line && { line }) });
    expect(`${error.message} ${error.cause ?? ''}`).not.toContain('90000000100');
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    [
      'a licence number that cannot be',
      [çınar.replace('00100', '00101')],
      ['2 register.licence-checksum'],
      [],
    ],
    ['a player number of three digits', [çınar.replace('100001', '123')], ['2 register.player-number'], []],
    [
      'a licence on two lines',
      [çınar, ağaç.replace('90000000278', '90000000100')],
      ['3 register.licence-repeated 2'],
      [],
    ],
    [
      'a player number on two lines',
      [çınar, ağaç.replace('100002', '100001')],
      ['3 register.player-repeated 2'],
      [],
    ],
    ['a FIDE number on two lines', [çınar, `${ağaç}34500071`], ['3 register.fide-repeated 2'], []],
    ['a line cut short', [çınar, '100002;90000000278'], ['3 register.cells'], ['100001']],
    ['no birth year', [çınar.replace('12.03.1974', '')], ['2 register.no-birth-year'], ['100001']],
    ['no licence and no federation', [ağaç.replace('90000000278', '')], ['2 register.federation'], []],
  ])('is told what is wrong with %s, and the others are taken', async (_case, lines, findings, taken) => {
    const told = await imported([heading, ...lines].join('\n'));
    expect(told.findings).toEqual(findings);
    expect(told.register.map(({ player }) => player)).toEqual(taken);
  });
});

describe('a register that is there', () => {
  const before = aPlayer('100001', {
    ...{
      name: 'Çınar, Onur',
      sex: 'm',
      birthYear: 1974,
      province: 'AYDIN',
      club: 'Iğdır SK',
      federation: 'TUR',
    },
    fide: { number: '34500071', standard: 1850, rapid: null, blitz: null },
    listed: false,
  });

  it('is changed by the columns of the file only, and nobody is shown again', async () => {
    const { register, changes, findings } = await imported(
      'Oyuncu No;Ad Soyad;İl;Listede\n100001;Çınar, Onur;MUĞLA;evet',
      [before],
    );
    expect(findings).toEqual([]);
    expect(register).toEqual([{ ...before, province: 'MUĞLA' }]);
    expect(changes[0]?.facts).toEqual([{ field: 'province', before: 'AYDIN', after: 'MUĞLA' }]);
  });

  it('does not change when nothing is other, or nothing is to be stored', async () => {
    const same = 'player;name;listed\n100001;Çınar, Onur;';
    expect((await imported(same, [before])).changes).toEqual([]);
    const other = await imported('player;name\n100001;Çınar, Onur Ali', [before], { store: false });
    expect(other.changes).toHaveLength(1);
    expect(other.register).toEqual([before]);
  });

  it.each<[string, string, string]>([
    ['a licence of another', '100003;90000000278;ÜÇLER;DURU;K;2007;;;', '2 register.licence-taken 100002'],
    [
      'a FIDE number of another',
      '100003;90000000346;ÜÇLER;DURU;K;2007;;;34500071',
      '2 register.fide-taken 100001',
    ],
    [
      'a number of somebody else',
      '100001;90000000100;ÜÇLER;DURU;K;2007;;;34500071',
      '2 register.other-person',
    ],
  ])('keeps out %s', async (_case, line, finding) => {
    const people = [before, aPlayer('100002')];
    const licences = [['90000000278', '100002'] as const];
    const told = await imported(`${heading}\n${line}`, people, { licences });
    expect(told.findings).toEqual([finding]);
    expect(told.register).toEqual(people);
    expect(told.licences).toEqual([[tokenOf('90000000278'), '100002']]);
  });

  it('lets two people exchange their FIDE numbers in one file', async () => {
    const fide = (number: string) => ({
      birthYear: 1990,
      fide: { number, standard: null, rapid: null, blitz: null },
    });
    const people = [aPlayer('100001', fide('34500071')), aPlayer('100002', fide('34500072'))];
    const exchange = 'player;name;fide\n100001;P100001;34500072\n100002;P100002;34500071';
    const { findings, register } = await imported(exchange, people);
    expect(findings).toEqual([]);
    expect(register.map((player) => player.fide.number)).toEqual(['34500072', '34500071']);
  });

  it('says of a merged number which one stays (M-06)', async () => {
    const merged = { ...before, mergedInto: '100002' };
    const ledger = openSqliteLedger(':memory:');
    await ledger.putPlayers([before, aPlayer('100002')]);
    const reads = { ...ledger, players: async () => new Map([['100001', merged]]) };
    const { headings, lines } = await openTable(file('merged', 'player;name\n100001;Çınar, Onur'));
    const { columns } = mapColumns<RegisterField>(headings, registerHeadings, new Map());
    const reading = await readRegisterLines(lines, columns, identify, () => {});
    const [batch] = await Array.fromAsync(importRegister(reading, { ledger: reads }, true));
    expect(batch).toMatchObject({ leftOut: 1, findings: [{ code: 'register.merged', found: '100002' }] });
  });

  it('never undoes what an officer does between the comparison and the storing', async () => {
    const ledger = openSqliteLedger(':memory:');
    const people = ['100001', '100002', '100003'].map((player) => aPlayer(player, { birthYear: 1990 }));
    await ledger.putPlayers(people);
    let done = false;
    const meanwhile: typeof ledger = {
      ...ledger,
      players: async (numbers) => {
        const found = await ledger.players(numbers);
        const author = { by: 'ayse', reason: 'Kendi isteği' };
        const ports = { ledger, now: () => '2026-11-05T09:00:00.000Z' };
        if (!done) {
          await erase('100001', author, ports);
          await setListed('100002', false, author, ports);
        }
        done = true;
        return found;
      },
    };
    const text = people.map(({ player, name }) => `${player};${name};1990;Yeni SK`).join('\n');
    const { headings, lines } = await openTable(file('meanwhile', `player;name;birthYear;club\n${text}`));
    const { columns } = mapColumns<RegisterField>(headings, registerHeadings, new Map());
    const reading = await readRegisterLines(lines, columns, identify, () => {});
    const batches = await Array.fromAsync(importRegister(reading, { ledger: meanwhile }, true));
    const changes = batches.flatMap((batch) => batch.changes);
    expect(changes.map(({ player }) => player.player)).toEqual(['100003', '100001', '100002']);
    const register = await Array.fromAsync(ledger.register());
    expect(register.map(({ listed }) => listed)).toEqual([false, false, true]);
    expect(register.map(({ club }) => club)).toEqual(['Yeni SK', 'Yeni SK', 'Yeni SK']);
  });

  it('has nobody whose line repeats a number, however far above, nor whom it repeats', async () => {
    const line = (player: number, licence: string, fide: number | '') =>
      `${player};${licence};P;TUR;${fide};1990`;
    const lines = Array.from({ length: 2500 }, (_, at) => line(100_000 + at, licenceOf(at), 34_500_000 + at));
    const repeating = [
      line(100_000, '', ''),
      line(900_001, licenceOf(1), ''),
      line(900_002, '', 34_500_002),
      line(100_003, licenceOf(4), 34_502_499),
      // The number of a line that is left out counts, too.
      line(900_001, licenceOf(2500), ''),
    ];
    const { findings, register, licences } = await imported(
      ['player;licence;name;fed;fide;birth', ...lines, ...repeating].join('\n'),
    );
    expect(findings).toEqual([
      '2502 register.player-repeated 2',
      '2503 register.licence-repeated 3',
      '2504 register.fide-repeated 4',
      ...['player-repeated 5', 'fide-repeated 2501', 'licence-repeated 6'].map(
        (told) => `2505 register.${told}`,
      ),
      '2506 register.player-repeated 2503',
    ]);
    const taken = lines.map((_, at) => at).slice(5, -1);
    expect(register.map(({ player }) => player)).toEqual(taken.map((at) => `${100_000 + at}`));
    expect(new Map(licences)).toEqual(
      new Map(taken.map((at) => [tokenOf(licenceOf(at)), `${100_000 + at}`])),
    );
  });

  it('is compared whole, however long the file is', async () => {
    const lines = Array.from({ length: 4100 }, (_, at) => `${100_000 + at};P`);
    const { changes, register } = await imported(
      `player;name;fed\n${lines.map((line) => `${line};TUR`).join('\n')}`,
    );
    expect([changes.length, register.length]).toEqual([4100, 4100]);
  });
});

describe('columns', () => {
  const said = (text: Record<string, RegisterField | null>) => new Map(Object.entries(text));

  it('are what a person says, whatever their headings are', () => {
    const { columns } = mapColumns(
      ['No', 'İsim', 'Doğum Yılı'],
      registerHeadings,
      said({ no: 'player', 'DOĞUM YILI': null }),
    );
    expect(columns.map(({ field }) => field)).toEqual(['player', 'name', null]);
  });

  it('are not guessed where two could be one thing, and are to be there when named', () => {
    const { twice, unknown } = mapColumns(
      ['Doğum Tarihi', 'Doğum Yılı'],
      registerHeadings,
      said({ Kulüp: 'club' }),
    );
    expect([twice, unknown]).toEqual([['birthYear'], ['Kulüp']]);
  });
});
