import { PRS05 } from '@kuvvet/engine';
import { composeList, toRegisterColumns } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { aClosedBook, aPlayer, aPosting, aResult, aState } from './closings.ts';

const kept = { k: null, games: 2, change: 0, performance: { numerator: 1500, denominator: 1 } };
const closed = aClosedBook(
  [
    aState('1001', { ukd: 1630, uhs: 1690 }),
    aState('1002', { uys: 1200 }),
    aState('1003'),
    aState('1004', { ukd: 1400 }),
  ],
  [
    aPosting('R', { type: 'uhs', results: [aResult('1001', { games: 5, change: 1000 })] }),
    aPosting('S', { type: 'ukd', results: [aResult('1002', kept)] }),
  ],
);

const register = toRegisterColumns([
  aPlayer('1001', { fide: { number: '99000001', standard: 1800, rapid: null, blitz: null } }),
  aPlayer('1002'),
  aPlayer('1003'),
  aPlayer('1004', { listed: false }),
]);

const list = composeList('ukd', '2026-11', closed, register, PRS05);

describe('the players of a combined file', () => {
  it('are those rated in any type, with all three ratings and the games of the period', () => {
    expect([...list.combined].map(({ player, ratings, games }) => [player, ratings, games])).toEqual([
      ['1001', { ukd: 1630, uhs: 1700, uys: null }, { ukd: 0, uhs: 5, uys: 0 }],
      ['1002', { ukd: null, uhs: null, uys: 1200 }, { ukd: 2, uhs: 0, uys: 0 }],
    ]);
    expect(list.combined).toHaveLength(2);
  });

  it('can be gone through again, and are the same for every list of the month', () => {
    expect([...list.combined]).toEqual([...list.combined]);
    const other = composeList('uys', '2026-11', closed, register, PRS05);
    expect([...other.combined]).toEqual([...list.combined]);
  });

  it('do not have who does not want to be listed', () => {
    expect(JSON.stringify([...list.combined, ...list.rows])).not.toContain('1004');
  });
});

it('a row has the FIDE number, or none', () => {
  expect([...list.rows].map(({ player, fide }) => [player, fide])).toEqual([['1001', '99000001']]);
  expect([...list.combined].map(({ player, fide }) => [player, fide])).toEqual([
    ['1001', '99000001'],
    ['1002', null],
  ]);
});
