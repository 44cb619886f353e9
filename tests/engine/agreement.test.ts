import {
  assess,
  closePlayer,
  FAQ7,
  type ListType,
  listRating,
  listTypes,
  type PeriodResult,
  type PlayerState,
  PRS05,
  type RuleSet,
} from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';
import { points } from './numbers.ts';
import {
  closeMonth,
  lowest,
  type Ratings,
  type ReferencePlayer,
  type ReferenceTournament,
} from './reference.ts';

/** xorshift32: the same games on every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Fisher and Yates. */
function shuffled(names: readonly string[], draw: (below: number) => number): readonly string[] {
  const left = [...names];
  return names.map(() => left.splice(draw(left.length), 1)[0] ?? '');
}

const scores = ['1', '0.5', '0'] as const;

/** Every fifth player is unrated, every fifth stands near the floor, many lack UHS or UYS. */
function newcomer(draw: (below: number) => number): ReferencePlayer {
  const level = draw(5);
  const rating = () => (level === 1 ? 1000 + draw(40) : 1000 + draw(700) + draw(700));
  const ukd = level === 0 ? null : rating();
  const other = () => (level === 0 || draw(3) === 0 ? null : rating());
  return { ratings: { ukd, uhs: other(), uys: other() }, archive: { ukd: [], uhs: [], uys: [] } };
}

function tournamentOf(
  id: string,
  type: ListType,
  list: ReadonlyMap<string, Ratings>,
  draw: (below: number) => number,
): ReferenceTournament {
  const games: { white: string; black: string; whiteScore: (typeof scores)[number] }[] = [];
  const field = shuffled([...list.keys()], draw).slice(0, 24);
  const rounds = 2 + draw(6);
  for (let round = 0; round < rounds; round += 1) {
    const seats = shuffled(field, draw);
    for (let board = 0; board + 1 < seats.length; board += 2) {
      const [white = '', black = ''] = seats.slice(board, board + 2);
      games.push({ white, black, whiteScore: scores[draw(3)] ?? '1' });
    }
  }
  return { id, type, list, games };
}

/** The engine's results of a tournament, by player. */
function resultsOf(tournament: ReferenceTournament, rules: RuleSet): ReadonlyMap<string, PeriodResult> {
  const { id, type, list, games } = tournament;
  const participants = [...list].map(([player, ratings]) => ({ player, rating: listRating(ratings, type) }));
  const played = games.map(({ white, black, whiteScore }, index) => ({
    round: index,
    white,
    black,
    points: points(Number(whiteScore)),
  }));
  return new Map(
    assess(participants, played, rules).map(({ player, k, games: count, change, performance }) => [
      player,
      { tournament: id, type, k, games: count, change, performance: performance?.value ?? null },
    ]),
  );
}

/** The reference player in the engine's terms. */
function stateOf(player: string, { ratings, archive }: ReferencePlayer): PlayerState {
  const pool = (type: ListType) =>
    archive[type].map(({ tournament, games, performance }) => {
      const { top, bottom } = lowest(performance);
      return { tournament, games, performance: { numerator: Number(top), denominator: Number(bottom) } };
    });
  return { player, ratings, pool: { ukd: pool('ukd'), uhs: pool('uhs'), uys: pool('uys') } };
}

describe('agreement with a second reading of the rules in rational numbers', () => {
  it.each([
    { preset: 'PRS05', rules: PRS05, seed: 20261001 },
    { preset: 'FAQ7', rules: FAQ7, seed: 20170916 },
  ] as const)('$preset: 50,000 games over the months, late ones among them', ({ preset, rules, seed }) => {
    const draw = chance(seed);
    let people = new Map<string, ReferencePlayer>();
    let previousList = new Map<string, Ratings>();
    const seen = { games: 0, first: 0, pooled: 0, floor: 0, seeded: 0, lateUnrated: 0 };
    for (let month = 0; seen.games < 50_000; month += 1) {
      for (let count = 0; count < 12; count += 1) people.set(`${month}-${count}`, newcomer(draw));
      if (people.size > 120) people = new Map([...people].slice(-120));
      const list = new Map([...people].map(([player, { ratings }]) => [player, ratings]));
      const tournaments = Array.from({ length: 6 }, (_, index) => {
        const late = index === 5 && month > 0;
        const basis = late ? new Map([...previousList].filter(([player]) => people.has(player))) : list;
        return tournamentOf(`${month + 1000}-${index}`, listTypes[draw(3)] ?? 'ukd', basis, draw);
      });
      const results = tournaments.map((tournament) => resultsOf(tournament, rules));
      const next = new Map<string, ReferencePlayer>();
      for (const [player, before] of people) {
        const expected = closeMonth(player, before, tournaments, preset);
        const own = results.flatMap((byPlayer) => byPlayer.get(player) ?? []).reverse();
        const { state, movements } = closePlayer(stateOf(player, before), own, rules);
        expect(state).toEqual(stateOf(player, expected));
        next.set(player, expected);
        for (const type of listTypes) {
          const movement = movements[type];
          if (movement?.first) seen.first += 1;
          if (movement?.rating === null) seen.pooled += 1;
          if (movement?.rating === 1000 && movement.change < 0) seen.floor += 1;
          if (movement && !movement.first && before.ratings[type] === null && movement.rating)
            seen.seeded += 1;
        }
        seen.lateUnrated += own.filter(
          ({ k, type, games }) => k === null && games > 0 && before.ratings[type],
        ).length;
      }
      seen.games += tournaments.reduce((total, { games }) => total + games.length, 0);
      people = next;
      previousList = list;
    }
    // The agreement is worth what it met on the way.
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });
});
