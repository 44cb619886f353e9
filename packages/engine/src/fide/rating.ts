import type { ListType, Rating } from '../units.ts';

/** FIDE's own names for the three ratings. */
export type FideChapter = 'standard' | 'rapid' | 'blitz';

/** A player's ratings on one FIDE list. */
export type FideRatings = Readonly<Record<FideChapter, Rating | null>>;

const chapters = { ukd: 'standard', uhs: 'rapid', uys: 'blitz' } as const;

export function chapterOf(type: ListType): FideChapter {
  return chapters[type];
}

/** The rating of the chapter, or the standard one where it is still missing. */
export function fideRating(ratings: FideRatings, chapter: FideChapter): Rating | null {
  return ratings[chapter] ?? ratings.standard;
}
