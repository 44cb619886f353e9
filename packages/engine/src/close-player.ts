import { listRating } from './basis.ts';
import { firstRating, type PooledPerformance } from './first-rating.ts';
import type { Amendment, Movement, PeriodResult, PlayerState } from './period.ts';
import { ratingAfter } from './rating-after.ts';
import type { RuleSet } from './ruleset.ts';
import { type Hundredths, type ListType, listTypes, type Rating } from './units.ts';

/**
 * A player's state after a period and what moved. Pure fold: the order of `results` and `amendments` does not
 * matter, no type looks at another but for the seed of U-11, and a player without any is left as they were.
 * An amendment that does not fit the player, such as points for an unrated one, changes nothing: whoever enters
 * it sees to that.
 *
 * A type has a movement when games counted, when an amendment moved the rating without any, or when the player
 * enters the list.
 */
export function closePlayer(
  state: PlayerState,
  results: readonly PeriodResult[],
  rules: RuleSet,
  amendments: readonly Amendment[] = [],
): { state: PlayerState; movements: Readonly<Partial<Record<ListType, Movement>>> } {
  const ratings = { ...state.ratings };
  const pool = { ...state.pool };
  const movements: Partial<Record<ListType, Movement>> = {};
  for (const type of listTypes) {
    const ofType = results.filter((result) => result.type === type);
    const amended = amendments.filter((amendment) => amendment.type === type);
    const base = listRating(state.ratings, type);
    const close =
      base === null
        ? closeUnrated(state.pool[type], ofType, amended, rules)
        : closeRated(base, ofType, amended, rules);
    if (close.pool !== null) pool[type] = close.pool;
    if (close.movement === null) continue;
    movements[type] = close.movement;
    ratings[type] = close.movement.rating;
  }
  return { state: { player: state.player, ratings, pool }, movements };
}

/** What becomes of one type; null leaves the pool, or the rating, as it was. */
interface Close {
  readonly pool: readonly PooledPerformance[] | null;
  readonly movement: Movement | null;
}

function closeRated(
  base: Rating,
  results: readonly PeriodResult[],
  amendments: readonly Amendment[],
  rules: RuleSet,
): Close {
  let games = 0;
  let change: Hundredths = 0;
  for (const result of results) {
    // A late result from before the first rating changes nothing any more.
    if (result.k === null) continue;
    games += result.games;
    change += result.change;
  }
  let amended = 0;
  // A correction may find a UHS or UYS that equals the standard rating it starts from: it is one all the same.
  let own = false;
  for (const amendment of amendments) {
    if (amendment.kind !== 'points') continue;
    amended += amendment.points;
    own ||= amendment.points === 0;
  }
  change += 100 * amended;
  if (games === 0 && change === 0 && !own) return { pool: null, movement: null };
  const rating = ratingAfter(base, change, rules);
  return { pool: [], movement: { previous: base, rating, change, amended, games, first: false } };
}

/**
 * Performances join the pool, a tournament's newer one in place of the older, until they make a first rating.
 * Until the next list the player stays unrated for everybody (U-26, U-27, Q-17). A rated result has no rating
 * to go to here: its games are shown and nothing else.
 */
function closeUnrated(
  kept: readonly PooledPerformance[],
  results: readonly PeriodResult[],
  amendments: readonly Amendment[],
  rules: RuleSet,
): Close {
  const byTournament = new Map(kept.map((event) => [event.tournament, event]));
  const keep = ({ tournament, games, performance }: Pooled) => {
    byTournament.delete(tournament);
    if (performance !== null) byTournament.set(tournament, { tournament, games, performance });
  };
  let played = 0;
  for (const result of results) {
    played += result.games;
    if (result.k === null) keep(result);
  }
  const given: Rating[] = [];
  for (const amendment of amendments) {
    if (amendment.kind === 'pool') keep(amendment);
    if (amendment.kind === 'rating') given.push(amendment.rating);
  }
  const pool = [...byTournament.values()].toSorted((a, b) => (a.tournament < b.tournament ? -1 : 1));
  const rating = given.length > 0 ? Math.max(...given) : firstRating(pool, rules).rating;
  const first = rating !== null;
  return {
    pool: first ? [] : pool,
    movement:
      first || played > 0 ? { previous: null, rating, change: 0, amended: 0, games: played, first } : null,
  };
}

type Pooled = Pick<PeriodResult, 'tournament' | 'games' | 'performance'>;
