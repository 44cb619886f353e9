import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainResults } from '../../packages/ledger/src/plain-results.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const whole = fc.integer({ min: -999_999, max: 999_999 });
const row = fc
  .tuple(
    fc.integer({ min: 1000, max: 99_999_999 }).map(String),
    fc.option(whole, { nil: null }),
    fc.oneof(
      fc.array(whole, { minLength: 4, maxLength: 4 }),
      fc.array(whole, { minLength: 6, maxLength: 6 }),
    ),
  )
  .map(([player, k, numbers]) => [player, k, ...numbers] as const);

const meant = ([player, k, games, points, expected, change, numerator, denominator]: readonly unknown[]) => ({
  ...{ player, k, games, points, expected, change },
  performance: numerator === undefined ? null : { numerator, denominator },
});

describe('results as they are packed', () => {
  it('are read as JSON means them', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        expect(plainResults(bytes(JSON.stringify(rows)))).toEqual(rows.map(meant));
      }),
      { seed: 20261130, numRuns: 300 },
    );
  });

  it('are never read as anything else, whichever sign of them is another', () => {
    const text = '[["10012345",20,4,250,212,-760],["10012399",null,3,150,0,0,4531,3]]';
    for (let at = 0; at < text.length; at++) {
      for (const sign of ['', '0', '7', '-', ',', '"', '[', ']', 'n', ' ', '.', 'e']) {
        const other = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
        const read = plainResults(bytes(other));
        if (read !== null) expect(read).toEqual((JSON.parse(other) as unknown[][]).map(meant));
      }
    }
  });

  it.each([
    ['', 'nothing'],
    ['[]', 'no results'],
    ['[["10012345",20,4,250,212,760]', 'an end that is missing'],
    ['[["10012345",20,4,250,212,760]]]', 'one sign too many'],
    ['[["10012345",20,4,250,212,760],]', 'a row that is missing'],
    ['[["010012345",20,4,250,212,760]]', 'a number with a zero in front'],
    ['[["-10012345",20,4,250,212,760]]', 'a number with a sign'],
    ['[["A1",20,4,250,212,760]]', 'a number with a letter'],
    ['[["10012345",20,4,250,212,1234567890123456]]', 'more digits than are surely exact'],
    ['[["10012345",20,4,250,212,760,4531]]', 'half a performance'],
    ['[["10012345",nil0,4,250,212,760]]', 'another word'],
  ])('leave %s to be read otherwise: %s', (text) => {
    expect(plainResults(bytes(text))).toBeNull();
  });
});
