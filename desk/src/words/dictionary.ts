import type { Language } from '@kuvvet/report';

/** Words of a page in both languages, which have the same entries. */
export type Dictionary<Words> = Readonly<Record<Language, Words>>;

export const dictionary = <Words>(both: Dictionary<Words>): Dictionary<Words> => both;
