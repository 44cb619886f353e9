import { hidePersonal, invisibleIn } from '@kuvvet/report';

/** Longer is no name. */
const longest = 160;

/**
 * What a report calls its event or the place of it, if that may be published; null where it holds what may tell who
 * somebody is, or stars in its place: what would be left is no name, and the day does instead. Dates of the days of the
 * event may stand in it.
 */
export function publicText(
  text: string,
  days: { readonly start: string; readonly end: string },
): string | null {
  const isPublic =
    text !== '' &&
    text.length <= longest &&
    !text.includes('*') &&
    invisibleIn(text) === null &&
    hidePersonal(text, days) === text;
  return isPublic ? text : null;
}
