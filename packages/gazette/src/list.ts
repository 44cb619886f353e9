import type { Hundredths, ListType, Period, PlayerNumber, Rating } from '@kuvvet/engine';
import type { Chunks } from './archive.ts';

/** A player, as far as it may be public. */
export interface Person {
  readonly player: PlayerNumber;
  readonly name: string;
  readonly sex: 'm' | 'w' | null;
  readonly birthYear: number | null;
  readonly province: string;
  readonly club: string;
  readonly federation: string;
  /** The FIDE number, by which pairing programs find the rest at FIDE. */
  readonly fide: string | null;
}

/** One player's line of a published list. */
export interface ListRow extends Person {
  readonly rating: Rating;
  /** Null when this list is the player's first. */
  readonly previous: Rating | null;
  /** The exact sum of the period, before the one rounding. */
  readonly change: Hundredths;
  /** Rated games of the period. */
  readonly games: number;
  /** `new` entered with this list, `active` played a rated game in the period, `idle` did not. */
  readonly status: 'new' | 'active' | 'idle';
}

/** Why a number moved, in this order: rated games, awarded points (M-11), a correction, a first rating, a merge (M-06). */
export type Reason = 'games' | 'award' | 'correction' | 'first' | 'merge';

/** One line for each player whose rating moved, who played a rated game, or who entered or left the list. */
export interface ChangeRow {
  readonly player: PlayerNumber;
  readonly previous: Rating | null;
  /** Null while unrated: the games are kept for the first rating. Null too for a number that a merge ended. */
  readonly rating: Rating | null;
  /** The exact sum of games and amendments. */
  readonly change: Hundredths;
  readonly games: number;
  readonly first: boolean;
  /** Whole points of awards and corrections in the change. */
  readonly amended: number;
  /** The number that stays, for one that a merge ended; null for everybody else. */
  readonly into: PlayerNumber | null;
  readonly reasons: readonly Reason[];
}

/** A player who is rated in any of the three types, for pairing programs that load one file for all of them. */
export interface CombinedRow extends Person {
  readonly ratings: Readonly<Record<ListType, Rating | null>>;
  /** Rated games of the period. */
  readonly games: Readonly<Record<ListType, number>>;
}

/** Rows that can be gone through once for each file, without being kept. */
export interface Rows<Row> extends Iterable<Row> {
  readonly length: number;
}

/** What one manifest publishes. All rows by player number (numeric), nobody twice. */
export interface RatingList {
  readonly type: ListType;
  /** The list in force during this month. */
  readonly period: Period;
  readonly ruleSet: { readonly name: string; readonly version: string };
  readonly rows: Rows<ListRow>;
  readonly changes: Rows<ChangeRow>;
  /** The same for the three lists of a month. */
  readonly combined: Rows<CombinedRow>;
}

/** A file of a release that is yet to be written. `contents` makes its bytes anew each time. */
export interface Rendering {
  /** Relative to the manifest. */
  readonly name: string;
  readonly mediaType: string;
  readonly rows: number;
  readonly contents: () => Chunks;
}

/** A file of a release. */
export interface ListFile {
  readonly name: string;
  readonly mediaType: string;
  readonly rows: number;
  readonly bytes: Uint8Array;
}

/** `manifest.json`: names every file of a release; its own sha-256 names the release. */
export interface Manifest {
  readonly format: 'kuvvet.manifest/1';
  readonly type: ListType;
  readonly period: Period;
  /** The day from which the list is in force, `YYYY-MM-01`. */
  readonly inForceFrom: string;
  /** 1 for the list as it was first published; each re-run of it counts on. */
  readonly revision: number;
  /** sha-256 of the manifest of the revision before, which stays as it was; null for the first. */
  readonly revises: string | null;
  /** Why the list was made again; null for the first revision. */
  readonly reason: string | null;
  readonly ruleSet: { readonly name: string; readonly version: string };
  readonly engine: string;
  /** sha-256 of the manifest of the list before; null for the first published here. */
  readonly previous: string | null;
  readonly files: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: number;
    readonly rows: number;
    readonly sha256: string;
  }[];
}
