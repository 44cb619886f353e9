import {
  assess,
  assessGame,
  basisRating,
  breachesOf,
  closePlayer,
  FAQ7,
  fideTimeClass,
  firstRating,
  formatHundredths,
  type ListType,
  listTypes,
  type PeriodResult,
  type PlayerState,
  PRS05,
  performanceOf,
  type Rating,
  type RuleSet,
  roundFraction,
  roundHundredths,
  thinkingTime,
  timeClass,
} from '@kuvvet/engine';
import { expect } from 'vitest';
import { exact, fourDecimals, parseExact, points } from './numbers.ts';
import type { Check } from './vectors.ts';

interface Game {
  readonly opponent: Rating | null;
  readonly score: number;
}

const noFide = { standard: null, rapid: null, blitz: null };
const unrated = { ukd: null, uhs: null, uys: null };

function stateOf(ratings: Partial<Record<ListType, Rating | null>>): PlayerState {
  return {
    player: '100001',
    ratings: { ...unrated, ...ratings },
    pool: { ukd: [], uhs: [], uys: [] },
  };
}

/** One player's month as one tournament: a game a round against as many opponents. */
function play(own: Rating | null, games: readonly Game[]) {
  const opponents = games.map(({ opponent }, index) => ({
    player: String(200001 + index),
    rating: opponent,
  }));
  const played = games.map(({ score }, index) => ({
    round: index + 1,
    white: '100001',
    black: String(200001 + index),
    points: points(score),
  }));
  const [result] = assess([{ player: '100001', rating: own }, ...opponents], played, PRS05);
  if (result === undefined) throw new Error('assess forgot the first participant');
  return result;
}

function close(state: PlayerState, type: ListType, games: readonly Game[]) {
  const base = type === 'ukd' ? state.ratings.ukd : (state.ratings[type] ?? state.ratings.ukd);
  const { k, games: counted, change, performance } = play(base, games);
  const value = performance?.value ?? null;
  const result: PeriodResult = { tournament: 'T', type, k, games: counted, change, performance: value };
  return closePlayer(state, [result], PRS05);
}

const game: Check = (
  input: { own: Rating | null; opponent: Rating | null; score: number },
  expected: { k?: number; we?: string; change: string | null; changeCenti?: number },
) => {
  if (input.own === null) {
    expect(play(null, [input])).toMatchObject({ k: null, games: 0, change: 0, performance: null });
    return;
  }
  const assessed = assessGame(input.own, input.opponent, points(input.score), PRS05);
  expect(assessed.k).toBe(expected.k);
  expect(assessed.expected).toBe(expected.we === undefined ? null : Math.round(Number(expected.we) * 100));
  expect(assessed.change).toBe(expected.changeCenti);
  expect(formatHundredths(assessed.change)).toBe(expected.change);
};

const period: Check = (
  input: { base: Rating; games: readonly Game[] },
  expected: {
    k: number;
    perGame: readonly string[];
    sum: string;
    sumCenti: number;
    rounded: number;
    newRating: Rating;
    gamesCounted: number;
  },
) => {
  const result = play(input.base, input.games);
  expect(result.k).toBe(expected.k);
  expect(result.lines.map((line) => formatHundredths(line.change))).toEqual(expected.perGame);
  expect(result.change).toBe(expected.sumCenti);
  expect(formatHundredths(result.change)).toBe(expected.sum);
  expect(roundHundredths(result.change)).toBe(expected.rounded);
  expect(result.games).toBe(expected.gamesCounted);
  const closed = close(stateOf({ ukd: input.base }), 'ukd', input.games);
  expect(closed.state.ratings.ukd).toBe(expected.newRating);
};

const performance: Check = (
  input: { own: Rating | null; opponents: readonly Rating[]; score: number },
  expected: {
    performance: number | string | null;
    opponentAverage?: number | string;
    opponentAverageDecimal?: string;
    percent?: number;
    dP?: number;
    performanceRounded?: Rating;
  },
) => {
  const made = performanceOf(input.own, input.opponents, points(input.score), PRS05);
  if (made === null) {
    expect(expected.performance).toBeNull();
    return;
  }
  expect({
    opponentAverage: exact(made.average),
    opponentAverageDecimal: fourDecimals(made.average),
    percent: made.percent,
    dP: made.difference,
    performance: exact(made.value),
    performanceRounded: roundFraction(made.value),
  }).toEqual(expected);
};

interface FirstExpected {
  readonly mean: string;
  readonly status: 'published' | 'archive';
  readonly rating?: Rating;
  readonly reason?: string;
}

