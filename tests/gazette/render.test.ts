import { readFileSync } from 'node:fs';
import { manifest, manifestBytes, type RatingList, render } from '@kuvvet/gazette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyList, novemberList } from './lists.ts';
import { cellsOf, fileNamed, linesOf, textOf } from './readers.ts';

const golden = (name: string) => readFileSync(new URL(`../golden/list/${name}`, import.meta.url));

/** The first row with another name and club. */
const renamed = (name: string, club = 'Truva'): RatingList => ({
  ...novemberList,
  rows: novemberList.rows.slice(0, 1).map((row) => ({ ...row, name, club })),
});
const changed = (change: number): RatingList => ({
  ...novemberList,
  rows: novemberList.rows.slice(0, 1).map((row) => ({ ...row, change })),
  changes: novemberList.changes.slice(0, 1).map((row) => ({ ...row, change })),
});
const lineOf = (list: RatingList, name: string) => textOf(fileNamed(render(list), name)).split('\r\n')[1];
const cellOf = (list: RatingList, name: string, delimiter: ',' | ';', column: string) =>
  cellsOf(fileNamed(render(list), name), delimiter)[0]?.[column];

describe('the files of a list', () => {
  it('come in a fixed order with their media types and numbers of rows', () => {
    expect(render(novemberList).map(({ name, mediaType, rows }) => [name, mediaType, rows])).toEqual([
      ['list.ndjson', 'application/x-ndjson', 5],
      ['list.json', 'application/json', 5],
      ['list.csv', 'text/csv; charset=utf-8; header=present', 5],
      ['list.tr-excel.csv', 'text/csv; charset=utf-8; header=present', 5],
      ['changes.ndjson', 'application/x-ndjson', 5],
      ['changes.csv', 'text/csv; charset=utf-8; header=present', 5],
    ]);
  });

  it.each(render(novemberList).map(({ name, bytes }) => [name, bytes] as const))(
    'keep their bytes from one version of the program to the next: %s',
    (name, bytes) => {
      expect(Buffer.from(bytes).toString()).toBe(golden(name).toString());
      expect(Buffer.from(bytes).equals(golden(name))).toBe(true);
    },
  );

  it('are named by a manifest whose bytes do not change either', () => {
    const provenance = { engine: '1.0.0', previous: null };
    const bytes = manifestBytes(manifest(novemberList, render(novemberList), provenance));
    expect(Buffer.from(bytes).toString()).toBe(golden('manifest.json').toString());
  });

  it('are the same bytes in whatever order the rows come', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const turned = { ...list, rows: list.rows.toReversed(), changes: list.changes.toReversed() };
        expect(render(turned)).toEqual(render(list));
      }),
      { seed: 20261102, numRuns: 100 },
    );
  });

  it('list players by number, not by text: 9310 before 10077', () => {
    const shuffled = { ...novemberList, rows: novemberList.rows.toReversed() };
    const byNumber = ['1204', '9310', '10077', '10078', '12345678'];
    expect(linesOf(fileNamed(render(shuffled), 'list.ndjson')).map(({ player }) => player)).toEqual(byNumber);
    expect(cellsOf(fileNamed(render(shuffled), 'list.csv'), ',').map(({ player }) => player)).toEqual(
      byNumber,
    );
  });

  it('leave out every field a row should not have', () => {
    const rows = novemberList.rows.map((row) => ({ ...row, licence: '90000000100', born: '1987-05-04' }));
    expect(render({ ...novemberList, rows })).toEqual(render(novemberList));
  });
});

