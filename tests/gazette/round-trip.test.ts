import { type RatingList, render } from '@kuvvet/gazette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyList, longList, novemberList } from './lists.ts';
import {
  cellsOf,
  changeFromCells,
  changeFromObject,
  fileNamed,
  linesOf,
  printed,
  rowFromCells,
  rowFromObject,
  textOf,
} from './readers.ts';

/** Every format of a list, read back by somebody else's parser. */
const readings: [string, (list: RatingList) => unknown, (list: RatingList) => unknown][] = [
  [
    'list.ndjson',
    (list) => linesOf(fileNamed(render(list), 'list.ndjson')).map(rowFromObject),
    ({ rows }) => rows.map(printed),
  ],
  [
    'list.json',
    (list) => {
      const { rows, ...head } = JSON.parse(textOf(fileNamed(render(list), 'list.json')));
      return { ...head, rows: rows.map(rowFromObject) };
    },
    ({ type, period, ruleSet, rows }) => ({
      ...{ format: 'kuvvet.list/1', type, period, inForceFrom: `${period}-01`, ruleSet },
      rows: rows.map(printed),
    }),
  ],
  [
    'list.csv',
    (list) => cellsOf(fileNamed(render(list), 'list.csv'), ',').map(rowFromCells),
    ({ rows }) => rows.map(printed),
  ],
  [
    'list.tr-excel.csv',
    (list) => cellsOf(fileNamed(render(list), 'list.tr-excel.csv'), ';').map(rowFromCells),
    ({ rows }) => rows.map(printed),
  ],
  [
    'changes.ndjson',
    (list) => linesOf(fileNamed(render(list), 'changes.ndjson')).map(changeFromObject),
    ({ changes }) => changes,
  ],
  [
    'changes.csv',
    (list) => cellsOf(fileNamed(render(list), 'changes.csv'), ',').map(changeFromCells),
    ({ changes }) => changes,
  ],
];

describe.each(readings)('%s read back by another program', (_, readBack, expected) => {
  it.each([
    ['the invented list', novemberList],
    ['a long list', longList(...novemberList.rows.map(({ name }) => name))],
    ['a long list in letters of two bytes', longList('ş'.repeat(400), 'Ğ'.repeat(399))],
    ['a long list in letters of three and four bytes', longList('한'.repeat(400), '😀'.repeat(199))],
    ['a list without rows', { ...novemberList, rows: [], changes: [] }],
  ])('gives the rows of %s', (_, list) => {
    expect(readBack(list)).toEqual(expected(list));
  });

  it('gives the rows of any list', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(readBack(list)).toEqual(expected(list));
      }),
      { seed: 20261101, numRuns: 300 },
    );
  });
});