const first: Check = (
  input: { events: readonly { ratedGames: number; performance: number | string }[] },
  expected: { gamesCounted: number; PRS05: FirstExpected; FAQ7: FirstExpected },
) => {
  const pool = input.events.map(({ ratedGames, performance }, index) => ({
    tournament: `T${index}`,
    games: ratedGames,
    performance: parseExact(performance),
  }));
  const tenThousandfold = pool.map((event) => ({
    ...event,
    performance: { ...event.performance, numerator: event.performance.numerator * 10000 },
  }));
  for (const [rules, wanted] of [
    [PRS05, expected.PRS05],
    [FAQ7, expected.FAQ7],
  ] as const) {
    const verdict = firstRating(pool, rules);
    expect(verdict.games).toBe(expected.gamesCounted);
    expect(verdict.rating).toBe(wanted.rating ?? null);
    expect(verdict.lacks).toBe(wanted.reason ?? null);
    const digits = String(firstRating(tenThousandfold, rules).mean);
    expect(`${digits.slice(0, -4)}.${digits.slice(-4)}`).toBe(wanted.mean);
    closeFirst(pool, rules, wanted);
  }
};

function closeFirst(pool: PlayerState['pool']['ukd'], rules: RuleSet, wanted: FirstExpected): void {
  const results = pool.map((event): PeriodResult => ({ ...event, type: 'ukd', k: null, change: 0 }));
  const { state, movements } = closePlayer(stateOf({}), results, rules);
  expect(state.ratings.ukd).toBe(wanted.rating ?? null);
  expect(state.pool.ukd).toEqual(wanted.status === 'published' ? [] : pool);
  expect(movements.ukd?.first).toBe(wanted.status === 'published');
}

const rapid: Check = (
  input: {
    standard?: Rating;
    uhs: Rating | null;
    uys?: Rating;
    games?: readonly Game[];
    rapidGames?: readonly Game[];
    opponentStandard?: Rating;
    score?: number;
  },
  expected: {
    baseUHS?: Rating;
    k?: number;
    we?: string;
    change?: string;
    newUHS?: Rating;
    opponentRatingUsed?: Rating;
    standard?: Rating;
    uhs?: Rating;
    uys?: Rating;
  },
) => {
  if (input.opponentStandard !== undefined && input.uhs !== null) {
    const opponent = basisRating(
      { member: true, federation: 'TUR', fide: noFide },
      { ...unrated, ukd: input.opponentStandard },
      'uhs',
      'TUR',
    );
    expect(opponent).toBe(expected.opponentRatingUsed);
    const assessed = assessGame(input.uhs, opponent, points(input.score ?? 0), PRS05);
    expect(formatHundredths(assessed.expected ?? 0)).toBe(expected.we);
    expect(formatHundredths(assessed.change)).toBe(expected.change);
    return;
  }
  const games = input.games ?? input.rapidGames ?? [];
  const before = stateOf({ ukd: input.standard ?? null, uhs: input.uhs, uys: input.uys ?? null });
  const { state, movements } = close(before, 'uhs', games);
  expect(state.ratings.ukd).toBe(expected.standard);
  expect(state.ratings.uhs).toBe(expected.newUHS ?? expected.uhs);
  expect(state.ratings.uys).toBe(expected.uys ?? null);
  expect(Object.keys(movements)).toEqual(['uhs']);
  if (expected.baseUHS === undefined) return;
  expect(movements.uhs).toMatchObject({ previous: expected.baseUHS, first: false });
  const { k, lines } = play(expected.baseUHS, games);
  expect(k).toBe(expected.k);
  expect(formatHundredths(lines[0]?.expected ?? 0)).toBe(expected.we);
  expect(formatHundredths(movements.uhs?.change ?? 0)).toBe(expected.change);
};

const foreign: Check = (
  input: { own?: Rating; opponentFide?: Rating | null; fide?: Rating; foreign: boolean; score?: number },
  expected: { we?: string; change?: string; ratingUsed?: null },
) => {
  const counted = basisRating(
    {
      member: !input.foreign,
      federation: input.foreign ? 'GEO' : 'TUR',
      fide: { ...noFide, standard: input.opponentFide ?? input.fide ?? null },
    },
    unrated,
    'ukd',
    'TUR',
  );
  if (input.own === undefined) {
    expect(counted).toBe(expected.ratingUsed);
    return;
  }
  const assessed = assessGame(input.own, counted, points(input.score ?? 0), PRS05);
  expect(formatHundredths(assessed.change)).toBe(expected.change);
  expect(assessed.expected).toBe(expected.we === undefined ? null : Math.round(Number(expected.we) * 100));
};

const typeNames = { ukd: 'standard', uhs: 'rapid', uys: 'blitz', review: 'review' };

