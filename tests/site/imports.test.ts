import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipped } from '../../packages/gazette/src/zip.ts';
import { emptySheet } from '../../site/src/calculators/sheet.ts';
import { importTrf } from '../../site/src/imports/import-trf.ts';
import { readTable, tableOf } from '../../site/src/imports/read-table.ts';
import { isWorkbook, readXlsx } from '../../site/src/imports/read-xlsx.ts';
import { sheetOf } from '../../site/src/imports/sheet-of.ts';
import { mostUnfolded } from '../../site/src/imports/unpack-entry.ts';
import { pack } from '../office/pack.ts';
import { crossTable, englishCard, ratedCard, square, turkishCard } from './chess-results.ts';
import { type Spelling, workbook } from './workbook.ts';

const pasted = (text: string) => readTable(tableOf(text));
const codes = (text: string) => pasted(text).findings.map(({ code }) => code);

describe("a player's card of Chess-Results", () => {
  it('is read in Turkish, with both ratings; forfeits and byes are named and left out (U-07)', () => {
    const { tournament, findings } = pasted(turkishCard);
    expect(tournament?.name).toBe('Ege Açık Satranç Turnuvası');
    expect(tournament?.players).toEqual([
      { no: 0, name: 'ÇINAR, ONUR', national: 1630, fide: 1702 },
      { no: 1, name: 'AĞAÇ, BÜŞRA', national: 1490, fide: null },
      { no: 2, name: 'BAĞCI, SİNEM', national: null, fide: null },
      { no: 3, name: 'IŞIKLI, AYŞE', national: 2021, fide: 2105 },
    ]);
    expect(tournament?.games.map(({ round, points }) => [round, points])).toEqual([
      [1, 0],
      [2, 100],
      [3, 50],
    ]);
    expect(findings).toEqual([
      { code: 'import.not-played', row: 15, round: 4 },
      { code: 'import.not-played', row: 16, round: 5 },
    ]);
  });

  it('is read in English, and asks which rating a column called Rtg holds', () => {
    const { tournament, findings } = pasted(englishCard);
    expect(tournament?.games.map(({ points }) => points)).toEqual([0, 100, 50]);
    expect(tournament?.players[0]).toEqual({ no: 0, name: 'ÇINAR, ONUR', national: 1630, fide: null });
    expect(findings).toEqual([{ code: 'import.which-rating' }]);
  });

  it.each([
    ['as they are', ratedCard],
    ['the colour in a cell of its own', ratedCard.replaceAll(/\t([ws]) (.)\t/g, '\t$1\t$2\t')],
    ['a box in place of the colour', ratedCard.replaceAll(/\t[ws] (.)\t/g, '\t\t$1\t')],
  ])('takes no column behind the result for one: %s', (_, text) => {
    const { tournament, findings } = pasted(text);
    expect(tournament?.games.map(({ round, points }) => [round, points])).toEqual([
      [1, 100],
      [2, 0],
      [3, 50],
      [4, 0],
    ]);
    expect(findings.map(({ code }) => code)).toEqual([
      'import.not-played',
      'import.no-own-rating',
      'import.which-rating',
    ]);
  });

  it('makes a sheet', () => {
    const { tournament } = pasted(turkishCard);
    const sheet = tournament && sheetOf(tournament, 0, { ...emptySheet, mode: 'dual' });
    expect(sheet).toMatchObject({ mode: 'dual', own: 1630, fide: 1702, name: 'Ege Açık Satranç Turnuvası' });
    expect(sheet?.events).toEqual([
      [
        { opponent: 1490, opponentFide: null, points: 0, opponentName: 'AĞAÇ, BÜŞRA' },
        { opponent: null, opponentFide: null, points: 100, opponentName: 'BAĞCI, SİNEM' },
        { opponent: 2021, opponentFide: 2105, points: 50, opponentName: 'IŞIKLI, AYŞE' },
      ],
    ]);
  });

  it('joins the events of an unrated player, and is not there twice when another is chosen', () => {
    const { tournament } = pasted(turkishCard);
    const before = {
      ...emptySheet,
      mode: 'first',
      events: [[], [{ opponent: 1200, opponentFide: null, points: 50 }]],
    } as const;
    const joined = tournament && sheetOf(tournament, 0, before);
    expect(joined?.events.map((games) => games.length)).toEqual([1, 3]);
    expect(tournament && sheetOf(tournament, 1, before).events.map((games) => games.length)).toEqual([1, 1]);
  });

  it.each([
    ['a result that is none', 's 0', 'x 9', 'import.result'],
    ['a rating that is none', '\t1490\t', '\tviele\t', 'import.rating'],
    ['no rating of the owner', /Ulusal rating.*\nUluslararası rating.*\n/, '', 'import.no-own-rating'],
  ])('says where it could not read: %s', (_, from, to, code) => {
    const { tournament, findings } = pasted(turkishCard.replace(from, to));
    expect(tournament).not.toBeNull();
    expect(findings.map((finding) => finding.code)).toContain(code);
  });

  it.each(['b 1', 's 1', 'w 1', '1', 'b1'])('takes %j for a win whatever the colours are called', (cell) => {
    expect(pasted(englishCard.replace('\t\t0\n', `\t${cell}\n`)).tournament?.games[0]?.points).toBe(100);
  });

  it.each(['- 1', '- 0', '+', '-', 'b 1K', '- 0K', 's -', 'w +', ''])('counts %j for no game', (cell) => {
    expect(pasted(englishCard.replace('\t\t0\n', `\t${cell}\n`)).tournament?.games).toHaveLength(2);
  });
});

