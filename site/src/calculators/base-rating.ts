import { type ListType, listRating, type Rating } from '@kuvvet/engine';
import type { Sheet } from './sheet.ts';

/** The rating that counts, and whether it is the standard one of a player without UHS or UYS (U-11). */
export interface BaseRating {
  readonly rating: Rating | null;
  readonly fromStandard: boolean;
}

type Own = Pick<Sheet, 'type' | 'own' | 'standard'>;

export function baseRating(own: Own): BaseRating {
  const rating = listRating(ratingsOf(own), own.type);
  return { rating, fromStandard: own.own === null && rating !== null };
}

/** What the lists have of whoever fills a sheet. */
export const ratingsOf = ({ type, own, standard }: Own): Readonly<Record<ListType, Rating | null>> => ({
  ukd: standard,
  uhs: null,
  uys: null,
  [type]: own,
});
