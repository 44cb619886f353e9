import {
  assessGame,
  FAQ7,
  type FideChapter,
  fideCoefficient,
  fideFirstRating,
  formatHundredths,
  isFideRated,
  type ListType,
  PRS05,
  performanceOf,
  type Rating,
  roundFraction,
} from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';
import { play } from '../../site/src/calculators/play.ts';
import { rateCard } from '../../site/src/calculators/rate-card.ts';
import { rateFideCard } from '../../site/src/calculators/rate-fide-card.ts';
import { rateFideNewcomer } from '../../site/src/calculators/rate-fide-newcomer.ts';
import { rateNewcomer } from '../../site/src/calculators/rate-newcomer.ts';
import { emptySheet, type Sheet, type SheetGame } from '../../site/src/calculators/sheet.ts';
import { exact, fourDecimals, parseExact, points } from '../engine/numbers.ts';
import { type Check, golden, run, type Vector } from '../engine/vectors.ts';

interface Game {
  readonly opponent: Rating | null;
  readonly score: number;
}

const games = (list: readonly Game[]): readonly SheetGame[] =>
  list.map(({ opponent, score }) => ({ opponent, opponentFide: opponent, points: points(score) }));

const sheet = (facts: Partial<Sheet>, list: readonly Game[]): Sheet => ({
  ...emptySheet,
  ...facts,
  events: [games(list)],
});

const nationalGame: Check = (
  input: { own: Rating | null } & Game,
  expected: { k?: number; change: string | null; changeCenti?: number },
) => {
  const card = rateCard(sheet({ own: input.own }, [input]), PRS05);
  if (input.own === null) {
    expect(card).toBeNull();
    return;
  }
  expect(card?.result.lines[0]).toMatchObject(
    (({ difference, capped, expected, change }) => ({ difference, capped, expected, change }))(
      assessGame(input.own, input.opponent, points(input.score), PRS05),
    ),
  );
  expect(card?.result.k).toBe(expected.k);
  expect(card?.result.change).toBe(expected.changeCenti);
};

const nationalPeriod: Check = (
  input: { base: Rating; games: readonly Game[] },
  expected: { perGame: readonly string[]; sumCenti: number; rounded: number; newRating: Rating },
) => {
  const card = rateCard(sheet({ own: input.base }, input.games), PRS05);
  expect(card?.result.lines.map((line) => formatHundredths(line.change))).toEqual(expected.perGame);
  expect(card).toMatchObject({
    result: { change: expected.sumCenti },
    rounded: expected.rounded,
    rating: expected.newRating,
    floored: input.base + expected.rounded < PRS05.floor,
  });
};

const performance: Check = (
  input: { own: Rating | null; opponents: readonly Rating[]; score: number },
  expected: { performance: number | string | null; performanceRounded?: Rating },
) => {
  // Any games of that score: wins first, at most one draw, then losses.
  const list = input.opponents.map((opponent, index) => ({
    opponent,
    score: Math.max(0, Math.min(1, input.score - index)),
  }));
  const made = play(input.own, games(list), PRS05).performance;
  expect(made).toEqual(performanceOf(input.own, input.opponents, points(input.score), PRS05));
  expect(made && exact(made.value)).toBe(expected.performance);
  if (made) expect(roundFraction(made.value)).toBe(expected.performanceRounded);
};

/** Games of one event with exactly that performance: draws, so that dP is 0, against opponents whose mean it is. */
function drawn(count: number, performance: number | string): readonly SheetGame[] {
  const { numerator, denominator } = parseExact(performance);
  const total = (numerator * count) / denominator;
  return games(
    Array.from({ length: count }, (_, index) => ({
      opponent: Math.floor((total + index) / count),
      score: 0.5,
    })),
  );
}

interface FirstExpected {
  readonly rating?: Rating;
  readonly reason?: string;
}