describe('a cross-table of Chess-Results', () => {
  it('is read by ranks where cells name ranks', () => {
    const { tournament, findings } = pasted(crossTable);
    expect(findings).toEqual([]);
    expect(tournament?.players.map(({ no, national }) => [no, national])).toEqual([
      [1, 1490],
      [2, 1630],
      [3, null],
      [4, 1021],
    ]);
    expect(tournament?.games).toEqual([
      { round: 1, white: 1, black: 3, points: 100 },
      { round: 2, white: 1, black: 2, points: 50 },
      { round: 3, white: 1, black: 4, points: 100 },
      { round: 1, white: 2, black: 4, points: 100 },
      { round: 3, white: 2, black: 3, points: 0 },
    ]);
    const sheet = tournament && sheetOf(tournament, 2, emptySheet);
    expect(sheet?.events[0]?.map(({ opponent, points }) => [opponent, points])).toEqual([
      [1021, 100],
      [1490, 50],
      [null, 0],
    ]);
  });

  it('is read by starting numbers where cells name those', () => {
    const byNumber = crossTable.replaceAll(/^(\d)\t(\d)/gm, '$2\t$1');
    expect(pasted(byNumber).tournament?.games).toHaveLength(5);
  });

  it.each(['Round $1', '$1. Round', '$1.Rnd', 'Rd $1', 'TUR $1', '$1. tur', 'R$1'])(
    'may head its rounds %j',
    (heading) => {
      const text = crossTable.replaceAll(/(\d)\.Tur/g, heading);
      expect(pasted(text)).toEqual(pasted(crossTable));
    },
  );

  it.each(['Ad', 'Adı Soyadı', 'SOYADI, ADI', 'Ad-Soyad', 'Oyuncu adı', 'Sporcu', 'Player'])(
    'may head its names %j',
    (heading) => {
      expect(pasted(crossTable.replace('İsim', heading))).toEqual(pasted(crossTable));
    },
  );

  it.each(['1/2', '1⁄2', '0,5', '0.5', '='])('may write a draw %j', (draw) => {
    expect(pasted(crossTable.replaceAll(/½(?=\t)/g, draw))).toEqual(pasted(crossTable));
  });

  it.each(['.', '.0', ',0'])('may have %j behind its ranks and numbers', (behind) => {
    expect(pasted(crossTable.replaceAll(/^(\d)\t(\d)/gm, `$1${behind}\t$2${behind}`))).toEqual(
      pasted(crossTable),
    );
  });

  it('whose cells name none of its numbers is refused, though two rows agree by chance', () => {
    const { tournament, findings } = pasted(crossTable.replaceAll(/^\d\t/gm, '\t'));
    expect(tournament).toBeNull();
    expect(findings[0]).toEqual({ code: 'import.numbers' });
    expect(findings.slice(1).every(({ code }) => code === 'import.unpaired')).toBe(true);
  });

  it('leaves out games on which the rows differ, and says so at both', () => {
    const { tournament, findings } = pasted(crossTable.replace('3b1', '3b0'));
    expect(tournament?.games).toHaveLength(4);
    expect(findings).toEqual([
      { code: 'import.unpaired', row: 4, round: 1, found: '3' },
      { code: 'import.unpaired', row: 6, round: 1, found: '1' },
    ]);
  });

  it('says when an opponent is not in the table, as in half of one', () => {
    const half = crossTable.replace(/^4\t3.*\n/m, '');
    expect(pasted(half).findings.map(({ code }) => code)).toEqual([
      'import.unknown-opponent',
      'import.unknown-opponent',
    ]);
  });
});

