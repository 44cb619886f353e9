import { assess, type PlayedGame, PRS05 } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

const field = [
  { player: '1001', rating: 1500 },
  { player: '1002', rating: 1620 },
  { player: '1003', rating: null },
  { player: '1004', rating: null },
  { player: '1005', rating: 2050 },
];

const games: readonly PlayedGame[] = [
  { round: 2, white: '1003', black: '1001', points: 50 },
  { round: 1, white: '1001', black: '1002', points: 100 },
  { round: 1, white: '1003', black: '1004', points: 100 },
  { round: 2, white: '1002', black: '1004', points: 0 },
];

/** The result of the player with this number. */
function resultOf(player: string) {
  return assess(field, games, PRS05).find((result) => result.player === player);
}

describe('assessing a tournament', () => {
  it('gives a rated player every game by round, seen from their side (U-09 to U-16)', () => {
    expect(resultOf('1001')).toEqual({
      player: '1001',
      rating: 1500,
      k: 25,
      games: 2,
      points: 100,
      expected: 34,
      change: 1650,
      performance: {
        games: 1,
        points: 100,
        average: { numerator: 1620, denominator: 1 },
        percent: 100,
        difference: 800,
        value: { numerator: 2420, denominator: 1 },
      },
      lines: [
        {
          round: 1,
          colour: 'w',
          opponent: '1002',
          opponentRating: 1620,
          points: 100,
          difference: -120,
          capped: false,
          expected: 34,
          change: 1650,
        },
        {
          round: 2,
          colour: 'b',
          opponent: '1003',
          opponentRating: null,
          points: 50,
          difference: null,
          capped: false,
          expected: null,
          change: 0,
        },
      ],
    });
  });

  it('counts games against unrated opponents as games, but not in W and We', () => {
    expect(resultOf('1002')).toMatchObject({ k: 20, games: 2, points: 0, expected: 66, performance: null });
    expect(resultOf('1002')?.change).toBe(20 * (0 - 66) - 200);
  });

  it('gives an unrated player a performance over the rated opponents and no change (U-17, U-21)', () => {
    expect(resultOf('1003')).toMatchObject({
      rating: null,
      k: null,
      games: 1,
      points: 50,
      expected: 0,
      change: 0,
    });
    expect(resultOf('1003')?.performance).toMatchObject({
      percent: 50,
      value: { numerator: 1500, denominator: 1 },
    });
    expect(resultOf('1003')?.lines).toHaveLength(2);
    expect(resultOf('1003')?.lines[1]).toEqual({
      round: 2,
      colour: 'w',
      opponent: '1001',
      opponentRating: 1500,
      points: 50,
      difference: null,
      capped: false,
      expected: null,
      change: 0,
    });
  });

  it('turns the result round for Black', () => {
    expect(resultOf('1004')?.lines.map(({ colour, points }) => [colour, points])).toEqual([
      ['b', 0],
      ['b', 100],
    ]);
    expect(resultOf('1004')).toMatchObject({ games: 1, points: 100 });
  });

  it('answers for a participant who played nobody (U-07)', () => {
    expect(resultOf('1005')).toEqual({
      player: '1005',
      rating: 2050,
      k: 15,
      games: 0,
      points: 0,
      expected: 0,
      change: 0,
      performance: null,
      lines: [],
    });
  });

  it('leaves neither performance nor games of an event without half a point (U-23, Q-06)', () => {
    const lost = [
      { round: 1, white: '1003', black: '1001', points: 0 },
      { round: 2, white: '1003', black: '1004', points: 100 },
    ] as const;
    const [, , zero] = assess(field, lost, PRS05);
    expect(zero).toMatchObject({ games: 0, points: 0, change: 0, performance: null });
    expect(zero?.lines).toHaveLength(2);
  });

  it.each([
    { round: 3, white: '1001', black: '9999', points: 100 },
    { round: 3, white: '9999', black: '1001', points: 100 },
  ] as const)('refuses a game of somebody who is no participant: $white v $black', (game) => {
    expect(() => assess(field, [game], PRS05)).toThrow(
      new RangeError('A game names a player who does not take part: 9999'),
    );
  });

  it('gives nothing for nobody', () => {
    expect(assess([], [], PRS05)).toEqual([]);
  });
});