const first: Check = (
  input: { events: readonly { ratedGames: number; performance: number | string }[] },
  expected: { gamesCounted: number; PRS05: FirstExpected; FAQ7: FirstExpected },
) => {
  const card = rateNewcomer(input.events.map((event) => drawn(event.ratedGames, event.performance)));
  expect(card.verdicts.map(({ rules }) => rules)).toEqual([PRS05, FAQ7]);
  for (const [index, wanted] of [expected.PRS05, expected.FAQ7].entries()) {
    expect(card.verdicts[index]?.first).toMatchObject({
      games: expected.gamesCounted,
      rating: wanted.rating ?? null,
      lacks: wanted.reason ?? null,
    });
  }
};

const rapid: Check = (
  input: {
    standard?: Rating;
    uhs: Rating | null;
    games?: readonly Game[];
    rapidGames?: readonly Game[];
    opponentStandard?: Rating;
    score?: number;
  },
  expected: { baseUHS?: Rating; change?: string; newUHS?: Rating; uhs?: Rating },
) => {
  const { standard = null, uhs: own, opponentStandard, score = 0 } = input;
  const list =
    opponentStandard === undefined
      ? (input.games ?? input.rapidGames ?? [])
      : [{ opponent: opponentStandard, score }];
  const card = rateCard(sheet({ type: 'uhs', own, standard }, list), PRS05);
  expect(card?.fromStandard).toBe(own === null);
  if (expected.baseUHS !== undefined) expect(card?.base).toBe(expected.baseUHS);
  if (expected.change !== undefined) expect(formatHundredths(card?.result.change ?? 0)).toBe(expected.change);
  const next = expected.newUHS ?? expected.uhs;
  if (next !== undefined) expect(card?.rating).toBe(next);
};

const typeOf: Readonly<Record<FideChapter, ListType>> = { standard: 'ukd', rapid: 'uhs', blitz: 'uys' };

/** The facts that give a K of the vectors. */
const factsOf = (k: number) => ({ highest: k === 10 ? 2400 : null, age: null, isNew: k === 40 });

const fideGame: Check = (
  input: { own: Rating; opponent: Rating; score: number; k: number; chapter: FideChapter },
  expected: { pd: string; changeCenti: number },
) => {
  const type = typeOf[input.chapter];
  const card = rateFideCard(sheet({ type, fide: input.own, facts: factsOf(input.k) }, [input]));
  expect(card?.k).toBe(input.k);
  if (!isFideRated(input.own, input.opponent, input.chapter)) {
    // The table has a value for the pair, the game counts for nothing all the same.
    expect(card).toMatchObject({ games: 0, change: 0, lines: [{ left: 'apart', expected: null }] });
    return;
  }
  expect(formatHundredths(card?.lines[0]?.expected ?? 0)).toBe(expected.pd);
  expect(card?.change).toBe(expected.changeCenti);
};

const fidePeriod: Check = (
  input: { base: Rating; k: number; games: readonly Game[] },
  expected: { perGame: readonly string[]; sum: string; rounded: number; newRating: Rating },
) => {
  const card = rateFideCard(sheet({ fide: input.base, facts: factsOf(input.k) }, input.games));
  expect(card?.lines.map((line) => formatHundredths(line.change))).toEqual(expected.perGame);
  expect(formatHundredths(card?.change ?? 0)).toBe(expected.sum);
  expect(card?.closing).toEqual({ k: input.k, change: expected.rounded, rating: expected.newRating });
};

type Career = { rating: Rating; games: number; ageYear: number; ever2400: boolean; ever2300: boolean };

const fideCoefficients: Check = (
  input: { cases: readonly ([number, number] | Career)[] },
  expected: { k: readonly number[] },
) => {
  const found = input.cases.map((one) => {
    if ('rating' in one) {
      const highest = Math.max(one.rating, one.ever2400 ? 2400 : 0, one.ever2300 ? 2300 : 0);
      const facts = { highest, age: one.ageYear, isNew: one.games < 30 };
      const k = rateFideCard(sheet({ fide: one.rating, facts }, []))?.k;
      expect(k).toBe(fideCoefficient({ highest, age: one.ageYear, games: one.games }));
      return k;
    }
    const [k, count] = one;
    const many = Array.from({ length: count }, () => ({ opponent: 1900, score: 0.5 }));
    return rateFideCard(sheet({ fide: 1900, facts: factsOf(k) }, many))?.closing.k;
  });
  expect(found).toEqual(expected.k);
};

