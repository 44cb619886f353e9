import { type ListType, PRS05 } from '@kuvvet/engine';
import type { Act, PlayerAmendment, Posting } from '@kuvvet/ledger';
import { close, composeList, toRegisterColumns } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { aClosedBook, aPlayer, aPosting, aResult, aState } from './closings.ts';

const book = { period: '2026-11', by: 'officer', at: '2026-11-20T10:00:00Z', reason: 'a word' } as const;
const award = (amendment: PlayerAmendment): Act => ({ ...book, id: 'award', kind: 'award', amendment });
const merge = (player: string, into: string): Act => ({
  ...{ ...book, id: `merge ${player}`, kind: 'merge' },
  ...{ player, into },
});
const correction = (...amendments: readonly PlayerAmendment[]): Posting =>
  aPosting('C', { reverses: '2026-09', amendments });
const played = (player: string, changes: Parameters<typeof aResult>[1] = {}) =>
  aPosting('A', { results: [aResult(player, changes)] });
const first = { k: null, games: 5, performance: { numerator: 1501, denominator: 1 } };
const points = (player: string, value: number, type: ListType = 'ukd'): PlayerAmendment => ({
  ...{ kind: 'points', player, type },
  points: value,
});
const kept = (player: string): PlayerAmendment => ({
  ...{ kind: 'pool', player, type: 'ukd', tournament: 'T' },
  ...{ games: 5, performance: { numerator: 1600, denominator: 1 } },
});
const waiting = [{ tournament: 'T', games: 3, performance: { numerator: 1400, denominator: 1 } }];

const rated = aState('1001', { ukd: 1500 });
const unrated = aState('1002', {}, { ukd: waiting });
const other = aState('1003', { ukd: 1300 });

function changesOf(postings: readonly Posting[], acts: readonly Act[], hidden: readonly string[] = []) {
  const closed = aClosedBook([rated, unrated, other], postings, acts);
  const register = toRegisterColumns(
    ['1001', '1002', '1003', '1004'].map((player) => aPlayer(player, { listed: !hidden.includes(player) })),
  );
  return [...composeList('ukd', '2026-12', closed, register, PRS05).changes];
}

describe('why a number moved', () => {
  it.each<[string, readonly Posting[], readonly Act[], object]>([
    ['games', [played('1001')], [], { player: '1001', reasons: ['games'], amended: 0 }],
    ['an award (M-11)', [], [award(points('1001', 15))], { reasons: ['award'], amended: 15, change: 1500 }],
    [
      'a correction (Q-20)',
      [correction(points('1001', -4))],
      [],
      { reasons: ['correction'], amended: -4, change: -400, games: 0 },
    ],
    [
      'everything at once',
      [played('1001'), correction(points('1001', -4))],
      [award(points('1001', 15))],
      { reasons: ['games', 'award', 'correction'], amended: 11, change: 1340, games: 1 },
    ],
    [
      'games, when what was entered cancels out',
      [played('1001'), correction(points('1001', -15))],
      [award(points('1001', 15))],
      { reasons: ['games', 'award', 'correction'], amended: 0, change: 240 },
    ],
    ['a first rating', [played('1004', first)], [], { player: '1004', reasons: ['games', 'first'] }],
    [
      'a first rating that is given (Q-26)',
      [],
      [award({ kind: 'rating', player: '1002', type: 'ukd', rating: 1234 })],
      { player: '1002', reasons: ['award', 'first'], rating: 1234 },
    ],
    [
      'a first rating by a correction',
      [correction(kept('1002'))],
      [],
      { player: '1002', reasons: ['correction', 'first'], rating: 1600, games: 0 },
    ],
    ['games that wait', [played('1002', { ...first, games: 1 })], [], { reasons: ['games'], rating: null }],
  ])('%s', (_, postings, acts, expected) => {
    const [change, ...more] = changesOf(postings, acts);
    expect(change).toMatchObject({ into: null, ...expected });
    expect(more).toEqual([]);
  });

  it.each<[string, readonly Posting[], readonly Act[]]>([
    ['of another list', [], [award(points('1001', 15, 'uys'))]],
    ['points for an unrated player', [], [award(points('1002', 15))]],
    ['a performance for a rated one', [correction(kept('1001'))], []],
  ])('is not %s', (_, postings, acts) => expect(changesOf(postings, acts)).toEqual([]));

  it('a merge names the number that leaves, the one that stays, and nothing else of it (M-06)', () => {
    const nothing = { rating: null, change: 0, amended: 0, games: 0, first: false };
    const dropped = { player: '1003', previous: 1300, ...nothing, into: '1001', reasons: ['merge'] };
    expect(changesOf([], [merge('1003', '1001')])).toEqual([dropped]);
    expect(changesOf([played('1001')], [merge('1003', '1001')])[1]).toEqual(dropped);
  });

  it.each(['1001', '1003'])('a merge with a number that is not listed is not told: %s', (hidden) =>
    expect(changesOf([], [merge('1003', '1001')], [hidden])).toEqual([]),
  );

  it('a merge tells of performances that it brings, which may be enough for a first rating', () => {
    const brought = [merge('1002', '1004')];
    expect(changesOf([], brought)).toEqual([]);
    expect(changesOf([played('1004', { ...first, games: 2 })], brought)).toMatchObject([
      { player: '1004', reasons: ['games', 'first', 'merge'], rating: 1440 },
    ]);
    const enough = close(
      [unrated, aState('1004', {}, { ukd: waiting.map((event) => ({ ...event, tournament: 'U' })) })],
      [],
      brought,
      PRS05,
    );
    expect(enough.states.find(({ player }) => player === '1004')?.ratings.ukd).toBe(1400);
  });
});
