import type { PlayerState } from '@kuvvet/engine';
import { PRS05 } from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import { type Closing, composeList } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';

const state = (player: string, ratings: Partial<PlayerState['ratings']>): PlayerState => ({
  player,
  ratings: { ukd: null, uhs: null, uys: null, ...ratings },
  pool: { ukd: [], uhs: [], uys: [] },
});

const person = (player: string, facts: Partial<Player> = {}): Player => ({
  ...{ player, name: `P${player}`, sex: null, birthYear: null, province: '', club: '', federation: 'TUR' },
  ...{
    fide: { number: null, standard: null, rapid: null, blitz: null },
    member: true,
    listed: true,
    mergedInto: null,
  },
  ...facts,
});

const closing: Closing = {
  states: [
    state('1001', { ukd: 1630, uhs: 1700 }),
    state('1002', { uys: 1200 }),
    state('1003', {}),
    state('1004', { ukd: 1400 }),
  ],
  movements: new Map([
    ['1001', { uhs: { previous: 1690, rating: 1700, change: 1000, amended: 0, games: 5, first: false } }],
    ['1002', { ukd: { previous: null, rating: null, change: 0, amended: 0, games: 2, first: false } }],
  ]),
  before: new Map(),
  months: new Map(),
  masters: new Map(),
};

const register = new Map(
  [
    person('1001', { fide: { number: '99000001', standard: 1800, rapid: null, blitz: null } }),
    person('1002'),
    person('1003'),
    person('1004', { listed: false }),
  ].map((player) => [player.player, player]),
);

const list = composeList('ukd', '2026-11', closing, register, PRS05);

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
    const other = composeList('uys', '2026-11', closing, register, PRS05);
    expect([...other.combined]).toEqual([...list.combined]);
  });

  it('do not have who does not want to be listed', () => {
    expect(JSON.stringify([...list.combined, ...list.rows])).not.toContain('1004');
  });
});

it('a row has the FIDE number, or none', () => {
  expect(list.rows.map(({ player, fide }) => [player, fide])).toEqual([['1001', '99000001']]);
  expect([...list.combined].map(({ player, fide }) => [player, fide])).toEqual([
    ['1001', '99000001'],
    ['1002', null],
  ]);
});