describe('the square of a round robin', () => {
  const met = (text: string) =>
    pasted(text).tournament?.games.map(({ white, black, round, points }) => [white, black, round, points]);

  it('is read meeting by meeting; forfeits are left out (U-07)', () => {
    const { tournament, findings } = pasted(square);
    expect(findings).toEqual([]);
    expect(tournament?.name).toBe('Kıyı Kupası');
    expect(tournament?.players.map(({ no, name, national, fide }) => [no, name, national, fide])).toEqual([
      [1, 'IŞIKLI, AYŞE', 2021, 2105],
      [2, 'ÇINAR, ONUR', 1630, 1702],
      [3, 'AĞAÇ, BÜŞRA', 1490, null],
    ]);
    expect(met(square)).toEqual([
      [1, 2, 1, 100],
      [1, 2, 2, 50],
      [1, 3, 1, 100],
      [1, 3, 2, 100],
      [2, 3, 1, 50],
    ]);
  });

  it('is read by starting numbers where the columns are those', () => {
    const byNumber = square.replaceAll(/^(\d)\t(\d)/gm, '$2\t$1');
    expect(met(byNumber)).toEqual(met(square));
    expect(pasted(byNumber).tournament?.players).toEqual(pasted(square).tournament?.players);
  });

  it.each(['0,5 1', '1/21', '= 1', '½ 1'])('takes %j for a draw and a win', (cell) => {
    const text = square.replace('\t1½\t', `\t${cell}\t`).replace('\t0½\t', '\t½0\t');
    expect(met(text)?.slice(0, 2)).toEqual([
      [1, 2, 1, 50],
      [1, 2, 2, 100],
    ]);
  });

  it.each(['1K', '+', '-', '0k', 'x', '*', ''])('counts %j for no game', (cell) => {
    expect(met(square.replaceAll(/1½|0½/g, cell))).toHaveLength(3);
  });

  it('says where the two rows contradict each other, and what no result is', () => {
    expect(pasted(square.replace('\t0½\t', '\t1½\t')).findings).toEqual([
      { code: 'import.unpaired', row: 4, found: '2' },
      { code: 'import.unpaired', row: 5, found: '1' },
    ]);
    expect(pasted(square.replace('\t00\t', '\t1.5\t')).findings[0]).toEqual({
      ...{ code: 'import.result', row: 6, found: '1.5' },
    });
  });

  it('of any size gives back who won', () => {
    const cell = fc.constantFrom<readonly [string, string, number]>(
      ['1', '0', 100],
      ['½', '½', 50],
      ['0', '1', 0],
    );
    const results = fc.integer({ min: 2, max: 14 }).chain((size) => {
      const pairs = (size * (size - 1)) / 2;
      return fc.tuple(fc.constant(size), fc.array(cell, { minLength: pairs, maxLength: pairs }));
    });
    fc.assert(
      fc.property(results, ([size, drawn]) => {
        const numbers = Array.from({ length: size }, (_, index) => index + 1);
        const cells = numbers.map(() => numbers.map(() => '*'));
        const games = numbers.flatMap((white) =>
          numbers.filter((black) => black > white).map((black) => ({ white, black })),
        );
        for (const [index, { white, black }] of games.entries()) {
          const [own, other] = drawn[index] ?? ['', ''];
          (cells[white - 1] ?? [])[black - 1] = own;
          (cells[black - 1] ?? [])[white - 1] = other;
        }
        const rows = cells.map((row, index) => [index + 1, `P${index}`, ...row].join('\t'));
        const text = [['Rk.', 'Name', ...numbers].join('\t'), ...rows].join('\n');
        expect(met(text)).toEqual(
          games.map(({ white, black }, index) => [white, black, 1, drawn[index]?.[2]]),
        );
      }),
    );
  });
});

describe('what is no such table', () => {
  it.each([
    ['', 'import.empty'],
    ['\n \t \n', 'import.empty'],
    ['Bir mektup', 'import.no-table'],
    ['Sıra\tİsim\tPuan\n1\tA\t5', 'import.no-table'],
    ['Rd.\tName\tRes.', 'import.no-results'],
    ['Rk.\tName\t1.Rd', 'import.no-results'],
  ])('%j: %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it('is a tournament or findings, never an error', () => {
    const piece = fc.constantFrom(
      '\t',
      '\n',
      'Tur',
      '1.Tur',
      'İsim',
      'Sonuç',
      'Rtg',
      '1',
      '12w1',
      's ½',
      '0',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 60 }), (pieces) => {
        const { tournament, findings } = pasted(pieces.join(''));
        expect(tournament !== null || findings.length > 0).toBe(true);
      }),
    );
  });
});

