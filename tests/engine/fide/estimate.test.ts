import { estimateFide, type PlayedGame } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

const field = [
  { player: '1001', standing: { rating: 2000, k: 20 } },
  { player: '1002', standing: { rating: 1550, k: 40 } },
  { player: '1003', standing: null },
  { player: '1004', standing: { rating: 2700, k: 10 } },
];

const games: readonly PlayedGame[] = [
  { round: 1, white: '1001', black: '1002', points: 100 },
  { round: 2, white: '1003', black: '1001', points: 50 },
  { round: 3, white: '1004', black: '1001', points: 100 },
];

const plain = { games: 0, points: 0, expected: 0, change: 0, first: null };

describe('estimate of a dual-rated event (U-04, R-02 to R-05)', () => {
  it('uses each own rating and K, and only rated opponents', () => {
    const [own, weaker, newcomer, master] = estimateFide(field, games, 'standard', '2026-10-04');
    expect(own).toEqual({
      player: '1001',
      rating: 2000,
      k: 20,
      games: 2,
      points: 100,
      expected: 100,
      change: 0,
      first: null,
    });
    expect(weaker).toMatchObject({ k: 40, games: 1, points: 0, expected: 8, change: -320 });
    expect(master).toMatchObject({ k: 10, games: 1, points: 100, expected: 99, change: 10 });
    expect(newcomer).toEqual({
      ...plain,
      player: '1003',
      rating: null,
      k: null,
      games: 1,
      points: 50,
      first: {
        games: 1,
        average: { numerator: 5600, denominator: 3 },
        percent: 50,
        difference: 0,
        value: 1867,
        published: false,
      },
    });
  });

  it('leaves rapid games between players too far apart to nobody (R-03)', () => {
    const [own, , , master] = estimateFide(field, games, 'rapid', '2026-10-04');
    expect(own).toMatchObject({ games: 1, points: 100, expected: 92, change: 160 });
    expect(master).toEqual({ ...plain, player: '1004', rating: 2700, k: 10 });
  });

  it('limits K by the games of the event (R-05)', () => {
    const rounds = Array.from(
      { length: 18 },
      (_, round): PlayedGame => ({ round: round + 1, white: '1002', black: '1001', points: 100 }),
    );
    expect(estimateFide(field, rounds, 'standard', '2026-10-04')[1]).toMatchObject({
      k: 38,
      points: 1800,
      expected: 144,
      change: 38 * 1656,
    });
  });

  it('gives a newcomer without a scored point nothing (R-07)', () => {
    const lost: readonly PlayedGame[] = [{ round: 1, white: '1003', black: '1001', points: 0 }];
    expect(estimateFide(field, lost, 'standard', '2026-10-04')[2]).toMatchObject({ games: 1, first: null });
  });

  it('answers for everybody in order, also without games', () => {
    const estimates = estimateFide(field, [], 'blitz', '2026-10-04');
    expect(estimates.map(({ player }) => player)).toEqual(field.map(({ player }) => player));
    expect(estimates[0]).toEqual({ ...plain, player: '1001', rating: 2000, k: 20 });
    expect(estimates[2]).toEqual({ ...plain, player: '1003', rating: null, k: null });
  });

  it.each([
    { round: 1, white: '1001', black: '9999', points: 100 },
    { round: 1, white: '9999', black: '1001', points: 100 },
  ] as const)('refuses a game of somebody who is no participant: $white v $black', (game) => {
    expect(() => estimateFide(field, [game], 'standard', '2026-10-04')).toThrow(
      new RangeError('A game names a player who does not take part: 9999'),
    );
  });
});
