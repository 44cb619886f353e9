import type { Day, Period, PlayerNumber, TimeControl } from '@kuvvet/engine';
import type { Severity } from '@kuvvet/report';

/**
 * What of a tournament is public beside its games: what it is called, who sat where, which revision counts. No number
 * of anybody depends on it.
 */
export interface EventRow {
  /** As in the audit; null for a tournament that was taken back after publication. */
  readonly event: string | null;
  /** The code under which it was reported, by which its later revisions are found; null where it may not be shown. */
  readonly tournament: string | null;
  readonly revision: number;
  /** The earlier list whose numbers this revision corrects; null for one whose games count on this list. */
  readonly corrects: Period | null;
  /** The list whose ratings were used. */
  readonly basis: Period;
  /** Null where there is none, or where it holds what may tell who somebody is. */
  readonly name: string | null;
  readonly city: string | null;
  /** Null for what a report did not say, and what earlier programs did not keep. */
  readonly start: Day | null;
  readonly end: Day | null;
  readonly rounds: number | null;
  readonly timeControl: TimeControl | null;
  /** How many sat there, listed or not. */
  readonly players: number;
  /** Who sat where, of those who may be named: by start number. */
  readonly seats: readonly (readonly [startNo: number, player: PlayerNumber])[];
  readonly findings: readonly EventFinding[];
}

/** Something noticed in the report, by code and place: no words of the report. */
export interface EventFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly round: number | null;
  readonly startNo: number | null;
  readonly otherNo: number | null;
}
