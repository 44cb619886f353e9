import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { ArchiveDefect, manifest, manifestBytes, render } from '@kuvvet/gazette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyList, combinedOf, longList, novemberList, type WholeList } from './lists.ts';
import { SitePack } from './read-pack.ts';
import { membersOf } from './read-zip.ts';
import { cellsOf, linesOf, textOf } from './readers.ts';
import { entryOf, fileOf, rendered } from './rendered.ts';

const byText = (one: { player: string }, other: { player: string }) => (one.player < other.player ? -1 : 1);
const golden = (name: string) => readFileSync(new URL(`../golden/list/${name}`, import.meta.url));

/** The first row with another name and club. */
const renamed = (name: string, club = 'Truva'): WholeList => ({
  ...novemberList,
  rows: novemberList.rows.slice(0, 1).map((row) => ({ ...row, name, club })),
});
const changed = (change: number): WholeList => ({
  ...novemberList,
  rows: novemberList.rows.slice(0, 1).map((row) => ({ ...row, change })),
  changes: novemberList.changes.slice(0, 1).map((row) => ({ ...row, change })),
});
const lineOf = async (list: WholeList, name: string) => textOf(await fileOf(list, name)).split('\r\n')[1];
const cellOf = async (list: WholeList, name: string, delimiter: ',' | ';', column: string) =>
  cellsOf(await fileOf(list, name), delimiter)[0]?.[column];

const csv = 'text/csv; charset=utf-8; header=present';
const txt = 'text/plain; charset=us-ascii';

/** What is compressed may be other bytes under another zlib: its content is what is kept. */
const isPacked = (name: string) => /\.(gz|xlsx|pack)$/.test(name);

describe('the files of a list', () => {
  it('come in a fixed order with their media types and numbers of rows', () => {
    expect(render(novemberList).map(({ name, mediaType, rows }) => [name, mediaType, rows])).toEqual([
      ['list.ndjson', 'application/x-ndjson', 5],
      ['list.json', 'application/json', 5],
      ['list.csv', csv, 5],
      ['list.tr-excel.csv', csv, 5],
      ['changes.ndjson', 'application/x-ndjson', 6],
      ['changes.csv', csv, 6],
      ['list.ndjson.gz', 'application/gzip', 5],
      ['list.csv.gz', 'application/gzip', 5],
      ['list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 5],
      ['fide.txt', txt, 5],
      ['fide.xml', 'application/xml', 5],
      ['fide-combined.txt', txt, 6],
      ['fide-combined.xml', 'application/xml', 6],
      ['swiss-manager.csv', csv, 5],
      ['swiss-manager-ascii.csv', csv, 5],
      ['swiss-manager.txt', txt, 5],
      ['vega.txt', txt, 5],
      ['audit.ndjson', 'application/x-ndjson', 2],
      ['audit.ndjson.gz', 'application/gzip', 2],
      ['kept.ndjson', 'application/x-ndjson', 2],
      ['amendments.ndjson', 'application/x-ndjson', 3],
      ['events.ndjson', 'application/x-ndjson', 3],
      ['report.json', 'application/json', 0],
      ['tops.json', 'application/json', 0],
      ['site.pack', 'application/octet-stream', 5],
      ['datapackage.json', 'application/json', 0],
      ['schema.json', 'application/json', 0],
    ]);
  });

  it.each(
    render(novemberList)
      .map(({ name }) => name)
      .filter((name) => !isPacked(name)),
  )('keep their bytes from one version of the program to the next: %s', async (name) => {
    const { bytes } = await fileOf(novemberList, name);
    expect(Buffer.from(bytes).toString()).toBe(golden(name).toString());
    expect(Buffer.from(bytes).equals(golden(name))).toBe(true);
  });

  it.each(['list.ndjson', 'list.csv', 'audit.ndjson'])(
    'keep what they hold, compressed: %s.gz',
    async (name) => {
      const { bytes } = await fileOf(novemberList, `${name}.gz`);
      expect(gunzipSync(bytes).equals(golden(name))).toBe(true);
    },
  );

  it('keep what they hold, compressed: list.xlsx', async () => {
    const parts = membersOf((await fileOf(novemberList, 'list.xlsx')).bytes);
    const text = parts.map(({ name, contents }) => `<!-- ${name} -->\n${contents}\n`).join('');
    expect(text).toBe(golden('list.xlsx.parts.xml').toString());
  });

  it('keep what they hold, compressed: site.pack', async () => {
    const pack = new SitePack((await fileOf(novemberList, 'site.pack')).bytes, golden);
    const sections = Object.keys(pack.sections).map((name) => {
      const blocks = pack.blocks(name).map(({ key, lines }) => [`[${key}]`, ...lines].join('\n'));
      return `# ${name}\n${blocks.join('\n')}\n`;
    });
    expect(sections.join('')).toBe(golden('site.pack.txt').toString());
  });

  it('are named by a manifest whose bytes do not change either', async () => {
    const entries = (await rendered(novemberList)).map(entryOf);
    const bytes = manifestBytes(manifest(novemberList, entries, { engine: '1.0.0', previous: null }));
    const unpacked = (text: string) =>
      text.replace(
        /("name": ".*\.(?:gz|xlsx|pack)",\n.*\n.*"bytes": )\d+(,\n.*\n.*"sha256": )".*"/g,
        '$1…$2…',
      );
    expect(unpacked(Buffer.from(bytes).toString())).toBe(unpacked(golden('manifest.json').toString()));
    expect(unpacked(golden('manifest.json').toString()).match(/…/g)).toHaveLength(10);
  });

  it('are the same bytes every time', async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async (list) => {
        expect(await rendered(list)).toEqual(await rendered(list));
      }),
      { seed: 20261102, numRuns: 30 },
    );
  });

  it('come in chunks that do not grow with the list', async () => {
    const list = { ...longList('Öztürk, Gülnihâl', '한'.repeat(400)), changes: [] };
    for (const { name, contents } of render({ ...list, combined: combinedOf(list.rows) })) {
      const lengths: number[] = [];
      for await (const chunk of contents()) lengths.push(chunk.length);
      expect(Math.max(...lengths), name).toBeLessThan(140_000);
      if (isPacked(name) || !name.startsWith('list.')) continue;
      expect(lengths.length, name).toBeGreaterThan(2);
      expect(Math.min(...lengths.slice(0, -1)), name).toBeGreaterThanOrEqual(65_536);
    }
  });

  // Player numbers are numbers: 9310 comes before 10077.
  it.each<[string, (list: WholeList) => WholeList]>([
    ['rows in another order', (list) => ({ ...list, rows: list.rows.toReversed() })],
    ['rows in the order of text', (list) => ({ ...list, rows: list.rows.toSorted(byText) })],
    ['changes in another order', (list) => ({ ...list, changes: list.changes.toReversed() })],
    ['a player twice', (list) => ({ ...list, rows: list.rows.flatMap((row) => [row, row]) })],
    ['combined players in another order', (list) => ({ ...list, combined: [...list.combined].reverse() })],
    ['what is kept in another order', (list) => ({ ...list, kept: list.kept.toReversed() })],
    [
      'a player without a number',
      (list) => ({ ...list, changes: list.changes.map((row) => ({ ...row, player: '' })) }),
    ],
  ])('are refused for %s', async (_, turned) => {
    await expect(rendered(turned(novemberList))).rejects.toThrow(ArchiveDefect);
  });

  it('leave out every field a row should not have', async () => {
    const secrets = { licence: '90000000100', born: '1987-05-04' };
    const rows = novemberList.rows.map((row) => ({ ...row, ...secrets }));
    const combined = [...novemberList.combined].map((row) => ({ ...row, ...secrets }));
    expect(await rendered({ ...novemberList, rows, combined })).toEqual(await rendered(novemberList));
  });
});

