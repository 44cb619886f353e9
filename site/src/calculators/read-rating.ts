import type { Rating } from '@kuvvet/engine';

/** What can be a rating on some list; outside it is a slip of the pen. */
const ratingLimits = { least: 100, most: 3500 } as const;

/** A rating as typed: blank, 0 and `-` are unrated, undefined is no rating. */
export function readRating(text: string): Rating | null | undefined {
  const typed = text.trim();
  if (/^(0*|-|–)$/.test(typed)) return null;
  const rating = /^\d{3,4}$/.test(typed) ? Number(typed) : 0;
  return rating >= ratingLimits.least && rating <= ratingLimits.most ? rating : undefined;
}
