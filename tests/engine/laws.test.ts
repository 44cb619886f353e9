import {
  assess,
  assessGame,
  closePlayer,
  coefficient,
  expectedScore,
  formatHundredths,
  listTypes,
  type Participant,
  type PeriodResult,
  type PlayedGame,
  type PlayerState,
  type Points,
  PRS05,
  type Rating,
  roundHundredths,
} from '@kuvvet/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const seeded = { seed: 20261001, numRuns: 500 };

const rating: fc.Arbitrary<Rating> = fc.integer({ min: 1000, max: 2900 });
const standing = fc.option(rating, { freq: 4 });
const result: fc.Arbitrary<Points> = fc.constantFrom(0, 50, 100);

interface Tournament {
  readonly participants: readonly Participant[];
  readonly games: readonly PlayedGame[];
}

/** A field and rounds of distinct pairings in it. */
function tournament(strength: fc.Arbitrary<Rating | null> = standing): fc.Arbitrary<Tournament> {
  return fc
    .record({
      ratings: fc.array(strength, { minLength: 2, maxLength: 12 }),
      rounds: fc.array(
        fc.record({
          order: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
          results: fc.array(result, { minLength: 6, maxLength: 6 }),
        }),
        { maxLength: 9 },
      ),
    })
    .map(({ ratings, rounds }) => {
      const participants = ratings.map((value, index) => ({ player: String(1001 + index), rating: value }));
      const games = rounds.flatMap(({ order, results }, index) => {
        const seats = participants.toSorted(
          (a, b) => (order[Number(a.player) - 1001] ?? 0) - (order[Number(b.player) - 1001] ?? 0),
        );
        return results.slice(0, Math.floor(seats.length / 2)).map(
          (points, board): PlayedGame => ({
            round: index + 1,
            white: seats[2 * board]?.player ?? '',
            black: seats[2 * board + 1]?.player ?? '',
            points,
          }),
        );
      });
      return { participants, games };
    });
}

function closing({ participants, games }: Tournament, id: string): ReadonlyMap<string, PeriodResult> {
  return new Map(
    assess(participants, games, PRS05).map(({ player, k, games: count, change, performance }) => [
      player,
      { tournament: id, type: 'ukd', k, games: count, change, performance: performance?.value ?? null },
    ]),
  );
}

const ratings = fc.record({ ukd: standing, uhs: standing, uys: standing });

/** A state as closings leave it: no pool where there is a rating. */
const state: fc.Arbitrary<PlayerState> = fc
  .record({ ratings, low: fc.integer({ min: 200, max: 1000 }), games: fc.integer({ min: 1, max: 4 }) })
  .map(({ ratings, low, games }) => {
    const waiting = [{ tournament: 'P', games, performance: { numerator: low, denominator: 1 } }];
    const pool = (of: Rating | null) => (of === null ? waiting : []);
    return {
      player: '1001',
      ratings,
      pool: { ukd: pool(ratings.ukd), uhs: pool(ratings.uhs), uys: pool(ratings.uys) },
    };
  });

const periodResults: fc.Arbitrary<readonly PeriodResult[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...listTypes),
      k: fc.option(fc.constantFrom(10, 15, 20, 25, 30)),
      games: fc.integer({ min: 0, max: 9 }),
      change: fc.integer({ min: -9000, max: 9000 }),
      performance: fc.option(
        fc.record({
          numerator: fc.integer({ min: 3000, max: 20000 }),
          denominator: fc.integer({ min: 1, max: 9 }),
        }),
      ),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map((one, index) => ({
      ...one,
      tournament: `T${index}`,
      games: one.performance === null && one.k === null ? 0 : one.games + 1,
      change: one.k === null ? 0 : one.change,
    })),
  );

describe('a game', () => {
  it('moves at most 0.89 k, and 0.1 k against an unrated opponent (U-13, U-16)', () => {
    fc.assert(
      fc.property(rating, standing, result, (own, opponent, points) => {
        const { k, change } = assessGame(own, opponent, points, PRS05);
        expect(Math.abs(change)).toBeLessThanOrEqual(k * (opponent === null ? 10 : 89));
        expect(Number.isSafeInteger(change)).toBe(true);
      }),
      seeded,
    );
  });

  it('between two players of one k gives what it takes (U-12, U-15)', () => {
    fc.assert(
      fc.property(rating, rating, result, (one, other, points) => {
        fc.pre(coefficient(one, PRS05) === coefficient(other, PRS05));
        const mine = assessGame(one, other, points, PRS05);
        const theirs = assessGame(other, one, (100 - points) as Points, PRS05);
        expect(mine.change + theirs.change).toBe(0);
      }),
      seeded,
    );
  });

  it('is never worth less for a stronger opponent, nor for a better result', () => {
    fc.assert(
      fc.property(rating, rating, fc.nat({ max: 500 }), (own, opponent, more) => {
        const change = (of: Rating, points: Points) => assessGame(own, of, points, PRS05).change;
        expect(change(opponent + more, 50)).toBeGreaterThanOrEqual(change(opponent, 50));
        expect(change(opponent, 100)).toBeGreaterThan(change(opponent, 50));
        expect(change(opponent, 50)).toBeGreaterThan(change(opponent, 0));
      }),
      seeded,
    );
  });

  it('expects one point of both sides together (U-14, R-04)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (difference) => {
        expect(expectedScore(difference) + expectedScore(-difference)).toBe(100);
      }),
      seeded,
    );
  });
});

