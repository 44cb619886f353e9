/** A line of `rank`, `place` and `movers`; 0 for what is missing, the change in hundredths. */
export type RankLine = readonly [
  player: number,
  name: string,
  sex: 'm' | 'w' | '',
  birthYear: number,
  province: string,
  club: string,
  federation: string,
  rating: number,
  previous: number,
  change: number,
  games: number,
  status: 'n' | 'a' | 'i',
];

/** A line of `names`; 0 for no rating. */
export type NameLine = readonly [
  player: number,
  name: string,
  birthYear: number,
  province: string,
  ukd: number,
  uhs: number,
  uys: number,
];

/** A line of `ratings`. */
export type RatingLine = readonly [player: number, ukd: number, uhs: number, uys: number];

/** A line of `fide`; 0 for no rating. */
export type FideLine = readonly [fide: string, player: number, ukd: number, uhs: number, uys: number];

/** A line of `fixtures`; name and city empty for what there is not, absent on lists that had none. */
export type FixtureLine = readonly [
  event: string,
  start: string,
  basis: string,
  players: number,
  games: number,
  name?: string,
  city?: string,
];

/** A line of `revisions`: a later revision of a tournament of an earlier list, without an event once it was taken back. */
export type RevisionLine = readonly [
  tournament: string,
  corrects: string,
  revision: number,
  event: string | null,
];

/** A line of `list.ndjson`. */
export interface ListLine {
  readonly player: string;
  readonly name: string;
  readonly sex: 'm' | 'w' | null;
  readonly birth_year: number | null;
  readonly province: string;
  readonly club: string;
  readonly federation: string;
  readonly rating: number;
  readonly previous: number | null;
  readonly change: string;
  readonly games: number;
  readonly status: 'new' | 'active' | 'idle';
}

/** A line of `changes.ndjson`. */
export interface ChangeLine {
  readonly player: string;
  readonly previous: number | null;
  readonly rating: number | null;
  readonly change: string;
  readonly games: number;
  readonly amended: number;
  readonly into: string | null;
  readonly reasons: readonly ('games' | 'first' | 'award' | 'correction' | 'merge')[];
}

/** A game in a line of `audit.ndjson`. */
export interface GameLine {
  readonly round: number;
  readonly colour: 'w' | 'b';
  readonly opponent: string | null;
  readonly opponent_rating: number | null;
  readonly points: string;
  readonly difference: number | null;
  readonly capped: boolean;
  readonly expected: string | null;
  readonly change: string;
}

/** A line of `audit.ndjson`; those of `events` have the name too. */
export interface AuditLine {
  readonly player: string;
  readonly name?: string;
  readonly event: string;
  readonly basis: string;
  readonly start: string;
  readonly rating: number | null;
  readonly k: number | null;
  readonly games: number;
  readonly points: string;
  readonly expected: string;
  readonly change: string;
  readonly performance: { readonly rounded: number } | null;
  readonly lines: readonly GameLine[];
}

/** A line of `events.ndjson`. */
export interface EventLine {
  readonly event: string | null;
  readonly tournament: string | null;
  readonly revision: number;
  readonly corrects: string | null;
  readonly basis: string;
  readonly name: string | null;
  readonly city: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly rounds: number | null;
  readonly time_control: { readonly base: number; readonly increment: number } | null;
  readonly players: number;
  readonly seats: readonly (readonly [startNo: number, player: string])[];
  readonly findings: readonly FindingLine[];
}

/** Something noticed in a report, by code and place. */
export interface FindingLine {
  readonly code: string;
  readonly severity: 'error' | 'hold' | 'warning' | 'notice';
  readonly round: number | null;
  readonly start_no: number | null;
  readonly other_no: number | null;
}

/** A line of `amendments.ndjson`. */
export interface AmendmentLine {
  readonly player: string;
  readonly kind: 'points' | 'rating' | 'kept' | 'merge';
  readonly points: number | null;
  readonly rating: number | null;
  readonly into: string | null;
  readonly because: 'award' | 'correction' | 'merge';
  readonly corrects: string | null;
  readonly reason: string | null;
  readonly decided: string | null;
}
