import {
  type Fraction,
  type ListType,
  listTypes,
  type PlayerState,
  PRS05,
  toStateColumns,
} from '@kuvvet/engine';
import type { Act, PlayerAmendment, Posting, ResultRow } from '@kuvvet/ledger';
import {
  addSums,
  type ClosedColumns,
  close,
  closeBook,
  closeColumns,
  closedPlayers,
  mastersIn,
  reasonsOf,
  statesIn,
  sumUp,
} from '@kuvvet/office';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPosting, aState } from './closings.ts';

interface Book {
  readonly states: readonly PlayerState[];
  readonly postings: readonly Posting[];
  readonly acts: readonly Act[];
}

/** Some are in the state before, the last of them are not. */
const numbers = Array.from({ length: 16 }, (_, at) => `${[1001, 1002, 9_999, 10_000][at % 4]}${at}`);
const player = fc.constantFrom(...numbers);
const type = fc.constantFrom(...listTypes);
const rating = fc.option(fc.integer({ min: 1000, max: 2600 }), { freq: 3, nil: null });
const performance: fc.Arbitrary<Fraction | null> = fc.option(
  fc.record({ numerator: fc.integer({ min: 3000, max: 6000 }), denominator: fc.constantFrom(2, 3) }),
  { nil: null },
);
const tournament = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const kept = fc.uniqueArray(
  fc.record({
    tournament,
    games: fc.integer({ min: 1, max: 3 }),
    performance: fc.record({ numerator: fc.integer({ min: 900, max: 1900 }), denominator: fc.constant(1) }),
  }),
  { maxLength: 2, selector: (event) => event.tournament },
);

/** Also states no closing leaves, such as performances beside a rating: what is read must be folded all the same. */
const states: fc.Arbitrary<readonly PlayerState[]> = fc
  .array(fc.record({ ukd: rating, uhs: rating, uys: rating, pool: fc.option(kept, { nil: [] }), of: type }), {
    minLength: 8,
    maxLength: 12,
  })
  .map((people) =>
    people.map(({ ukd, uhs, uys, pool, of }, at) =>
      aState(
        numbers[at] ?? '',
        { ukd, uhs, uys },
        { [of]: pool.toSorted((a, b) => (a.tournament < b.tournament ? -1 : 1)) },
      ),
    ),
  );

const row: fc.Arbitrary<ResultRow> = fc
  .record({
    player,
    k: fc.option(fc.constantFrom(10, 20, 30), { freq: 4, nil: null }),
    games: fc.integer({ min: 0, max: 9 }),
    ...{ points: fc.constant(0), expected: fc.constant(0) },
    change: fc.integer({ min: -9000, max: 9000 }),
    performance,
  })
  .map((result) => (result.games > 0 ? result : { ...result, performance: null }));

const amendment: fc.Arbitrary<PlayerAmendment> = fc.oneof(
  fc.record({
    kind: fc.constant('points' as const),
    player,
    type,
    points: fc.integer({ min: -20, max: 20 }),
  }),
  fc.record({
    kind: fc.constant('rating' as const),
    player,
    type,
    rating: fc.integer({ min: 1001, max: 1800 }),
  }),
  fc.record({
    ...{ kind: fc.constant('pool' as const), player, type, tournament, performance },
    games: fc.integer({ min: 1, max: 5 }),
  }),
);

const postings: fc.Arbitrary<readonly Posting[]> = fc
  .array(
    fc.record({
      type,
      results: fc.uniqueArray(row, { maxLength: 6, selector: (result) => result.player }),
      amendments: fc.array(amendment, { maxLength: 1 }),
    }),
    { maxLength: 12 },
  )
  .map((played) => played.map((posting, at) => aPosting(`T${at}`, about(`T${at}`, posting))));

/** A tournament corrects what was kept of itself. */
const about = (id: string, posting: Pick<Posting, 'type' | 'results' | 'amendments'>) => ({
  ...posting,
  amendments: posting.amendments.map((each) => (each.kind === 'pool' ? { ...each, tournament: id } : each)),
});

const order = { period: '2026-11', by: 'officer', at: '2026-11-20T10:00:00Z', reason: 'a word' } as const;