describe('a tournament', () => {
  it('of players with one k sums to zero', () => {
    fc.assert(
      fc.property(tournament(fc.integer({ min: 1600, max: 1999 })), ({ participants, games }) => {
        const changes = assess(participants, games, PRS05).map(({ change }) => change);
        expect(changes.reduce((sum, change) => sum + change, 0)).toBe(0);
      }),
      seeded,
    );
  });

  it('does not depend on the order of games or participants', () => {
    fc.assert(
      fc.property(
        tournament().chain(({ participants, games }) =>
          fc.record({
            participants: fc.constant(participants),
            games: fc.constant(games),
            mixed: fc.shuffledSubarray([...participants], { minLength: participants.length }),
            replayed: fc.shuffledSubarray([...games], { minLength: games.length }),
          }),
        ),
        ({ participants, games, mixed, replayed }) => {
          const byPlayer = (results: ReturnType<typeof assess>) =>
            new Map(results.map((one) => [one.player, one]));
          expect(byPlayer(assess(mixed, replayed, PRS05))).toEqual(
            byPlayer(assess(participants, games, PRS05)),
          );
        },
      ),
      seeded,
    );
  });

  it('can be rebuilt from k, W and We and the games against unrated opponents (U-28)', () => {
    fc.assert(
      fc.property(tournament(), ({ participants, games }) => {
        for (const { k, points, expected, change, lines } of assess(participants, games, PRS05)) {
          const unrated = k === null ? [] : lines.filter(({ opponentRating }) => opponentRating === null);
          const shares = unrated.reduce((sum, line) => sum + (k ?? 0) * ((line.points - 50) / 5), 0);
          expect(change).toBe(k === null ? 0 : k * (points - expected) + shares);
        }
      }),
      seeded,
    );
  });

  it('split into parts or grouped with another moves a rated player the same (U-18)', () => {
    fc.assert(
      fc.property(tournament(), fc.nat({ max: 9 }), ({ participants, games }, cut) => {
        const whole = closing({ participants, games }, 'A');
        const head = closing({ participants, games: games.filter(({ round }) => round <= cut) }, 'A');
        const tail = closing({ participants, games: games.filter(({ round }) => round > cut) }, 'B');
        for (const { player, rating: own } of participants) {
          if (own === null) continue;
          const before: PlayerState = {
            player,
            ratings: { ukd: own, uhs: null, uys: null },
            pool: { ukd: [], uhs: [], uys: [] },
          };
          const close = (...parts: readonly ReadonlyMap<string, PeriodResult>[]) =>
            closePlayer(
              before,
              parts.flatMap((part) => part.get(player) ?? []),
              PRS05,
            );
          expect(close(head, tail)).toEqual(close(whole));
          expect(close(tail, head)).toEqual(close(whole));
        }
      }),
      seeded,
    );
  });
});

describe('a closing', () => {
  it('does not depend on the order of results', () => {
    fc.assert(
      fc.property(
        state,
        periodResults.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
        ),
        (before, [results, mixed]) => {
          expect(closePlayer(before, mixed, PRS05)).toEqual(closePlayer(before, results, PRS05));
        },
      ),
      seeded,
    );
  });

  it('never leaves a list value under 1000 (U-19)', () => {
    fc.assert(
      fc.property(state, periodResults, (before, results) => {
        for (const value of Object.values(closePlayer(before, results, PRS05).state.ratings)) {
          if (value !== null) expect(value).toBeGreaterThanOrEqual(1000);
        }
      }),
      seeded,
    );
  });

  it('never lets one type touch another (U-01)', () => {
    fc.assert(
      fc.property(state, periodResults, fc.constantFrom(...listTypes), (before, results, type) => {
        const all = closePlayer(before, results, PRS05);
        const alone = closePlayer(
          before,
          results.filter((one) => one.type === type),
          PRS05,
        );
        expect(alone.movements[type]).toEqual(all.movements[type]);
        expect(alone.state.ratings[type]).toBe(all.state.ratings[type]);
        expect(alone.state.pool[type]).toEqual(all.state.pool[type]);
        for (const other of listTypes.filter((one) => one !== type)) {
          expect(alone.state.ratings[other]).toBe(before.ratings[other]);
          expect(alone.movements[other]).toBeUndefined();
        }
      }),
      seeded,
    );
  });

  it('keeps the numbers of a month without games (Q-21)', () => {
    fc.assert(
      fc.property(state, (before) => {
        expect(closePlayer(before, [], PRS05)).toEqual({ state: before, movements: {} });
      }),
      seeded,
    );
  });

  it('rounds once: within half a point of the exact sum, above the floor (U-18)', () => {
    fc.assert(
      fc.property(state, periodResults, (before, results) => {
        for (const movement of Object.values(closePlayer(before, results, PRS05).movements)) {
          const { previous, rating: next, change } = movement;
          if (previous === null || next === null || next === 1000) continue;
          expect(Math.abs(100 * (next - previous) - change)).toBeLessThanOrEqual(50);
        }
      }),
      seeded,
    );
  });
});

describe('rounding', () => {
  const value = fc.integer({ min: -1_000_000, max: 1_000_000 });

  it('is symmetric, and away from zero at a half (U-29)', () => {
    fc.assert(
      fc.property(value, (hundredths) => {
        const whole = roundHundredths(hundredths);
        expect(roundHundredths(-hundredths) + whole).toBe(0);
        const off = Math.abs(hundredths) - 100 * Math.abs(whole);
        expect(off).toBeGreaterThanOrEqual(-50);
        expect(off).toBeLessThan(50);
      }),
      seeded,
    );
  });

  it('is of exactly what is shown', () => {
    fc.assert(
      fc.property(value, (hundredths) => {
        expect(Math.round(Number(formatHundredths(hundredths)) * 100)).toBe(hundredths);
      }),
      seeded,
    );
  });
});
