import type { Points, Rating } from '@kuvvet/engine';

/** Somebody of an imported tournament, by the number that its rows use. */
export interface ImportedPlayer {
  readonly no: number;
  readonly name: string;
  readonly national: Rating | null;
  readonly fide: Rating | null;
}

/** A game that was played; forfeits and byes are none (U-07). `points` is White's result, or that of who is named first. */
export interface ImportedGame {
  /** In a square, which tells none, which meeting of the two it was. */
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly points: Points;
}

export interface ImportedTournament {
  readonly name: string;
  readonly players: readonly ImportedPlayer[];
  readonly games: readonly ImportedGame[];
  /** Whose card it is; null for a whole tournament. */
  readonly self: number | null;
}

export type ImportCode =
  | 'import.empty'
  | 'import.no-table'
  | 'import.not-xlsx'
  | 'import.too-large'
  | 'import.no-results'
  | 'import.which-rating'
  | 'import.no-own-rating'
  | 'import.rating'
  | 'import.result'
  | 'import.unpaired'
  | 'import.numbers'
  | 'import.not-played'
  | 'import.unknown-opponent';

/** What was noticed, by place. Without a tournament at least one says why there is none. */
export interface ImportFinding {
  readonly code: ImportCode;
  /** 1-based row of the table or file as it came. */
  readonly row?: number;
  readonly round?: number;
  /** What stood there, cut short. */
  readonly found?: string;
}

export interface Import {
  readonly tournament: ImportedTournament | null;
  readonly findings: readonly ImportFinding[];
}

/** A table as it came: rows of cells, blank ones included, so that places can be told. */
export type Table = readonly (readonly string[])[];
