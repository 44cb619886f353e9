import type { RuleSet } from '@kuvvet/engine';
import type { Archive, Sign } from '@kuvvet/gazette';
import type { Instant, Ledger } from '@kuvvet/ledger';
import type { Identify } from '@kuvvet/report';

/** Says that a report waits to be rated. Delivery may repeat, delay and reorder. */
export interface RatingRequest {
  readonly tournament: string;
  readonly revision: number;
  readonly digest: string;
}

/** Everything the use cases need from outside, in either home. */
export interface Ports {
  readonly ledger: Ledger;
  /** Private: submissions, assessments, states, register snapshots. */
  readonly vault: Archive;
  /** Public: the lists. */
  readonly lists: Archive;
  /** Signs what is published; null where nobody does: lists of a rehearsal. */
  readonly sign: Sign | null;
  readonly identify: Identify;
  readonly queue: { send(request: RatingRequest): Promise<void> };
  /** Dates receipts for people; decides no number. */
  readonly now: () => Instant;
}

/** The federation this installation rates for. */
export interface Federation {
  /** Three letters; players of others count with their FIDE rating (U-10). */
  readonly code: string;
  /** Where its months begin and end. */
  readonly timeZone: string;
  readonly ruleSet: RuleSet;
}
