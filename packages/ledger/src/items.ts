import type { Amendment, Fraction, Hundredths, ListType, Period, PlayerNumber, Rating } from '@kuvvet/engine';
import type { Finding, IsoDate, LicenceToken } from '@kuvvet/report';

/**
 * An instant, ISO 8601 in UTC to the millisecond. Informs people, and says whether a report came after a cut-off;
 * never decides anything else of a number or a published byte.
 */
export type Instant = string;

export interface PeriodBook {
  readonly period: Period;
  readonly state: 'open' | 'sealed' | 'published';
  readonly ruleSet: string;
  /** sha-256 (hex) of the state object this book is folded over. */
  readonly previousState: string;
  /** Set once, by one conditional write, when the digests are elected. */
  readonly elected: Election | null;
  /** Re-runs of the published list, in their order; the first of them is its second revision. */
  readonly revised: readonly Rerun[];
  /** Absent where reports are taken until the book is closed. */
  readonly cutOff?: CutOff;
}

/** Until when a book takes reports, and what becomes of later ones (M-13, Q-19). */
export interface CutOff {
  /** Whatever was received at it or after it is late. */
  readonly at: Instant;
  /** `next`: they wait for the next book; `hold`: an officer decides about each. */
  readonly late: 'next' | 'hold';
}

/** What every publisher works from after the election: digests of bytes already archived. */
export interface Election {
  /** sha-256 of the closing record: every posting and act of the book, as folded. */
  readonly book: string;
  /** sha-256 of the next state object. */
  readonly state: string;
  /** sha-256 of the register snapshot the lists were rendered from. */
  readonly register: string;
  /** sha-256 of the licence table as it then was: whom each token names. */
  readonly licences: string;
  /** sha-256 of each list's manifest. */
  readonly manifests: Readonly<Record<ListType, string>>;
}

/** A list made again beside the first, which stays in force for what was rated against it. */
export interface Rerun {
  /** Counts from 2. */
  readonly revision: number;
  readonly reason: string;
  /** Who ordered it. */
  readonly by: string;
  readonly at: Instant;
  readonly election: Election;
}

export interface FideFacts {
  readonly number: string | null;
  readonly standard: Rating | null;
  readonly rapid: Rating | null;
  readonly blitz: Rating | null;
}

export interface Player {
  readonly player: PlayerNumber;
  readonly name: string;
  readonly sex: 'm' | 'w' | null;
  readonly birthYear: number | null;
  readonly province: string;
  readonly club: string;
  readonly federation: string;
  readonly fide: FideFacts;
  /** Holds a licence of the federation: only members get a rating and a row (U-02, U-10). */
  readonly member: boolean;
  /** The privacy switch: false keeps the player out of every published file. */
  readonly listed: boolean;
  /** The player this entry is another number of, since a merge (M-06); null for everybody else. */
  readonly mergedInto: PlayerNumber | null;
}

/** A rating and the list from which on it is in force. */
export interface Step {
  readonly list: Period;
  readonly rating: Rating;
}

/** What a player is rated on a list; null is none. */
export type Ratings = Readonly<Record<ListType, Rating | null>>;

/** The lists at which a player's ratings changed, oldest first. */
export interface Standing {
  readonly player: PlayerNumber;
  readonly steps: Readonly<Record<ListType, readonly Step[]>>;
}

/** One player's result of one tournament, as folded at the close (ARCHITECTURE 5). */
export interface ResultRow {
  readonly player: PlayerNumber;
  /** Null for an unrated player; then only `performance` matters. */
  readonly k: number | null;
  /** Rated player: all rated games. Unrated: games against rated opponents. */
  readonly games: number;
  readonly points: Hundredths;
  readonly expected: Hundredths;
  readonly change: Hundredths;
  readonly performance: Fraction | null;
}

export interface Posting {
  readonly period: Period;
  readonly tournament: string;
  readonly revision: number;
  readonly type: ListType;
  /** The list whose ratings were used: the one in force on the start date. */
  readonly basis: Period;
  readonly start: IsoDate;
  readonly games: number;
  /** sha-256 of the full assessment in the archive. */
  readonly assessment: string;
  /** By player number. Empty for a correcting entry. */
  readonly results: readonly ResultRow[];
  /** The published book whose numbers this entry corrects; null for a tournament that counts for the first time. */
  readonly reverses: Period | null;
  /** What a correcting entry carries forward, by player number: the difference of two closings. */
  readonly amendments: readonly PlayerAmendment[];
}

