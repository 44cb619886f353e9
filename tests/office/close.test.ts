import type { PlayerState } from '@kuvvet/engine';
import type { Posting, ResultRow } from '@kuvvet/ledger';
import { close, composeList, toRegisterColumns, turkey } from '@kuvvet/office';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClosedBook } from './closings.ts';

const rules = turkey.ruleSet;
const state = (player: string, ukd: number | null): PlayerState => ({
  player,
  ratings: { ukd, uhs: null, uys: null },
  pool: { ukd: [], uhs: [], uys: [] },
});
const row = (player: string, change: number, changes: Partial<ResultRow> = {}): ResultRow => ({
  player,
  k: 20,
  games: 1,
  points: 0,
  expected: 0,
  change,
  performance: null,
  ...changes,
});
const posting = (tournament: string, results: readonly ResultRow[]): Posting => ({
  period: '2026-10',
  tournament,
  revision: 1,
  type: 'ukd',
  basis: '2026-10',
  start: '2026-10-01',
  games: results.length,
  assessment: '',
  results,
  reverses: null,
  amendments: [],
});

describe('closing a book', () => {
  it('sums exactly, rounds once, and leaves everybody else as they were', () => {
    const { states, movements } = close(
      [state('1001', 1630), state('1002', 1500)],
      [posting('A', [row('1001', -725)]), posting('B', [row('1001', -725)])],
      [],
      rules,
    );
    expect(states.map(({ player, ratings }) => [player, ratings.ukd])).toEqual([
      ['1001', 1615],
      ['1002', 1500],
    ]);
    expect([...movements.keys()]).toEqual(['1001']);
    expect(movements.get('1001')?.ukd).toEqual({
      previous: 1630,
      rating: 1615,
      change: -1450,
      amended: 0,
      games: 2,
      first: false,
    });
  });

  it('takes in players the state does not know yet, by number', () => {
    const first = row('999', 0, { k: null, games: 5, performance: { numerator: 1501, denominator: 1 } });
    const { states } = close([state('1001', 1630)], [posting('A', [first])], [], rules);
    expect(states.map(({ player, ratings }) => [player, ratings.ukd])).toEqual([
      ['999', 1501],
      ['1001', 1630],
    ]);
  });

  it('does not depend on the order of postings, nor on how they are grouped', () => {
    const results = fc.array(
      fc.record({
        player: fc.integer({ min: 1000, max: 1008 }),
        change: fc.integer({ min: -2670, max: 2670 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(results, fc.integer({ min: 1, max: 5 }), (played, groups) => {
        const states = Array.from({ length: 9 }, (_, at) => state(`${1000 + at}`, 1100 + at));
        const rows = played.map(({ player, change }, at) => posting(`T${at}`, [row(`${player}`, change)]));
        const grouped = Array.from({ length: groups }, (_, group) =>
          posting(
            `G${group}`,
            played
              .filter((_, at) => at % groups === group)
              .map(({ player, change }) => row(`${player}`, change)),
          ),
        );
        const closed = (...[from, postings]: [readonly PlayerState[], readonly Posting[]]) => {
          const { states, movements } = close(from, postings, [], rules);
          return { states, movements };
        };
        const expected = closed(states, rows);
        expect(closed(states.toReversed(), rows.toReversed())).toEqual(expected);
        expect(closed(states, grouped)).toEqual(expected);
      }),
      { seed: 20261130 },
    );
  });
});

describe('the list of a closed book', () => {
  const person = (player: string, listed: boolean) => ({
    player,
    name: `P${player}`,
    sex: null,
    birthYear: null,
    province: '',
    club: '',
    federation: 'TUR',
    fide: { number: null, standard: null, rapid: null, blitz: null },
    member: true,
    listed,
    mergedInto: null,
  });
  const closed = aClosedBook(
    [state('1001', 1630), state('1002', 1500), state('1003', 1400)],
    [
      posting('A', [row('1001', -1380), row('1003', 100)]),
      posting('F', [row('1004', 0, { k: null, games: 5, performance: { numerator: 1501, denominator: 1 } })]),
    ],
  );

  it('says of each row whether it is new, active or idle', () => {
    const register = toRegisterColumns(
      ['1001', '1002', '1003', '1004'].map((player) => person(player, true)),
    );
    const list = composeList('ukd', '2026-11', closed, register, rules);
    expect(
      [...list.rows].map(({ player, rating, previous, change, games, status }) => [
        player,
        rating,
        previous,
        change,
        games,
        status,
      ]),
    ).toEqual([
      ['1001', 1616, 1630, -1380, 1, 'active'],
      ['1002', 1500, 1500, 0, 0, 'idle'],
      ['1003', 1401, 1400, 100, 1, 'active'],
      ['1004', 1501, null, 0, 5, 'new'],
    ]);
    expect([...list.changes].map(({ player, first }) => [player, first])).toEqual([
      ['1001', false],
      ['1003', false],
      ['1004', true],
    ]);
    expect(list.ruleSet).toEqual({ name: 'PRS05', version: rules.version });
  });

  it('leaves out who does not want to be listed, from rows and changes alike', () => {
    const register = toRegisterColumns([person('1001', false), person('1002', true)]);
    const list = composeList('ukd', '2026-11', closed, register, rules);
    expect([...list.rows].map(({ player }) => player)).toEqual(['1002']);
    expect([...list.changes]).toEqual([]);
  });
});