describe('a spreadsheet', () => {
  it.each<Spelling>(['shared', 'inline'])('is read as the page itself, texts %s', async (spelling) => {
    for (const page of [turkishCard, crossTable, square]) {
      const table = await readXlsx(await workbook(tableOf(page), spelling));
      expect(table && readTable(table)).toEqual(pasted(page));
      expect(isWorkbook(await workbook(tableOf(page), spelling))).toBe(true);
    }
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('Rd.\tName\tRes.')],
    [
      'only the end of a ZIP',
      Uint8Array.of(0x50, 0x4b, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 9, 9, 0, 0, 9, 9, 9, 0, 0, 0),
    ],
  ])('%s is none', async (_, bytes) => {
    expect(await readXlsx(bytes)).toBeNull();
  });

  it('cut anywhere is none, or has fewer rows', async () => {
    const whole = await workbook(tableOf(crossTable), 'shared');
    for (let length = 0; length < whole.length; length += 37) await readXlsx(whole.subarray(0, length));
    const turned = whole.map((byte, index) => (index % 53 === 0 ? byte ^ 0x55 : byte));
    await readXlsx(turned);
  });

  it.each([
    ['rows', '', '<row r="1">'],
    ['cells', '<row r="1">', '<c r="A1">'],
    ['values', '<row r="1"><c r="A1">', '<v>'],
    ['texts', '<row r="1"><c r="A1" t="inlineStr">', '<t>'],
    ['readings', '<row r="1"><c r="A1" t="inlineStr"><t>A</t>', '<rPh>'],
  ])('with endless %s that are never closed is read as far as it goes', async (_, before, endless) => {
    const xml = `${before}${endless.repeat(400_000)}${before ? '</c></row>' : ''}`;
    const contents = [new TextEncoder().encode(xml)];
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipped([{ name: 'xl/worksheets/sheet1.xml', contents }])) chunks.push(chunk);
    expect((await readXlsx(Buffer.concat(chunks)))?.length).toBeLessThan(2);
  });

  it('that unfolds beyond measure is refused', async () => {
    const contents = Array.from({ length: 21 }, () => new Uint8Array(mostUnfolded / 20));
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipped([{ name: 'xl/worksheets/sheet1.xml', contents }])) chunks.push(chunk);
    expect(await readXlsx(Buffer.concat(chunks))).toBeNull();
  });
});

describe('a tournament report', () => {
  const variant = (name: string) =>
    readFileSync(new URL(`../files/report/variants/${name}`, import.meta.url));

  it.each([
    ['as it is', (bytes: Uint8Array) => bytes],
    ['in a ZIP', (content: Uint8Array) => pack({ name: 'kupa/E01.trf', content })],
  ])('brings players, games and the ratings that stand in it, %s', async (_, given) => {
    const bytes = given(variant('E01.trf26.utf8.trf'));
    expect(isWorkbook(bytes)).toBe(false);
    const { tournament, said, unsure } = await importTrf(bytes, 'tr');
    expect(tournament?.players.slice(0, 2)).toEqual([
      { no: 1, name: 'ÇINAR, ONUR', national: 1324, fide: null },
      { no: 2, name: 'AĞAÇ, BÜŞRA', national: 1136, fide: null },
    ]);
    expect(tournament?.games.length).toBeGreaterThan(10);
    expect(unsure).toBe(false);
    expect(said.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('asks which rating it is where only the rows have one', async () => {
    const { tournament, unsure } = await importTrf(variant('E01.national.cp1254.trf'), 'tr');
    expect(tournament?.players[0]?.national).toBe(1324);
    expect(unsure).toBe(true);
  });

  it.each([
    ['a letter', new TextEncoder().encode('Merhaba')],
    ['a ZIP of pictures', pack({ name: 'kupa.jpg', content: 'x' })],
    ['half a ZIP', pack({ name: 'kupa.trf', content: '012 Kupa' }).subarray(0, 40)],
  ])('that is %s says why, in the language of the page', async (_, bytes) => {
    const [turkish, english] = [await importTrf(bytes, 'tr'), await importTrf(bytes, 'en')];
    expect(turkish?.tournament).toBeNull();
    expect(turkish?.said[0]?.text).not.toBe(english?.said[0]?.text);
  });
});