const fideInitial: Check = (
  input: {
    opponents?: readonly Rating[];
    score?: number;
    firstEvent?: { opponents: readonly Rating[]; score: number };
  },
  expected: { Ra?: string; Ru?: Rating; published: boolean },
) => {
  const { opponents, score } = input.firstEvent ?? {
    opponents: input.opponents ?? [],
    score: input.score ?? 0,
  };
  const list = opponents.map((opponent, index) => ({
    opponent,
    score: Math.max(0, Math.min(1, score - index)),
  }));
  const made = rateFideNewcomer([games(list)]);
  expect(made).toEqual(
    fideFirstRating([{ period: '2026-10', opponents, points: Math.round(100 * score) }], '2026-11'),
  );
  expect(made?.published ?? false).toBe(expected.published);
  if (made) expect([fourDecimals(made.average), made.value]).toEqual([expected.Ra, expected.Ru]);
};

const fideFloor: Check = (input: { base: Rating; roundedChange: number }, expected: { shown: string }) => {
  // A loss against an equal costs ten points with K 20: half the change the vector asks for twice over.
  const card = rateFideCard(sheet({ fide: input.base }, [{ opponent: input.base, score: 0 }]));
  expect(card?.closing.change).toBeLessThan(input.roundedChange);
  expect(card?.closing.rating ?? 'unrated').toBe(expected.shown);
};

const fideRapid: Check = (
  input: { cases: readonly [Rating, Rating][] },
  expected: { rated: readonly boolean[] },
) => {
  for (const type of ['uhs', 'uys'] as const) {
    const counted = input.cases.map(
      ([fide, opponent]) => rateFideCard(sheet({ type, fide }, [{ opponent, score: 1 }]))?.games === 1,
    );
    expect(counted).toEqual(expected.rated);
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
  expected: { ukdChange: string; fideChange: string },
) => {
  const pair = { own: input.own ?? 0, opponent: input.opponent ?? 0 };
  const national = { ...pair, ...input.ukd };
  const fide = { ...pair, k: input.fideK ?? 0, ...input.fide };
  const both: Sheet = {
    ...emptySheet,
    mode: 'dual',
    own: national.own,
    fide: fide.own,
    facts: factsOf(fide.k),
    events: [[{ opponent: national.opponent, opponentFide: fide.opponent, points: points(input.score) }]],
  };
  expect(formatHundredths(rateCard(both, PRS05)?.result.change ?? 0)).toBe(expected.ukdChange);
  expect(formatHundredths(rateFideCard(both)?.change ?? 0)).toBe(expected.fideChange);
};

const once: Check = (input: { game: { own: Rating } & Game }, expected: { change: string }) => {
  const card = rateCard(sheet({ own: input.game.own }, [input.game]), PRS05);
  expect(formatHundredths(card?.result.change ?? 0)).toBe(expected.change);
};

const checks: Readonly<Record<string, Check>> = {
  'ukd.game': nationalGame,
  'ukd.period': nationalPeriod,
  'ukd.performance': performance,
  'ukd.first': first,
  'ukd.rapid': rapid,
  'fide.game': fideGame,
  'fide.period': fidePeriod,
  'fide.k': fideCoefficients,
  'fide.initial': fideInitial,
  'fide.floor': fideFloor,
  'fide.rapid': fideRapid,
  dual,
  idempotency: once,
};

/** The page rates one event at FIDE; two with different starting ratings are beyond it. */
const ofOneEvent = ({ input }: Vector) => !Object.hasOwn(input as object, 'listRating');

const cases = golden.vectors.filter((vector) => vector.area in checks && ofOneEvent(vector));

describe('the calculators give what the engine and the published cases give', () => {
  it('has every case but one', () => {
    expect(cases).toHaveLength(golden.vectors.filter(({ area }) => area in checks).length - 1);
  });

  it.each(cases)('$id $area: $title', (vector) => {
    run(vector, checks);
  });
});