export type PlayerAmendment = Amendment & { readonly player: PlayerNumber };

export type ReceiptState = 'received' | 'parked' | 'held' | 'rejected' | 'rated' | 'withdrawn' | 'superseded';

/** What happened to one revision of one report. */
export interface Receipt {
  readonly tournament: string;
  readonly revision: number;
  /** sha-256 of the archived submission. */
  readonly digest: string;
  readonly sender: string;
  readonly received: Instant;
  readonly state: ReceiptState;
  readonly findings: readonly Finding[];
  /** The book it was posted to, or waits for. */
  readonly period: Period | null;
  /** What an officer decided about it, and why; null while nobody had to. */
  readonly decision: Decision | null;
  /** What it is about, as far as that could be read: for people who look for it, never for a decision. */
  readonly event: ReceiptEvent | null;
}

export interface ReceiptEvent {
  readonly name: string;
  /** Null where no list could be told. */
  readonly type: ListType | null;
  /** The last day. */
  readonly end: IsoDate;
  readonly players: number;
  readonly games: number;
}

/** A person's last word on a report: kept with the receipt for ever (M-17); all of them are `Word`s. */
export interface Decision {
  /** Codes of holds that shall not hold this revision. */
  readonly accepts: readonly string[];
  /** Who sits at start numbers, whatever the report's own numbers say (M-08); absent where nobody had to say. */
  readonly seats?: readonly (readonly [startNo: number, player: PlayerNumber])[];
  /** The list it counts for, whatever its time control says (M-07); absent where that decides. */
  readonly type?: ListType;
  readonly by: string;
  readonly at: Instant;
  readonly reason: string;
}

/** The committed revision of a tournament. */
export interface Head {
  readonly tournament: string;
  readonly revision: number;
  /** The book of its posting. */
  readonly period: Period;
  /** The book in which its games count; another than `period` once it was corrected after publication, null if they count in none. */
  readonly counted: Period | null;
  readonly type: ListType;
  readonly name: string;
  readonly assessment: string;
}

/** Whose an event is: another tournament's as long as its committed revision still is that event (M-18, decision 0024). */
export interface Claim {
  /** What the event is, whatever it is called: a digest of days, list type and games. */
  readonly event: string;
  readonly tournament: string;
  /** The revision that claimed it last. */
  readonly revision: number;
}

/** What an officer enters into an open book beside the postings: folded with them, kept for ever. */
export type Act = {
  /** Names it among all acts of the book; chosen by whoever enters it. */
  readonly id: string;
  readonly period: Period;
  readonly by: string;
  readonly at: Instant;
  readonly reason: string;
} & (
  | { readonly kind: 'award'; readonly amendment: PlayerAmendment }
  /** `player` is another number of the person `into` (M-06). */
  | { readonly kind: 'merge'; readonly player: PlayerNumber; readonly into: PlayerNumber }
  /** Takes a merge of the same book back, by its id: `player` is a person again, and not another number of `from`. */
  | {
      readonly kind: 'split';
      readonly player: PlayerNumber;
      readonly from: PlayerNumber;
      readonly undoes: string;
    }
);

/**
 * What an officer did, when and why: said once, kept for ever, never changed (M-23). Beside it stand the acts of a book
 * and the re-runs of a list, which say the same of themselves.
 */
export interface Word {
  /** As in `tournament/E01`, `player/100071`, `book/2026-10` and `sender/arbiter`. */
  readonly about: string;
  /** Names it among all words about its subject: saying it again changes nothing. */
  readonly id: string;
  /** What was done, in a word of the trade such as `release`. */
  readonly deed: string;
  readonly by: string;
  readonly at: Instant;
  readonly reason: string;
  /** What of it: numbers and codes, never a name. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** A program or person that may send reports. Secrets are referred to, never stored here. */
export interface Sender {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  /** Events it may report: their codes, or beginnings of codes followed by `*`. */
  readonly scope: readonly string[];
}

export type LicenceEntry = readonly [token: LicenceToken, player: PlayerNumber];

/** Some people, and whom some licences name: not of the same people. */
export interface PeoplePage {
  readonly register: readonly Player[];
  readonly licences: readonly LicenceEntry[];
}
