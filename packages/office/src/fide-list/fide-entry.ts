import type { Rating } from '@kuvvet/engine';
import type { Finding } from '@kuvvet/report';

/** Which ratings a list of FIDE's has: all three, or those of one kind of chess. */
export type FideListKind = 'combined' | 'standard' | 'rapid' | 'blitz';

export type FideListRatings = Readonly<Partial<Record<'standard' | 'rapid' | 'blitz', Rating | null>>>;

/** A line of such a list. A rating that is not there is null; one the list does not have is undefined. */
export interface FideEntry {
  readonly number: string;
  readonly name: string;
  /** Null where a long name or title has pushed them out of their columns, as happens now and then. */
  readonly ratings: FideListRatings | null;
}

/** A file that is no list of FIDE's, or one of which it cannot be told which. */
export class FideListUnreadable extends Error {
  readonly finding: Finding;
  constructor(code: 'fide-list.unreadable' | 'fide-list.kind', line?: number) {
    super(code);
    this.finding = { code, severity: 'error', ...(line !== undefined && { line }) };
  }
}

/** Ratings as FIDE writes them, by kind; blank and 0 are none. Null if one is anything else. */
export function fideRatingsIn(texts: readonly (readonly [string, string])[]): FideListRatings | null {
  const ratings: Record<string, Rating | null> = {};
  for (const [kind, text] of texts) {
    const digits = text.trim();
    if (!/^(0*|\d{3,4})$/.test(digits)) return null;
    ratings[kind] = Number(digits) || null;
  }
  return ratings;
}
