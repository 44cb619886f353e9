import {
  type ListType,
  listTypes,
  nextPeriod,
  type Period,
  type PlayerNumber,
  type PlayerState,
  type Rating,
} from '@kuvvet/engine';
import type { Federation, Ports } from '../ports.ts';
import { openOn, type StateOfList } from '../take-over.ts';
import type { ArchivedPerformances } from './archive-lines.ts';
import type { ListedRatings } from './list-lines.ts';

/** A month's list as another program published it. */
export interface GivenList {
  readonly list: Period;
  readonly ratings: ListedRatings;
}

/** The month whose list is missing between the first and the last; null if there is none. */
export function gapIn(lists: readonly Pick<GivenList, 'list'>[]): Period | null {
  const months = lists.map(({ list }) => list).toSorted();
  for (const [at, month] of months.entries()) {
    const next = months[at + 1];
    if (next !== undefined && next > nextPeriod(month)) return nextPeriod(month);
  }
  return null;
}

/** Everybody's rating at the last of the lists: that of an earlier one where a later one lacks the player. */
export function ratingsInForce(lists: readonly GivenList[]): ListedRatings {
  const newest = statesOfLists(lists, none).at(-1)?.states ?? [];
  const rated = (ratings: PlayerState['ratings']) =>
    Object.fromEntries(listTypes.flatMap((type) => (ratings[type] === null ? [] : [[type, ratings[type]]])));
  return new Map(newest.map(({ player, ratings }) => [player, rated(ratings)]));
}

/**
 * The states that lists of months in a row make, the oldest first. Whoever is not on a later list keeps the rating for ever
 * performances wait at the last of them.
 */
export function statesOfLists(
  lists: readonly GivenList[],
  archived: ArchivedPerformances,
): readonly StateOfList[] {
  const standing = new Map<PlayerNumber, Partial<Record<ListType, Rating>>>();
  const inOrder = lists.toSorted((one, other) => (one.list < other.list ? -1 : 1));
  return inOrder.map(({ list, ratings }, at) => {
    for (const [player, own] of ratings) standing.set(player, { ...standing.get(player), ...own });
    const isLast = at === inOrder.length - 1;
    const waiting = isLast ? [...archived.keys()].filter((player) => !standing.has(player)) : [];
    const players = [...standing.keys(), ...waiting];
    const states = players.map((player) => stateOf(player, standing.get(player), isLast ? archived : none));
    return { list, states: states.filter(hasAny) };
  });
}

const none: ArchivedPerformances = new Map();

const stateOf = (
  player: PlayerNumber,
  ratings: Partial<Record<ListType, Rating>> = {},
  archived: ArchivedPerformances,
): PlayerState => ({
  player,
  ratings: { ukd: ratings.ukd ?? null, uhs: ratings.uhs ?? null, uys: ratings.uys ?? null },
  pool: archived.get(player) ?? { ukd: [], uhs: [], uys: [] },
});

const hasAny = ({ ratings, pool }: PlayerState): boolean =>
  listTypes.some((type) => ratings[type] !== null || pool[type].length > 0);

/**
 * Opens the first book on the register that is there and on lists of months in a row: the last is the one in force in the
 * month that opens, the others are what late events are rated against. Repeating it changes nothing; `Conflict` if
 * another book is open.
 */
export const beginOnLists = (
  lists: readonly GivenList[],
  archived: ArchivedPerformances,
  federation: Federation,
  ports: Pick<Ports, 'ledger' | 'vault'>,
): Promise<void> => openOn(statesOfLists(lists, archived), federation, ports);