/** Merges lead to an earlier player, so in no circle; one into another that is merged leads on. */
const acts: fc.Arbitrary<readonly Act[]> = fc
  .record({
    awards: fc.array(amendment, { maxLength: 3 }),
    merges: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.nat(14)), {
      maxLength: 3,
      selector: ([left]) => left,
    }),
  })
  .map(({ awards, merges }) => [
    ...awards.map((award, at): Act => ({ ...order, id: `award ${at}`, kind: 'award', amendment: award })),
    ...merges.map(
      ([left, into], at): Act => ({
        ...{ ...order, id: `merge ${at}`, kind: 'merge' },
        ...{ player: numbers[left] ?? '', into: numbers[Math.min(into, left - 1)] ?? '' },
      }),
    ),
  ]);

const book: fc.Arbitrary<Book> = fc.record({ states, postings, acts });

/** Everything lists, states and standings are made of. */
const told = (closed: ClosedColumns) =>
  Array.from(closedPlayers(closed), (one) => ({
    player: one.player,
    ...ofTypes((each) => [one.rating(each), one.movement(each), one.reasons(each)]),
  }));

const ofTypes = <T>(of: (type: ListType) => T) =>
  Object.fromEntries(listTypes.map((each) => [each, of(each)]));

function expected({ states, postings, acts }: Book) {
  const closing = close(states, postings, acts, PRS05);
  return {
    states: closing.states,
    told: closing.states.map(({ player, ratings }) => ({
      player,
      ...ofTypes((each) => [
        ratings[each],
        closing.movements.get(player)?.[each] ?? null,
        reasonsOf(player, each, closing),
      ]),
    })),
  };
}

/** The postings dealt to workers, the players to other workers, and what those give put behind one another. */
function inParts({ states, postings, acts }: Book, shards: number, ranges: number) {
  const masters = mastersIn(acts);
  const whole = toStateColumns(states);
  const borders = Array.from({ length: ranges - 1 }, (_, at) =>
    Number(numbers[Math.floor(((at + 1) * numbers.length) / ranges)]),
  ).sort((a, b) => a - b);
  const parts = [0, ...borders].map((from, at) => {
    const range = { from, to: borders[at] ?? 100_000_000 };
    const ours = statesIn(whole, range, masters);
    const sums = Array.from({ length: shards }, (_, shard) => {
      const summing = sumUp(ours, range, masters);
      for (const posting of postings.filter((_, nth) => nth % shards === shard)) summing.take(posting);
      return summing.sums;
    });
    return closeColumns(ours, sums.reduce(addSums), acts, PRS05, range);
  });
  return { states: parts.flatMap(({ after }) => [...after]), told: parts.flatMap(told) };
}

const seeded = { seed: 20261130, numRuns: 300 };

describe('a book closed over columns', () => {
  it('is the book closed player by player', async () => {
    await fc.assert(
      fc.asyncProperty(book, async (given) => {
        const { states, postings, acts } = given;
        const closed = await closeBook(toStateColumns(states), postings, acts, PRS05);
        expect({ states: [...closed.after], told: told(closed) }).toEqual(expected(given));
      }),
      seeded,
    );
  });

  it('does not depend on the order of postings', async () => {
    await fc.assert(
      fc.asyncProperty(book, async ({ states, postings, acts }) => {
        const [one, other] = await Promise.all(
          [postings, postings.toReversed()].map((each) =>
            closeBook(toStateColumns(states), each, acts, PRS05),
          ),
        );
        expect(one && [[...one.after], told(one)]).toEqual(other && [[...other.after], told(other)]);
      }),
      seeded,
    );
  });

  it.each([
    [1, 1],
    [4, 1],
    [1, 4],
    [16, 1],
    [4, 4],
    [1, 16],
    [64, 1],
    [16, 4],
    [4, 16],
  ])('is the same from %i shards of postings and %i ranges of players', (shards, ranges) => {
    fc.assert(
      fc.property(book, (given) => {
        expect(inParts(given, shards, ranges)).toEqual(expected(given));
      }),
      { ...seeded, numRuns: 60 },
    );
  });
});
