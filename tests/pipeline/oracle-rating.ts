import {
  assess,
  basisRating,
  type ListType,
  type Period,
  type PlayerNumber,
  type PlayerState,
  PRS05,
  periodOf,
  type Rating,
} from '@kuvvet/engine';
import type { Posting } from '@kuvvet/ledger';
import type { Order } from './draft.ts';
import { type Event, playedGames } from './event.ts';
import { players, register } from './register.ts';

/** Which revision of a tournament stands in a book. */
export interface Entry {
  readonly tournament: string;
  readonly revision: number;
  readonly book: Period;
  readonly event: Event | null;
  /** The published book it corrects. */
  readonly reverses: Period | null;
}

export type Ratings = Readonly<Record<ListType, Rating | null>>;

/** Everybody's ratings on each list. */
export type Lists = ReadonlyMap<Period, ReadonlyMap<PlayerNumber, Ratings>>;

export const unrated: Ratings = { ukd: null, uhs: null, uys: null };

/** A tournament rated against the list in force on its first day, its players by the numbers that stay. */
export function rate(
  { tournament, revision, book, event }: Omit<Entry, 'reverses'>,
  lists: Lists,
  merges: readonly Order[],
): Posting {
  const posting = { period: book, tournament, revision, assessment: '', reverses: null, amendments: [] };
  if (!event) return { ...posting, type: 'ukd', basis: book, start: `${book}-01`, games: 0, results: [] };
  const stays = (number: PlayerNumber) => {
    const merged = merges.find(({ player }) => player === number);
    return merged && 'into' in merged ? merged.into : number;
  };
  const { type, start } = event;
  const basis = periodOf(start);
  const seated = new Set(event.seats.map(stays));
  const entries = players.filter(({ player }) => seated.has(player));
  const participants = entries.map((entry) => ({
    player: entry.player,
    rating: basisRating(entry, lists.get(basis)?.get(entry.player) ?? unrated, type, 'TUR'),
  }));
  const games = playedGames(event).map((game) => ({
    ...game,
    white: stays(game.white),
    black: stays(game.black),
  }));
  const members = new Set(entries.filter(({ member }) => member).map(({ player }) => player));
  const results = assess(participants, games, PRS05)
    .filter(({ player }) => members.has(player))
    .map((result) => ({ ...result, performance: result.performance?.value ?? null }));
  return { ...posting, type, basis, start, games: games.length, results };
}

export const ratingsOf = (states: readonly PlayerState[]): ReadonlyMap<PlayerNumber, Ratings> =>
  new Map(states.map(({ player, ratings }) => [player, ratings]));

/** What the first book is folded over. */
export function firstStates(): readonly PlayerState[] {
  const ratings = new Map<PlayerNumber, Ratings>();
  for (const { player, type, rating } of register.ratings) {
    ratings.set(player, { ...(ratings.get(player) ?? unrated), [type]: rating });
  }
  return [...ratings].map(([player, ratings]) => ({ player, ratings, pool: { ukd: [], uhs: [], uys: [] } }));
}