const time: Check = (
  input: { baseMinutes: number; incrementSeconds: number },
  expected: { minutesFor60Moves: number; ukdCategory: string; fideCategory?: string },
) => {
  const control = { base: 60 * input.baseMinutes, increment: input.incrementSeconds };
  expect(thinkingTime(control)).toBe(60 * expected.minutesFor60Moves);
  expect(typeNames[timeClass(control, PRS05)]).toBe(expected.ukdCategory);
  if (expected.fideCategory === undefined) return;
  expect(fideTimeClass(control, null) ?? 'none').toBe(expected.fideCategory);
};

const breachTexts = { 'min-rounds': 'fewer than 5 rounds', 'rounds-a-day': 'more than 4 rounds in a day' };

const event: Check = (
  input: { rounds: number; category: string; roundsPerDay?: readonly number[]; playerGames?: number },
  expected: { rated: boolean; reason?: string; gamesCounted?: number },
) => {
  const type = listTypes.find((name) => typeNames[name] === input.category) ?? 'ukd';
  const days = input.roundsPerDay ?? Array(input.rounds).fill(1);
  const dates = days.flatMap((rounds, day) => Array<string>(rounds).fill(`2026-10-${10 + day}`));
  const [start = '', end = ''] = [dates[0], dates.at(-1)];
  const breaches = breachesOf({ type, start, end, rounds: input.rounds, roundDates: dates }, PRS05);
  expect(breaches.map(({ rule }) => breachTexts[rule])).toEqual(expected.rated ? [] : [expected.reason]);
  if (input.playerGames === undefined) return;
  const games = Array<Game>(input.playerGames).fill({ opponent: 1500, score: 1 });
  expect(play(1500, games).games).toBe(expected.gamesCounted);
};

const correction: Check = (
  input: {
    base: Rating;
    published: { games: readonly Game[] };
    correctedGame: { opponent: Rating; from: number; to: number };
  },
  expected: {
    publishedSum: string;
    publishedNew: Rating;
    correctedSum: string;
    correctedNew: Rating;
    adjustment: number;
  },
) => {
  const turned = input.published.games.map((one) =>
    one.opponent === input.correctedGame.opponent ? { ...one, score: input.correctedGame.to } : one,
  );
  const before = stateOf({ ukd: input.base });
  const published = close(before, 'ukd', input.published.games);
  const corrected = close(before, 'ukd', turned);
  expect(formatHundredths(published.movements.ukd?.change ?? 0)).toBe(expected.publishedSum);
  expect(published.state.ratings.ukd).toBe(expected.publishedNew);
  expect(formatHundredths(corrected.movements.ukd?.change ?? 0)).toBe(expected.correctedSum);
  expect(corrected.state.ratings.ukd).toBe(expected.correctedNew);

  // The next book carries the difference: no new game, and the published list stays as it was.
  const change = play(input.base, turned).change - play(input.base, input.published.games).change;
  const points = (corrected.state.ratings.ukd ?? 0) - (published.state.ratings.ukd ?? 0);
  const next = closePlayer(published.state, [], PRS05, [{ kind: 'points', type: 'ukd', points }]);
  expect(change).toBe(100 * expected.adjustment);
  expect(next.movements.ukd).toMatchObject({ change: 100 * expected.adjustment, games: 0, first: false });
  expect(next.state.ratings.ukd).toBe(expected.correctedNew);
};

const twice: Check = (
  input: { game: { own: Rating; opponent: Rating; score: number } },
  expected: { change: string },
) => {
  const once = play(input.game.own, [input.game]);
  expect(play(input.game.own, [input.game])).toEqual(once);
  expect(formatHundredths(once.change)).toBe(expected.change);
};

const merge: Check = (
  input: {
    recordA: { rating: Rating };
    recordB: { performances: readonly { games: number; perf: Rating }[] };
  },
  expected: { ratingFromB: boolean },
) => {
  const results = input.recordB.performances.map(
    ({ games, perf }, index): PeriodResult => ({
      tournament: `T${index}`,
      type: 'ukd',
      k: null,
      games,
      change: 0,
      performance: { numerator: perf, denominator: 1 },
    }),
  );
  const master = stateOf({ ukd: input.recordA.rating });
  const merged = closePlayer(master, results, PRS05);
  expect(merged.state.ratings.ukd === input.recordA.rating).toBe(!expected.ratingFromB);
  expect(merged).toEqual({ state: master, movements: {} });
};

export const ukdChecks: Readonly<Record<string, Check>> = {
  'ukd.game': game,
  'ukd.period': period,
  'ukd.performance': performance,
  'ukd.first': first,
  'ukd.rapid': rapid,
  'ukd.foreign': foreign,
  'eligibility.time': time,
  'eligibility.event': event,
  correction,
  idempotency: twice,
  merge,
};
