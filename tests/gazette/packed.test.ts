import { gunzipSync, inflateRawSync } from 'node:zlib';
import { ArchiveInterruption, type ListRow } from '@kuvvet/gazette';
import { describe, expect, it } from 'vitest';
import { gzipped } from '../../packages/gazette/src/gzip.ts';
import { listXlsx } from '../../packages/gazette/src/list-xlsx.ts';
import { zipped } from '../../packages/gazette/src/zip.ts';
import { longList, novemberList, type WholeList } from './lists.ts';
import { readWorkbook } from './read-xlsx.ts';
import { rowFromSheet } from './readers.ts';
import { fileOf } from './rendered.ts';

// RFC 1952, 2.3. Browsers stop after the first member of several and say nothing.
describe.each(['list.csv.gz', 'list.ndjson.gz'])('%s', (name) => {
  it.each([
    ['short', novemberList],
    ['long', longList('Öztürk, Gülnihâl', 'Ğündüz, "Işık"')],
    ['empty', { ...novemberList, rows: [] }],
  ])('is one gzip member without a time: %s', async (_, list) => {
    const bytes = Buffer.from((await fileOf(list, name)).bytes);
    expect([...bytes.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
    const { buffer, engine } = inflateRawSync(bytes.subarray(10), { info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    expect(10 + engine.bytesWritten + 8).toBe(bytes.length);
    expect(bytes.readUInt32LE(bytes.length - 4)).toBe(buffer.length);
  });
});

describe('compressing on the way', () => {
  const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * at * 31) >> 3);

  it('keeps what is written over as soon as the next is asked for', async () => {
    const bytes = noise(3_000_000);
    async function* spoilt() {
      const buffer = new Uint8Array(200_000);
      for (let from = 0, size = 1; from < bytes.length; from += size, size = (size * 7) % 190_001) {
        buffer.set(bytes.subarray(from, from + size));
        yield buffer.subarray(0, Math.min(size, bytes.length - from));
        buffer.fill(0xee);
      }
    }
    const chunks = await Array.fromAsync(gzipped(spoilt()), (chunk) => chunk.slice());
    expect(gunzipSync(Buffer.concat(chunks)).equals(bytes)).toBe(true);
  });

  it('fails as its source does', async () => {
    async function* failing() {
      yield noise(500_000);
      throw new ArchiveInterruption('the source failed');
    }
    await expect(Array.fromAsync(gzipped(failing()))).rejects.toThrow(ArchiveInterruption);
  });

  it('lets go of its source when nobody wants the rest', async () => {
    let letGo = () => {};
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    async function* endless() {
      try {
        for (;;) yield noise(100_000);
      } finally {
        letGo();
      }
    }
    for await (const chunk of gzipped(endless())) if (chunk.length > 10) break;
    await free;
  });
});

const workbookOf = async (list: WholeList) => readWorkbook((await fileOf(list, 'list.xlsx')).bytes);
const named = (name: string): WholeList => ({
  ...novemberList,
  rows: novemberList.rows.slice(0, 1).map((row) => ({ ...row, name })),
});

describe('list.xlsx', () => {
  it('has one sheet, named after list and month, whose titles stay in view', async () => {
    const sheets = await workbookOf(novemberList);
    expect(sheets.map(({ name, frozen }) => [name, frozen])).toEqual([['UKD 2026-11', 1]]);
    const [titles, ...rows] = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(novemberList.rows.length);
    expect(Object.values(titles ?? {}).every(({ value }) => /^\S.* \/ \S/.test(`${value}`))).toBe(true);
    expect(sheets[0]?.widths).toHaveLength(Object.keys(titles ?? {}).length);
  });

  it('keeps numbers as numbers, to two places where they are hundredths, and text as text', async () => {
    const [, row] = (await workbookOf(novemberList))[0]?.rows ?? [];
    expect(row).toEqual({
      A: { value: 1204, format: 'General' },
      B: { value: 'Şimşek, Çağrı İlker', format: '@' },
      C: { value: 'E / M', format: '@' },
      D: { value: 1987, format: 'General' },
      E: { value: 'Iğdır', format: '@' },
      F: { value: 'Ağrı Dağı Satranç', format: '@' },
      G: { value: 'TUR', format: '@' },
      H: { value: 1874, format: 'General' },
      I: { value: 1888, format: 'General' },
      J: { value: -13.8, format: '0.00' },
      K: { value: 9, format: 'General' },
      L: { value: 'oynadı / active', format: '@' },
    });
  });

  it('has no cell for what is missing', async () => {
    const [, , row] = (await workbookOf(novemberList))[0]?.rows ?? [];
    expect(Object.keys(row ?? {}).join('')).toBe('ABCDEGHJKL');
  });

  // The text format keeps a cell from becoming a formula when somebody edits it.
  it.each([
    '=1+1',
    '=HYPERLINK("http://a";"b")',
    '+90',
    '-Ali',
    '@SUM(A1)',
    "'=1",
    '{=A1}',
    '0x10',
    '1204',
    '1e5',
    '31.12.2026',
    ' Ali ',
    '\tAli\n',
    'a\r\nb',
    '\0\u001f',
    '_x000D_',
    '_x005F_x000D_',
    '_xABCD',
    '__x0041__',
    '\ufffe\uffff',
    '\u0085\u2028',
    '<b>&amp;</b>]]>',
    '😀',
  ])('takes %j for text', async (name) => {
    const [, row] = (await workbookOf(named(name)))[0]?.rows ?? [];
    expect(row?.B).toEqual({ value: name, format: '@' });
  });

  it.each([
    [3, [3, 2]],
    [5, [5]],
    [4, [4, 1]],
    [1, [1, 1, 1, 1, 1]],
  ])('goes on on further sheets past the limit of %i rows', async (limit, counts) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipped(listXlsx(novemberList, limit))) chunks.push(chunk.slice());
    const sheets = readWorkbook(Buffer.concat(chunks));
    expect(sheets.map(({ rows }) => rows.length - 1)).toEqual(counts);
    expect(sheets.map(({ name }) => name)).toEqual(
      counts.map((_, at) => (at === 0 ? 'UKD 2026-11' : `UKD 2026-11 (${at + 1})`)),
    );
    expect(new Set(sheets.map(({ rows }) => JSON.stringify(rows[0]))).size).toBe(1);
    const players = sheets.flatMap(({ rows }) => rows.slice(1).map((row) => rowFromSheet(row).player));
    expect(players).toEqual(novemberList.rows.map(({ player }: ListRow) => player));
  });
});
