import { readFileSync } from 'node:fs';
import { writtenRatings } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { nationalText, pair } from './trf-text.ts';

const bytes = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));
const at = (text: string, column: number, value: string) =>
  text.slice(0, column - 1).padEnd(column - 1) + value + text.slice(column - 1 + value.length);
const variant = (name: string) => readFileSync(new URL(`../files/report/variants/${name}`, import.meta.url));

describe('ratings a TRF states beside its players (formats 1, 2)', () => {
  it.each([
    ['1234', 1234],
    [' 950', 950],
    ['   0', null],
    ['    ', null],
    ['12x4', null],
    ['0100', null],
    ['3500', 3500],
    ['3501', null],
  ])('rating %j of a row: %s', (written, row) => {
    const [white = '', black = ''] = pair;
    const ratings = writtenRatings(bytes(at(white, 49, written), black));
    expect(ratings.get(1)).toEqual({ row, national: null });
    expect([...ratings.keys()]).toEqual([1, 2]);
  });

  it('takes the national one of the home federation, on whichever side of the rows', () => {
    const home = at(nationalText(1, '90000000100'), 49, '1324');
    const abroad = at(nationalText(2, '12345', 'GER'), 49, '1999');
    for (const lines of [
      [home, abroad, ...pair],
      [...pair, home, abroad],
    ]) {
      const ratings = writtenRatings(bytes(...lines));
      expect(ratings.get(1)?.national).toBe(1324);
      expect(ratings.get(2)?.national).toBeNull();
    }
  });

  it('are the same from every dialect and encoding that carries them, moved columns too', () => {
    const [records, rowsOnly] = ['E01.trf26.utf8.trf', 'E01.national.cp1254.trf'].map((name) => [
      ...writtenRatings(variant(name)).values(),
    ]);
    expect(records?.map(({ national }) => national).slice(0, 3)).toEqual([1324, 1136, 1111]);
    expect(rowsOnly?.map(({ row }) => row)).toEqual(records?.map(({ national }) => national));
    const rows = ['E01.trf16.utf8.trf', 'E01.trf16.cp1254.trf', 'E01.bytepad.utf8.trf'].map((name) =>
      JSON.stringify([...writtenRatings(variant(name))]),
    );
    expect(new Set(rows).size).toBe(1);
  });

  it.each([[''], ['no report'], ['{"format":"kuvvet.report/1"}'], ['PK\x03\x04\0\0']])(
    'of %j: none',
    (text) => {
      expect(writtenRatings(bytes(text)).size).toBe(0);
    },
  );
});
