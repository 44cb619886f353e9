import { golden } from './vectors.ts';

/*
 * A second reading of the rules, written from their text with rational numbers, slow and without the engine.
 * The tables are those of the vectors, as printed.
 */

/** An exact rational; the denominator is positive, terms are not lowest. */
export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

const whole = (value: number): Ratio => ({ top: BigInt(value), bottom: 1n });
const plus = (a: Ratio, b: Ratio): Ratio => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const times = (a: Ratio, b: Ratio): Ratio => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
const minus = (a: Ratio, b: Ratio): Ratio => plus(a, times(whole(-1), b));
const over = (a: Ratio, count: number): Ratio => ({ top: a.top, bottom: a.bottom * BigInt(count) });
const sum = (values: readonly Ratio[]): Ratio => lowest(values.reduce(plus, whole(0)));

export function lowest({ top, bottom }: Ratio): Ratio {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b > 0n) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

/** A printed decimal such as `0.69`. */
function printed(text: string): Ratio {
  const [before = '', after = ''] = text.split('.');
  return { top: BigInt(before + after), bottom: 10n ** BigInt(after.length) };
}

/** U-29: the nearest whole number, a half away from zero. */
function nearest(value: Ratio): number {
  const negative = value.top < 0n;
  const size = negative ? -value.top : value.top;
  let result = size / value.bottom;
  if (2n * (size % value.bottom) >= value.bottom) result += 1n;
  return Number(negative ? -result : result);
}

/** U-12. */
function kOf(rating: number): number {
  for (const { min, max, k } of golden.ukd.kTiers) {
    if ((min === null || rating >= min) && (max === null || rating <= max)) return k;
  }
  throw new Error(`no tier for ${rating}`);
}

/** U-13, U-14. */
function weOf(own: number, opponent: number): Ratio {
  const gap = Math.min(350, Math.abs(own - opponent));
  const row = golden.ukd.table2.find(({ from, to }) => gap >= from && to !== null && gap <= to);
  if (row === undefined) throw new Error(`no row for ${gap}`);
  return printed(own >= opponent ? row.high : row.low);
}

/** U-21, U-29: percentage to the nearest whole one, a half up, then Table 1. */
function dpOf(score: Ratio, games: number): number {
  const percent = nearest(times(over(score, games), whole(100)));
  const entry = Object.entries(golden.ukd.table1).find(
    ([p]) => nearest(times(printed(p), whole(100))) === percent,
  );
  if (entry === undefined) throw new Error(`no entry for ${percent}`);
  return entry[1];
}

export type Ratings = Readonly<Record<'ukd' | 'uhs' | 'uys', number | null>>;

interface ReferencePerformance {
  readonly tournament: string;
  readonly games: number;
  readonly performance: Ratio;
}

export interface ReferencePlayer {
  readonly ratings: Ratings;
  readonly archive: Readonly<Record<keyof Ratings, readonly ReferencePerformance[]>>;
}

export interface ReferenceTournament {
  readonly id: string;
  readonly type: keyof Ratings;
  /** The ratings of the list the tournament is based on, by player. */
  readonly list: ReadonlyMap<string, Ratings>;
  readonly games: readonly {
    readonly white: string;
    readonly black: string;
    readonly whiteScore: '1' | '0.5' | '0';
  }[];
}

interface SeenGame {
  readonly opponent: number | null;
  readonly score: Ratio;
}

/** U-11: the standard rating where the other is missing. */
function counted(ratings: Ratings, type: keyof Ratings): number | null {
  if (ratings[type] !== null) return ratings[type];
  return ratings.ukd;
}

function gamesOf(player: string, tournament: ReferenceTournament): readonly SeenGame[] {
  const rating = (other: string) => counted(tournament.list.get(other) as Ratings, tournament.type);
  return tournament.games.flatMap(({ white, black, whiteScore }) => {
    if (white === player) return [{ opponent: rating(black), score: printed(whiteScore) }];
    if (black === player) return [{ opponent: rating(white), score: minus(whole(1), printed(whiteScore)) }];
    return [];
  });
}

/** U-15, U-16. */
function changeOf(own: number, { opponent, score }: SeenGame): Ratio {
  const k = whole(kOf(own));
  if (opponent !== null) return times(k, minus(score, weOf(own, opponent)));
  return times(times(k, printed('0.1')), times(whole(2), minus(score, printed('0.5'))));
}

/** U-21 to U-23 for an unrated player. */
function performanceOf(games: readonly SeenGame[]): { games: number; performance: Ratio } | null {
  const rated = games.filter(({ opponent }) => opponent !== null);
  const score = sum(rated.map((game) => game.score));
  if (score.top === 0n) return null;
  const average = over(sum(rated.map(({ opponent }) => whole(opponent as number))), rated.length);
  return { games: rated.length, performance: lowest(plus(average, whole(dpOf(score, rated.length)))) };
}

/** The player after a month: U-18, U-19, U-24 to U-27, with the limits and the mean of the preset. */
export function closeMonth(
  name: string,
  player: ReferencePlayer,
  tournaments: readonly ReferenceTournament[],
  preset: 'PRS05' | 'FAQ7',
): ReferencePlayer {
  const ratings = { ...player.ratings };
  const archive = { ...player.archive };
  for (const type of ['ukd', 'uhs', 'uys'] as const) {
    const played = tournaments
      .filter((tournament) => tournament.type === type)
      .map((tournament) => ({ tournament, games: gamesOf(name, tournament) }))
      .filter(({ games }) => games.length > 0);
    const standing = counted(player.ratings, type);
    const owns = (tournament: ReferenceTournament) => counted(tournament.list.get(name) as Ratings, type);
    if (standing !== null) {
      const asRated = played.filter(({ tournament }) => owns(tournament) !== null);
      const changes = asRated.flatMap(({ tournament, games }) =>
        games.map((game) => changeOf(owns(tournament) as number, game)),
      );
      if (changes.length === 0) continue;
      ratings[type] = Math.max(1000, standing + nearest(sum(changes)));
      archive[type] = [];
      continue;
    }
    const fresh = played.flatMap(({ tournament, games }) => {
      const made = performanceOf(games);
      return made === null ? [] : [{ tournament: tournament.id, ...made }];
    });
    const pool = [...archive[type], ...fresh];
    const rating = firstRating(pool, preset);
    ratings[type] = rating;
    archive[type] = rating === null ? pool : [];
  }
  return { ratings, archive };
}

function firstRating(pool: readonly ReferencePerformance[], preset: 'PRS05' | 'FAQ7'): number | null {
  const games = pool.reduce((total, event) => total + event.games, 0);
  if (games < (preset === 'PRS05' ? 5 : 7)) return null;
  const weight = (event: ReferencePerformance) => (preset === 'PRS05' ? event.games : 1);
  const weights = pool.reduce((total, event) => total + weight(event), 0);
  const mean = nearest(
    over(sum(pool.map((event) => times(event.performance, whole(weight(event))))), weights),
  );
  return mean > 1000 ? mean : null;
}
