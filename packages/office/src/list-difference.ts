import { isDeepStrictEqual } from 'node:util';
import { byPlayer, type PlayerNumber } from '@kuvvet/engine';
import type { ChangeRow, ListRow, RatingList } from '@kuvvet/gazette';

/** What a list says of one player: of an unrated one with games only what is among the changes. */
export type Shown = Partial<Omit<ListRow, 'rating'> & ChangeRow>;

/** A player of whom two lists say different things; null where one says nothing. */
export interface ListDifference {
  readonly player: PlayerNumber;
  readonly before: Shown | null;
  readonly after: Shown | null;
}

/** Where two lists of one type and month differ, by player number. */
export function differencesBetween(before: RatingList, after: RatingList): readonly ListDifference[] {
  const [old, now] = [shown(before), shown(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((player) => ({ player, before: old.get(player) ?? null, after: now.get(player) ?? null }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after))
    .sort(byPlayer);
}

function shown({ rows, changes }: RatingList): ReadonlyMap<PlayerNumber, Shown> {
  const players = new Map<PlayerNumber, Shown>(Array.from(changes, (row) => [row.player, row]));
  for (const row of rows) players.set(row.player, { ...players.get(row.player), ...row });
  return players;
}
