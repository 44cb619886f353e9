import { type ListType, listRating, type Rating } from '@kuvvet/engine';
import type { Sheet } from './sheet.ts';

/** The rating that counts, and whether it is the standard one of a player without UHS or UYS (U-11). */
export interface BaseRating {
  readonly rating: Rating | null;
  readonly fromStandard: boolean;
}

export function baseRating({ type, own, standard }: Pick<Sheet, 'type' | 'own' | 'standard'>): BaseRating {
  const unrated: Record<ListType, Rating | null> = { ukd: standard, uhs: null, uys: null };
  const rating = listRating({ ...unrated, [type]: own }, type);
  return { rating, fromStandard: own === null && rating !== null };
}
