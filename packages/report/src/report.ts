import type { ListType, PlayerNumber, Points, TimeControl } from '@kuvvet/engine';

/** A calendar day `YYYY-MM-DD`. */
export type IsoDate = string;

/** Keyed token of a licence number: 64 hex digits. The number itself never leaves `identity.ts`. */
export type LicenceToken = string;

/** One row of the cross-table. */
export interface ReportPlayer {
  readonly startNo: number;
  readonly name: string;
  readonly sex: 'm' | 'w' | null;
  readonly birthYear: number | null;
  readonly federation: string | null;
  readonly licence: LicenceToken | null;
  readonly fideNumber: string | null;
  readonly playerNumber: PlayerNumber | null;
}

/** One game that counts for rating: played over the board, both rows agreeing (formats 1). */
export interface ReportGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  /** White's result. */
  readonly points: Points;
}

/** What a report says, whatever dialect it came in. Players by start number, games by round and white. */
export interface TournamentReport {
  readonly name: string;
  readonly city: string;
  readonly federation: string | null;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly rounds: number;
  /** One per round; null where the report gives none. */
  readonly roundDates: readonly (IsoDate | null)[];
  readonly timeControl: TimeControl | null;
  /** The type the sender declares; the time control decides, a contradiction holds the report. */
  readonly declaredType: ListType | null;
  readonly players: readonly ReportPlayer[];
  readonly games: readonly ReportGame[];
}
