import { type ListType, listRating, type PlayerNumber } from '@kuvvet/engine';
import type { Reason } from '@kuvvet/gazette';
import type { Closing } from './close.ts';
import type { Entry } from './player-months.ts';

/** Why a number moved, or what is being kept of it; none for a player who has no movement. */
export function reasonsOf(player: PlayerNumber, type: ListType, closing: Closing): readonly Reason[] {
  const movement = closing.movements.get(player)?.[type];
  if (!movement) return [];
  const unrated = movement.previous === null;
  const entries = (closing.months.get(player)?.entries ?? []).filter((entry) => isFelt(entry, type, unrated));
  const reasons: readonly (readonly [Reason, boolean])[] = [
    ['games', movement.games > 0],
    ['award', entries.some(({ because }) => because === 'award')],
    ['correction', entries.some(({ because }) => because === 'correction')],
    ['first', movement.first],
    ['merge', closing.joinings.some((joining) => joining.player === player && joining.type === type)],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** Whether an entry concerns this number at all: points go to a rating, the rest to a player without one. */
export const isFelt = ({ amendment }: Entry, type: ListType, unrated: boolean): boolean =>
  amendment.type === type && (amendment.kind === 'points') !== unrated;

/** Unrated in a list: nothing of the book before it has a rating that counts there (U-11). */
export const isUnrated = (player: PlayerNumber, type: ListType, { before }: Closing): boolean => {
  const state = before.get(player);
  return !state || listRating(state.ratings, type) === null;
};