describe('list.csv', () => {
  const columns = 'player,name,sex,birth_year,province,club,federation,rating,previous,change,games,status';

  it('starts with its columns and has neither mark nor bare line feeds', async () => {
    const text = textOf(await fileOf(novemberList, 'list.csv'));
    expect(text.split('\r\n')[0]).toBe(columns);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('has a twin for Excel in Turkish: byte order mark, semicolons, the same columns', async () => {
    const file = await fileOf(novemberList, 'list.tr-excel.csv');
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
  ])('is no formula: %j is written as %j', async (name, written) => {
    expect(await lineOf(renamed(name), 'list.csv')).toBe(
      `1204,${written},m,1987,Iğdır,Truva,TUR,1874,1888,-13.80,9,active`,
    );
    expect(await cellOf(renamed('Ali', name), 'list.tr-excel.csv', ';', 'club')).toBe(written);
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
  ])('is quoted when it must be: %j is written as %j', async (name, written) => {
    const text = textOf(await fileOf(renamed(name), 'list.csv'));
    expect(text).toContain(`\r\n1204,${written},m,1987,`);
    expect(textOf(await fileOf(renamed(name), 'list.tr-excel.csv'))).toContain(`\r\n1204;${written};m;`);
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
  ])('of %i hundredths is %s, and a number in every file', async (change, written) => {
    expect(linesOf(await fileOf(changed(change), 'list.ndjson'))[0]?.change).toBe(written);
    expect(linesOf(await fileOf(changed(change), 'changes.ndjson'))[0]?.change).toBe(written);
    expect(await cellOf(changed(change), 'list.csv', ',', 'change')).toBe(written);
    expect(await cellOf(changed(change), 'changes.csv', ',', 'change')).toBe(written);
    expect(await cellOf(changed(change), 'list.tr-excel.csv', ';', 'change')).toBe(written.replace('.', ','));
  });
});

describe('a line of JSON', () => {
  it('has its keys in the order of the columns', async () => {
    const [row] = linesOf(await fileOf(novemberList, 'list.ndjson'));
    expect(Object.keys(row ?? {}).join()).toBe(
      'player,name,sex,birth_year,province,club,federation,rating,previous,change,games,status',
    );
    const [change] = linesOf(await fileOf(novemberList, 'changes.ndjson'));
    expect(Object.keys(change ?? {}).join()).toBe(
      'player,previous,rating,change,games,first,amended,into,reasons',
    );
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
  ])('writes %j as %s', async (name, written) => {
    expect(textOf(await fileOf(renamed(name), 'list.ndjson'))).toContain(`,"name":${written},`);
    expect(textOf(await fileOf(renamed(name), 'list.json'))).toContain(`,"name":${written},`);
  });
});
