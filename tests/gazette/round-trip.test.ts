import { gunzipSync } from 'node:zlib';
import type { ListFile } from '@kuvvet/gazette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyList, longList, novemberList, type WholeList } from './lists.ts';
import { readWorkbook } from './read-xlsx.ts';
import {
  cellsOf,
  changeFromCells,
  changeFromObject,
  linesOf,
  printed,
  rowFromCells,
  rowFromObject,
  rowFromSheet,
  textOf,
} from './readers.ts';
import { fileOf } from './rendered.ts';

interface Reading {
  readonly name: string;
  readonly read: (file: ListFile) => unknown;
  readonly expected: (list: WholeList) => unknown;
}

const rows = (list: WholeList) => list.rows.map(printed);
const changes = (list: WholeList) => list.changes;
const unpacked = (file: ListFile): ListFile => ({ ...file, bytes: gunzipSync(file.bytes) });

/** Every format of a list, read back by somebody else's parser. */
const readings: readonly Reading[] = [
  { name: 'list.ndjson', read: (file) => linesOf(file).map(rowFromObject), expected: rows },
  {
    name: 'list.json',
    read: (file) => {
      const { rows, ...head } = JSON.parse(textOf(file));
      return { ...head, rows: rows.map(rowFromObject) };
    },
    expected: ({ type, period, ruleSet, rows }) => ({
      ...{ format: 'kuvvet.list/1', type, period, inForceFrom: `${period}-01`, ruleSet },
      rows: rows.map(printed),
    }),
  },
  { name: 'list.csv', read: (file) => cellsOf(file, ',').map(rowFromCells), expected: rows },
  { name: 'list.tr-excel.csv', read: (file) => cellsOf(file, ';').map(rowFromCells), expected: rows },
  { name: 'changes.ndjson', read: (file) => linesOf(file).map(changeFromObject), expected: changes },
  { name: 'changes.csv', read: (file) => cellsOf(file, ',').map(changeFromCells), expected: changes },
  { name: 'list.ndjson.gz', read: (file) => linesOf(unpacked(file)).map(rowFromObject), expected: rows },
  { name: 'list.csv.gz', read: (file) => cellsOf(unpacked(file), ',').map(rowFromCells), expected: rows },
  {
    name: 'list.xlsx',
    read: ({ bytes }) => readWorkbook(bytes).flatMap(({ rows }) => rows.slice(1).map(rowFromSheet)),
    expected: rows,
  },
];

describe.each(readings)('$name read back by another program', ({ name, read, expected }) => {
  it.each([
    ['the invented list', novemberList],
    ['a long list', longList(...novemberList.rows.map(({ name }) => name))],
    ['a long list in letters of two bytes', longList('ş'.repeat(400), 'Ğ'.repeat(399))],
    ['a long list in letters of three and four bytes', longList('한'.repeat(400), '😀'.repeat(199))],
    ['a list without rows', { ...novemberList, rows: [], changes: [] }],
  ])('gives the rows of %s', async (_, list) => {
    expect(read(await fileOf(list, name))).toEqual(expected(list));
  });

  it('gives the rows of any list', async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async (list) => {
        expect(read(await fileOf(list, name))).toEqual(expected(list));
      }),
      { seed: 20261101, numRuns: 300 },
    );
  });
});