describe('list.csv', () => {
  const columns = 'player,name,sex,birth_year,province,club,federation,rating,previous,change,games,status';

  it('starts with its columns and has neither mark nor bare line feeds', () => {
    const text = textOf(fileNamed(render(novemberList), 'list.csv'));
    expect(text.split('\r\n')[0]).toBe(columns);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('has a twin for Excel in Turkish: byte order mark, semicolons, the same columns', () => {
    const file = fileNamed(render(novemberList), 'list.tr-excel.csv');
    expect([...file.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(textOf(file).slice(1).split('\r\n')[0]).toBe(columns.replaceAll(',', ';'));
  });
});

// OWASP, "CSV Injection".
describe('a text cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+905550000000', "'+905550000000"],
    ['-Ali', "'-Ali"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tAli', "'\tAli"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠1', "'＠1"],
    ["'=1", "''=1"],
    ["''-1", "'''-1"],
    // Harmless, and so left alone.
    ["'t Hooft", "'t Hooft"],
    ['Al-Ali', 'Al-Ali'],
    ['Ali=Veli', 'Ali=Veli'],
    [' =1', ' =1'],
    ['’=1', '’=1'],
  ])('is no formula: %j is written as %j', (name, written) => {
    expect(lineOf(renamed(name), 'list.csv')).toBe(
      `1204,${written},m,1987,Iğdır,Truva,TUR,1874,1888,-13.80,9,active`,
    );
    expect(cellOf(renamed('Ali', name), 'list.tr-excel.csv', ';', 'club')).toBe(written);
  });

  // RFC 4180, 2.5 to 2.7.
  it.each([
    ['Kaya, Ali', '"Kaya, Ali"'],
    ['Kaya; Ali', '"Kaya; Ali"'],
    ['Ali "Paşa" Kaya', '"Ali ""Paşa"" Kaya"'],
    ['"', '""""'],
    ['Ali\nKaya', '"Ali\nKaya"'],
    ['Ali\rKaya', '"Ali\rKaya"'],
    ['\rAli', '"\'\rAli"'],
    ['\n=1', '"\'\n=1"'],
    ['=HYPERLINK("http://a";"b")', '"\'=HYPERLINK(""http://a"";""b"")"'],
    ['', ''],
    [' Ali ', ' Ali '],
  ])('is quoted when it must be: %j is written as %j', (name, written) => {
    const text = textOf(fileNamed(render(renamed(name)), 'list.csv'));
    expect(text).toContain(`\r\n1204,${written},m,1987,`);
    expect(textOf(fileNamed(render(renamed(name)), 'list.tr-excel.csv'))).toContain(`\r\n1204;${written};m;`);
  });
});

// U-28: exact hundredths.
describe('a change', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [-5, '-0.05'],
    [9, '0.09'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [-100, '-1.00'],
    [-1380, '-13.80'],
    [2205, '22.05'],
    [-123456, '-1234.56'],
    [99999999, '999999.99'],
  ])('of %i hundredths is %s, and a number in every file', (change, written) => {
    const files = render(changed(change));
    expect(linesOf(fileNamed(files, 'list.ndjson'))[0]?.change).toBe(written);
    expect(linesOf(fileNamed(files, 'changes.ndjson'))[0]?.change).toBe(written);
    expect(cellOf(changed(change), 'list.csv', ',', 'change')).toBe(written);
    expect(cellOf(changed(change), 'changes.csv', ',', 'change')).toBe(written);
    expect(cellOf(changed(change), 'list.tr-excel.csv', ';', 'change')).toBe(written.replace('.', ','));
  });
});

describe('a line of JSON', () => {
  it('has its keys in the order of the columns', () => {
    const [row] = linesOf(fileNamed(render(novemberList), 'list.ndjson'));
    expect(Object.keys(row ?? {}).join()).toBe(
      'player,name,sex,birth_year,province,club,federation,rating,previous,change,games,status',
    );
    const [change] = linesOf(fileNamed(render(novemberList), 'changes.ndjson'));
    expect(Object.keys(change ?? {}).join()).toBe('player,previous,rating,change,games,first');
  });

  it.each([
    ['Ali "Paşa"', '"Ali \\"Paşa\\""'],
    ['a\\b', '"a\\\\b"'],
    ['a\nb\tc', '"a\\nb\\tc"'],
    ['\0\u001f', '"\\u0000\\u001f"'],
    ['a\u007fb\u0085c', '"a\\u007fb\\u0085c"'],
    // What would turn the text around or break the line on a screen (Unicode, bidirectional algorithm).
    ['Ali\u202eilA', '"Ali\\u202eilA"'],
    ['\u2066Ali\u2069\u200f', '"\\u2066Ali\\u2069\\u200f"'],
    ['a\u2028b', '"a\\u2028b"'],
    ['\ud800', '"\\ud800"'],
    ['😀 한', '"😀 한"'],
  ])('writes %j as %s', (name, written) => {
    expect(textOf(fileNamed(render(renamed(name)), 'list.ndjson'))).toContain(`,"name":${written},`);
    expect(textOf(fileNamed(render(renamed(name)), 'list.json'))).toContain(`,"name":${written},`);
  });
});
