import {
  assess,
  closePlayer,
  closeTally,
  FAQ7,
  type GameColumns,
  openTally,
  type PlayedGame,
  type PlayerResult,
  type Points,
  PRS05,
  type Rating,
  type RuleSet,
  tallyGames,
} from '@kuvvet/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Both rule sets as they are, and rules that no federation has, so that no number of theirs is built in. */
const rules: fc.Arbitrary<RuleSet> = fc.oneof(
  fc.constantFrom(PRS05, FAQ7),
  fc
    .record({
      maxDifference: fc.integer({ min: 1, max: 800 }),
      unratedFactor: fc.integer({ min: 0, max: 100 }),
      rounding: fc.constantFrom('change' as const, 'rating' as const),
      floor: fc.integer({ min: 1, max: 1500 }),
      from: fc.integer({ min: 1, max: 2500 }),
      k: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ from, k, ...others }) => ({
      ...PRS05,
      ...others,
      coefficients: [
        { from: 0, k: 40 },
        { from, k },
      ],
    })),
);

const rating = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1000, max: 2900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4000 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);

interface Month {
  readonly ratings: readonly Rating[];
  readonly games: readonly { readonly white: number; readonly black: number; readonly halves: number }[];
}

const month: fc.Arbitrary<Month> = fc.array(rating, { minLength: 2, maxLength: 15 }).chain((ratings) => {
  const place = fc.nat(ratings.length - 1);
  const game = fc
    .record({ white: place, black: place, halves: fc.nat(2) })
    .filter(({ white, black }) => white !== black);
  return fc.record({ ratings: fc.constant(ratings), games: fc.array(game, { maxLength: 60 }) });
});

const columnsOf = (games: Month['games']): GameColumns => ({
  white: Int32Array.from(games, ({ white }) => white),
  black: Int32Array.from(games, ({ black }) => black),
  halves: Uint8Array.from(games, ({ halves }) => halves),
});

const tallied = ({ ratings, games }: Month, under: RuleSet) => {
  const tally = openTally(Int16Array.from(ratings), under);
  tallyGames(tally, columnsOf(games));
  return closeTally(tally);
};

/** The same month game by game, as one tournament. */
function assessed({ ratings, games }: Month, under: RuleSet): readonly PlayerResult[] {
  const player = (place: number) => String(1001 + place);
  return assess(
    ratings.map((value, place) => ({ player: player(place), rating: value || null })),
    games.map(
      ({ white, black, halves }): PlayedGame => ({
        round: 1,
        white: player(white),
        black: player(black),
        points: (50 * halves) as Points,
      }),
    ),
    under,
  );
}

/** What the close makes of it, for the rated. */
function closed({ player, rating, k, games, change }: PlayerResult, under: RuleSet): Rating {
  const none = { ukd: [], uhs: [], uys: [] };
  const result = { tournament: 'T', type: 'ukd', k, games, change, performance: null } as const;
  const state = { player, ratings: { ukd: rating, uhs: null, uys: null }, pool: none };
  return (rating && closePlayer(state, [result], under).state.ratings.ukd) ?? 0;
}

const seeded = { seed: 20261001, numRuns: 400 };

describe('a month in columns', () => {
  it('is the month game by game (U-09, U-12 to U-19)', () => {
    fc.assert(
      fc.property(month, rules, (played, under) => {
        const results = assessed(played, under);
        const isRated = ({ rating }: PlayerResult) => rating !== null;
        const { changes, games, ratings } = tallied(played, under);
        expect([...changes]).toEqual(results.map((result) => (isRated(result) ? result.change : 0)));
        expect([...games]).toEqual(results.map((result) => (isRated(result) ? result.games : 0)));
        expect([...ratings]).toEqual(results.map((result) => closed(result, under)));
      }),
      seeded,
    );
  });

  it('may come in any order and in any number of parts', () => {
    fc.assert(
      fc.property(month, rules, fc.nat(60), (played, under, part) => {
        const tally = openTally(Int16Array.from(played.ratings), under);
        const turned = columnsOf(played.games.toReversed());
        const first = Math.min(part, played.games.length);
        tallyGames(tally, turned, first);
        const { white, black, halves } = turned;
        tallyGames(tally, {
          white: white.subarray(first),
          black: black.subarray(first),
          halves: halves.subarray(first),
        });
        expect(closeTally(tally)).toEqual(tallied(played, under));
      }),
      seeded,
    );
  });

  const series = (count: number) => {
    const tally = openTally(Int16Array.of(1200, 0), { ...PRS05, unratedFactor: 100 });
    const halves = new Uint8Array(count).fill(2);
    tallyGames(tally, { white: new Int32Array(count), black: new Int32Array(count).fill(1), halves });
    return () => closeTally(tally);
  };

  it('has room for 4,095 games of one player, all won, and refuses more', () => {
    const { changes, games } = series(4095)();
    expect([...changes]).toEqual([30 * 100 * 4095, 0]);
    expect([...games]).toEqual([4095, 0]);
    expect(series(4096)).toThrow(RangeError);
    expect(series(9000)).toThrow(RangeError);
  });

  it('leaves the ratings it is given as they are', () => {
    const ratings = Int16Array.of(1500, 1500);
    const tally = openTally(ratings, PRS05);
    tallyGames(tally, columnsOf([{ white: 0, black: 1, halves: 2 }]));
    expect([...closeTally(tally).ratings]).toEqual([1513, 1487]);
    expect([...ratings]).toEqual([1500, 1500]);
  });

  it.each([
    ['a place past the last player', { white: 0, black: 3, halves: 1 }],
    ['two of them', { white: 4, black: 3, halves: 1 }],
    ['a place before the first', { white: -1, black: 2, halves: 1 }],
    ['a result of more than a point', { white: 0, black: 1, halves: 3 }],
  ])('refuses %s', (_, game) => {
    const tally = openTally(Int16Array.of(1500, 1600, 0), PRS05);
    tallyGames(
      tally,
      columnsOf([{ white: 0, black: 1, halves: 0 }, game, { white: 2, black: 0, halves: 1 }]),
    );
    expect(() => closeTally(tally)).toThrow(RangeError);
  });
});
