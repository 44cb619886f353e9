import { assess, listTypes, type PlayedGame, PRS05, type Rating, toStateColumns } from '@kuvvet/engine';
import { type ListRow, type Publication, type RatingList, type Rows, render, sha256 } from '@kuvvet/gazette';
import type { Act, Posting } from '@kuvvet/ledger';
import {
  addSums,
  type ClosedColumns,
  closeColumns,
  composeList,
  mastersIn,
  statesIn,
  sumUp,
  toRegisterColumns,
} from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { Chance } from '../pipeline/chance.ts';
import { aPlayer, aPosting, aState } from './closings.ts';

const chance = new Chance(20261130);

/** Numbers of four to eight digits; one in eight unrated, and some with performances that wait. */
const numbers = Array.from(
  { length: 240 },
  (_, at) => `${([1_000, 20_000, 300_000, 4_000_000, 50_000_000][at % 5] as number) + 7 * at}`,
).sort((one, other) => Number(one) - Number(other));
const states = numbers.map((player, at) => {
  const ratingOr = (share: number) => (chance.percent(share) ? null : 1000 + chance.below(1500));
  const kept = { tournament: `old ${at}`, games: 3, performance: { numerator: 1400, denominator: 1 } };
  const ukd = ratingOr(12);
  return aState(
    player,
    { ukd, uhs: ratingOr(60), uys: ratingOr(60) },
    ukd === null && at % 2 ? { ukd: [kept] } : {},
  );
});
const ratings = new Map(states.map(({ player, ratings }) => [player, ratings]));
const register = toRegisterColumns(
  numbers.map((player, at) =>
    aPlayer(player, {
      name: `Öztürk, Işık ${'AÇĞİŞ'[at % 5]}`,
      province: ['Muş', 'Iğdır'][at % 2] ?? '',
      listed: at % 40 !== 7,
    }),
  ),
);

interface Event {
  readonly id: string;
  readonly type: (typeof listTypes)[number];
  readonly field: readonly string[];
  readonly games: readonly PlayedGame[];
}

const events: readonly Event[] = Array.from({ length: 90 }, (_, at) => {
  const field = chance.sample(numbers, 10);
  const games = Array.from({ length: 5 }, (_, round) =>
    Array.from({ length: 5 }, (_, board) => ({
      round: round + 1,
      white: field[board] ?? '',
      black: field[5 + ((board + round) % 5)] ?? '',
      points: chance.pick([0, 50, 100] as const),
    })),
  ).flat();
  return { id: `T${at}`, type: chance.pick(listTypes), field, games };
});

const acts: readonly Act[] = [
  {
    ...{ id: 'merge', period: '2026-11', by: 'officer', at: '2026-11-20T10:00:00Z', reason: 'a word' },
    ...{ kind: 'merge', player: numbers[3] ?? '', into: numbers[200] ?? '' },
  },
];

/** What stands in the ledger of an event, its games in the order given. */
function postingOf({ id, type, field, games }: Event): Posting {
  const people = field.map((player) => ({
    player,
    rating: (ratings.get(player)?.[type] ?? null) as Rating | null,
  }));
  const results = assess(people, games, PRS05).map(({ performance, ...result }) => ({
    ...result,
    performance: performance?.value ?? null,
  }));
  return aPosting(id, { type, results });
}

/** The book folded by one worker for each shard of postings and range of players, and put together. */
function closed(postings: readonly Posting[], shards: number, ranges = 1): readonly ClosedColumns[] {
  const masters = mastersIn(acts);
  const whole = toStateColumns(states);
  const borders = Array.from({ length: ranges }, (_, at) =>
    Number(numbers[Math.floor((at * numbers.length) / ranges)]),
  );
  return borders.map((from, at) => {
    const range = { from: at === 0 ? 0 : from, to: borders[at + 1] ?? 100_000_000 };
    const ours = statesIn(whole, range, masters);
    const sums = Array.from({ length: shards }, (_, shard) => {
      const summing = sumUp(ours, range, masters);
      for (const [nth, posting] of postings.entries()) if (nth % shards === shard) summing.take(posting);
      return summing.sums;
    });
    return closeColumns(ours, sums.reduce(addSums), acts, PRS05, range);
  });
}

const nothing = { length: 0, *[Symbol.iterator]() {} };
const noEvidence = { audit: { rows: 0, contents: () => [] }, kept: nothing, amendments: [] };

/** Of each file of the three lists, its digest. */
async function digestsOf(parts: readonly ClosedColumns[]): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const type of listTypes) {
    const lists = parts.map((part) => composeList(type, '2026-12', part, register, PRS05));
    for (const { name, contents } of render({ ...joined(lists), ...noEvidence } as unknown as Publication)) {
      if (name === 'report.json') continue;
      const chunks = await Array.fromAsync(contents());
      digests[`${type} ${name}`] = sha256(Buffer.concat(chunks));
    }
  }
  return digests;
}

function joined(lists: readonly RatingList[]): RatingList {
  const [first] = lists;
  if (!first) throw new RangeError('no range');
  const all = <Row>(of: (list: RatingList) => Rows<Row>): Rows<Row> => ({
    length: lists.reduce((sum, list) => sum + of(list).length, 0),
    *[Symbol.iterator]() {
      for (const list of lists) yield* of(list);
    },
  });
  return {
    ...first,
    rows: all<ListRow>(({ rows }) => rows),
    changes: all(({ changes }) => changes),
    combined: all(({ combined }) => combined),
  };
}

const shuffled = <T>(items: readonly T[]): readonly T[] => new Chance(7).sample(items, items.length);
const postings = events.map(postingOf);
const once = digestsOf(closed(postings, 1));

describe('the files of a list', () => {
  it('hold a month in which something happens', async () => {
    const list = composeList('ukd', '2026-12', closed(postings, 1)[0] as ClosedColumns, register, PRS05);
    expect(new Set(Array.from(list.rows, ({ status }) => status))).toEqual(
      new Set(['new', 'active', 'idle']),
    );
    expect(new Set(Array.from(list.changes).flatMap(({ reasons }) => reasons))).toEqual(
      new Set(['games', 'first', 'merge']),
    );
    expect(Object.keys(await once).length).toBeGreaterThan(60);
  });

  it.each([1, 4, 16, 64])('are the same bytes from %i shards of postings', async (shards) => {
    expect(await digestsOf(closed(shuffled(postings), shards))).toEqual(await once);
  });

  it.each([4, 16, 64])(
    'are the same bytes from %i ranges of players, one behind the other',
    async (ranges) => {
      expect(await digestsOf(closed(postings, 16, ranges))).toEqual(await once);
    },
  );

  it('are the same bytes for any order of events and of their games', async () => {
    const turned = shuffled(events).map((event) =>
      postingOf({ ...event, field: shuffled(event.field), games: shuffled(event.games) }),
    );
    expect(await digestsOf(closed(turned, 1))).toEqual(await once);
  });
});
