import {
  assessGame,
  closeFidePeriod,
  earliestList,
  type FideChapter,
  fideCoefficient,
  fideExpectedScore,
  fideFirstRating,
  fideRegulations,
  formatHundredths,
  isFideRated,
  latestList,
  limitCoefficient,
  PRS05,
  type Rating,
  roundHundredths,
} from '@kuvvet/engine';
import { expect } from 'vitest';
import { fourDecimals, points } from './numbers.ts';
import type { Check } from './vectors.ts';

interface Game {
  readonly opponent: Rating;
  readonly score: number;
}

function sums(base: Rating, games: readonly Game[]) {
  return {
    base,
    games: games.length,
    points: games.reduce((sum, { score }) => sum + points(score), 0),
    expected: games.reduce((sum, { opponent }) => sum + fideExpectedScore(base, opponent, 'standard'), 0),
  };
}

const game: Check = (
  input: { own: Rating; opponent: Rating; score: number; k: number; chapter: FideChapter },
  expected: { pd: string; change: string; changeCenti: number },
) => {
  const pd = fideExpectedScore(input.own, input.opponent, input.chapter);
  expect(formatHundredths(pd)).toBe(expected.pd);
  expect(input.k * (points(input.score) - pd)).toBe(expected.changeCenti);
  expect(formatHundredths(expected.changeCenti)).toBe(expected.change);
};

const round: Check = (input: { centi: readonly number[] }, expected: { rounded: readonly number[] }) => {
  expect(input.centi.map(roundHundredths)).toEqual(expected.rounded);
};

const period: Check = (
  input: {
    base?: Rating;
    listRating?: Rating;
    k: number;
    games?: readonly Game[];
    events?: readonly { base: Rating; games: readonly Game[] }[];
  },
  expected: {
    perGame?: readonly string[];
    eventSums?: readonly string[];
    sum: string;
    rounded?: number;
    newRating?: Rating;
    published?: Rating;
  },
) => {
  const list = input.listRating ?? input.base ?? 0;
  const events = input.events ?? [{ base: list, games: input.games ?? [] }];
  const entries = events.map(({ base, games }) => sums(base, games));
  const changes = entries.map((entry) => input.k * (entry.points - entry.expected));
  const perGame = events.flatMap(({ base, games }) =>
    games.map((one) => {
      const entry = sums(base, [one]);
      return formatHundredths(input.k * (entry.points - entry.expected));
    }),
  );
  if (expected.perGame !== undefined) expect(perGame).toEqual(expected.perGame);
  if (expected.eventSums !== undefined) expect(changes.map(formatHundredths)).toEqual(expected.eventSums);
  expect(formatHundredths(changes.reduce((sum, change) => sum + change))).toBe(expected.sum);
  const next = expected.published ?? expected.newRating ?? 0;
  expect(closeFidePeriod(list, input.k, entries)).toEqual({ k: input.k, change: next - list, rating: next });
  expect(next - list).toBe(expected.rounded ?? next - list);
};

type Career = { rating: Rating; games: number; ageYear: number; ever2400: boolean; ever2300: boolean };

const coefficient: Check = (
  input: { cases: readonly ([number, number] | Career)[] },
  expected: { k: readonly number[] },
) => {
  const found = input.cases.map((one) => {
    if ('rating' in one) {
      const highest = Math.max(one.rating, one.ever2400 ? 2400 : 0, one.ever2300 ? 2300 : 0);
      return fideCoefficient({ highest, age: one.ageYear, games: one.games });
    }
    return limitCoefficient(...one);
  });
  expect(found).toEqual(expected.k);
};

const initial: Check = (
  input: {
    opponents?: readonly Rating[];
    score?: number;
    firstEvent?: { opponents: readonly Rating[]; score: number };
  },
  expected: { Ra?: string; percent?: number; dp?: number; Ru?: Rating; published: boolean; pool?: number },
) => {
  const event = input.firstEvent ?? { opponents: input.opponents ?? [], score: input.score ?? 0 };
  const made = fideFirstRating(
    [{ period: '2026-10', opponents: event.opponents, points: 100 * event.score }],
    '2026-11',
  );
  if (made === null) {
    expect(expected).toEqual({ pool: 0, published: false });
    return;
  }
  expect(fourDecimals(made.average)).toBe(expected.Ra);
  expect(made.percent).toBe(expected.percent);
  expect(made.difference).toBe(expected.dp);
  expect(made.value).toBe(expected.Ru);
  expect(made.published).toBe(expected.published);
};

const floor: Check = (
  input: { base: Rating; roundedChange: number },
  expected: { value: number; shown: string },
) => {
  const entry = { base: input.base, games: 1, points: 0, expected: -5 * input.roundedChange };
  const closed = closeFidePeriod(input.base, 20, [entry]);
  expect(input.base + closed.change).toBe(expected.value);
  expect(closed.rating ?? 'unrated').toBe(expected.shown);
};

const list: Check = (
  input: { eventEnds: readonly string[] },
  expected: { earliestList: readonly string[]; lastList: readonly string[] },
) => {
  const { cutOffDays, lateLists } = fideRegulations;
  expect(input.eventEnds.map((end) => `${earliestList(end, cutOffDays)}-01`)).toEqual(expected.earliestList);
  expect(input.eventEnds.map((end) => `${latestList(end, lateLists)}-01`)).toEqual(expected.lastList);
};

const rapid: Check = (
  input: { cases: readonly [Rating, Rating][] },
  expected: { rated: readonly boolean[] },
) => {
  for (const chapter of ['rapid', 'blitz'] as const) {
    expect(input.cases.map((pair) => isFideRated(...pair, chapter))).toEqual(expected.rated);
  }
};

const dual: Check = (
  input: {
    own?: Rating;
    opponent?: Rating;
    ukd?: { own: Rating; opponent: Rating };
    fide?: { own: Rating; opponent: Rating; k: number };
    fideK?: number;
    score: number;
  },
  expected: { ukdWe?: string; ukdChange: string; fidePd?: string; fideChange: string },
) => {
  const pair = { own: input.own ?? 0, opponent: input.opponent ?? 0 };
  const national = { ...pair, ...input.ukd };
  const fide = { ...pair, k: input.fideK ?? 0, ...input.fide };
  const assessed = assessGame(national.own, national.opponent, points(input.score), PRS05);
  const pd = fideExpectedScore(fide.own, fide.opponent, 'standard');
  expect(formatHundredths(assessed.change)).toBe(expected.ukdChange);
  expect(formatHundredths(fide.k * (points(input.score) - pd))).toBe(expected.fideChange);
  if (expected.ukdWe !== undefined) expect(formatHundredths(assessed.expected ?? 0)).toBe(expected.ukdWe);
  if (expected.fidePd !== undefined) expect(formatHundredths(pd)).toBe(expected.fidePd);
};

export const fideChecks: Readonly<Record<string, Check>> = {
  'fide.game': game,
  'fide.round': round,
  'fide.period': period,
  'fide.k': coefficient,
  'fide.initial': initial,
  'fide.floor': floor,
  'fide.list': list,
  'fide.rapid': rapid,
  dual,
};
