import { gunzipSync } from 'node:zlib';
import { render } from '@kuvvet/gazette';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { novemberList } from './lists.ts';
import { readWorkbook } from './read-xlsx.ts';
import { textOf } from './readers.ts';
import { fileOf } from './rendered.ts';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly decimalChar?: string;
}

interface Resource {
  readonly path: string;
  readonly format: string;
  readonly encoding: string;
  readonly compression?: string;
  readonly dialect: {
    readonly delimiter: string;
    readonly quoteChar: string;
    readonly lineTerminator: string;
  };
  readonly schema: { readonly fields: readonly Field[]; readonly missingValues: readonly string[] };
}

let resources: readonly Resource[];
beforeAll(async () => {
  resources = JSON.parse(textOf(await fileOf(novemberList, 'datapackage.json'))).resources;
});

/** Whether a cell is what Table Schema says of its column. */
function isOf({ type, decimalChar = '.' }: Field, cell: string): boolean {
  switch (type) {
    case 'integer':
      return /^-?\d+$/.test(cell);
    case 'number':
      return (
        /^-?\d+(\.\d+)?$/.test(cell.replace(decimalChar, '.')) && !(decimalChar !== '.' && cell.includes('.'))
      );
    case 'boolean':
      return ['true', 'false'].includes(cell);
    default:
      return type === 'string';
  }
}

describe('datapackage.json', () => {
  it('describes every file with columns', () => {
    const tables = render(novemberList)
      .filter(({ mediaType, name }) => /csv|sheet/.test(mediaType) || /csv|vega/.test(name))
      .map(({ name }) => name);
    expect(resources.map(({ path }) => path).toSorted()).toEqual(tables.toSorted());
  });

  it('says how each of them is read: separator, quotes, line ends, columns and what is in them', async () => {
    for (const { path, format, compression, encoding, dialect, schema } of resources) {
      if (format !== 'csv') continue;
      const { bytes, rows: count } = await fileOf(novemberList, path);
      const rows: string[][] = parse(
        (compression === 'gz' ? gunzipSync(bytes) : Buffer.from(bytes)).toString(),
        {
          bom: true,
          delimiter: dialect.delimiter,
          quote: dialect.quoteChar,
          record_delimiter: dialect.lineTerminator,
        },
      );
      expect(encoding).toBe('utf-8');
      const [titles, ...rest] = rows;
      expect(titles, path).toEqual(schema.fields.map(({ name }) => name));
      expect(rest, path).toHaveLength(count);
      for (const row of rest) {
        const wrong = schema.fields.filter((field, at) => {
          const cell = row[at] ?? '';
          return !schema.missingValues.includes(cell) && !isOf(field, cell);
        });
        expect(wrong, path).toEqual([]);
      }
    }
  });

  it('names the columns of the workbook by their titles, and says which hold numbers', async () => {
    const workbook = resources.find(({ format }) => format === 'xlsx');
    const [sheet] = readWorkbook((await fileOf(novemberList, workbook?.path ?? '')).bytes);
    const [titles, row] = (sheet?.rows ?? []).map((row) => Object.values(row).map(({ value }) => value));
    expect(workbook?.schema.fields.map(({ name }) => name)).toEqual(titles);
    expect(workbook?.schema.fields.map(({ type }) => (type === 'string' ? 'string' : 'number'))).toEqual(
      row?.map((value) => typeof value),
    );
  });
});
