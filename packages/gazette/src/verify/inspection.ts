import type { ListType, PlayerNumber, Rating, RuleSet } from '@kuvvet/engine';
import type { AmendmentRow, KeptRow } from '../evidence.ts';
import type { ChangeRow, Rows } from '../list.ts';
import type { FlawCode, Note } from './flaw.ts';
import type { Contents } from './forms.ts';
import type { ListRatings, RatingsOf } from './ratings.ts';

/** What the list before said. */
export interface ListBefore {
  readonly own: ListRatings;
  /** The standard list of the same month, where the two others start from (U-11). */
  readonly standard: ListRatings;
  readonly kept: ReadonlyMap<number, KeptRow>;
}

/** A list while it is worked out again. */
export interface Inspection {
  readonly type: ListType;
  readonly rules: RuleSet;
  /** Null where it is not to be had, as for the first list of a chain. */
  readonly before: ListBefore | null;
  /** The ratings of this list, as it says. */
  readonly now: ReadonlyMap<number, Rating>;
  readonly changes: ReadonlyMap<number, ChangeRow>;
  readonly kept: ReadonlyMap<number, KeptRow>;
  readonly amendments: ReadonlyMap<number, readonly AmendmentRow[]>;
  readonly ratingsOf: RatingsOf;
  readonly unseen: Unseen;
  keyOf(name: string): string;
  readonly note: Note;
}

/** What nobody but the federation can look at. */
export interface Unseen {
  /** Ratings of players of other federations, and of those who were on no public list then. */
  ratings: number;
  /** Players who were on no public list before. */
  readonly players: Set<number>;
  /** Those of the list before who are gone without a reason: they asked to be left out. */
  readonly gone: Set<number>;
}

type Numbered = { readonly player: PlayerNumber };

export function byNumber<Row extends Numbered>(rows: Iterable<Row>): ReadonlyMap<number, Row> {
  const found = new Map<number, Row>();
  for (const row of rows) found.set(Number(row.player), row);
  return found;
}

export function amendmentsByNumber({
  amendments,
}: Pick<Contents, 'amendments'>): ReadonlyMap<number, readonly AmendmentRow[]> {
  const found = new Map<number, AmendmentRow[]>();
  for (const row of amendments) {
    const rows = found.get(Number(row.player)) ?? [];
    found.set(Number(row.player), rows);
    rows.push(row);
  }
  return found;
}

export function ratingsIn(rows: Rows<Numbered & { readonly rating: Rating }>): ReadonlyMap<number, Rating> {
  const found = new Map<number, Rating>();
  for (const { player, rating } of rows) found.set(Number(player), rating);
  return found;
}

/** Notes where a list says something else than what follows. */
export function compare(
  { keyOf, note }: Pick<Inspection, 'keyOf' | 'note'>,
  [code, file, player]: readonly [FlawCode, string, number],
  found: string,
  expected: string,
): void {
  if (found !== expected) note({ code, key: keyOf(file), place: `${player}`, found, expected });
}
