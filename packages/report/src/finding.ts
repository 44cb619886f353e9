import type { PlayerNumber } from '@kuvvet/engine';

/** `error` refuses the report, `hold` waits for a person, `warning` and `notice` inform. */
export type Severity = 'error' | 'hold' | 'warning' | 'notice';

/**
 * One thing noticed in a report. Carries no name, licence number or raw line:
 * `found` and `expected` are short facts (a code, a count, a date).
 */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** 1-based line and column of the decoded text. */
  readonly line?: number;
  readonly column?: number;
  /** JSON pointer (RFC 6901) where the report is JSON. */
  readonly pointer?: string;
  readonly round?: number;
  readonly startNo?: number;
  /** Start number of the second row concerned, such as the opponent's. */
  readonly otherNo?: number;
  readonly found?: string;
  readonly expected?: string;
  /** Who the player might be, the likeliest first, where the register could not tell. */
  readonly candidates?: readonly Candidate[];
}

/** Somebody of the register who has the player's name. */
export interface Candidate {
  readonly player: PlayerNumber;
  /** Whole per cent, by the scale of packages/office/src/candidates.ts. */
  readonly certainty: number;
}

/** Dotted, stable, listed in docs/errors.md. */
export type FindingCode = string;
