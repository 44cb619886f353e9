import type { Period } from '@kuvvet/engine';
import type { Fault, Federation, LiveKeys, Ports } from '@kuvvet/office';
import type { Accounts } from './accounts/accounts.ts';

/** How a close came out. */
type CloseOutcome =
  | { readonly outcome: 'published'; readonly list: Period }
  | { readonly outcome: 'draining'; readonly waiting: number }
  | { readonly outcome: 'not-open'; readonly open: Period | null };

/** How a re-run came out. */
type RerunOutcome =
  | { readonly outcome: 'revised' | 'unchanged'; readonly list: Period }
  | { readonly outcome: 'draining'; readonly waiting: number }
  | { readonly outcome: 'not-published'; readonly open: Period | null };

/** What the desk works on: an installation, and stages of the service that are above it. */
export interface DeskPorts extends Ports {
  readonly federation: Federation;
  readonly accounts: Accounts;
  /** Of senders. */
  readonly keys: LiveKeys;
  /** Closes a month and publishes its lists. */
  readonly publish: (period: Period) => Promise<CloseOutcome>;
  /** Makes the lists after a published month again. */
  readonly rerun: (
    period: Period,
    order: { readonly by: string; readonly reason: string },
  ) => Promise<RerunOutcome>;
  /** Where others than this machine reach the desk, by TLS; null where none do. */
  readonly url: string | null;
  /** Told of every fault, without a word of a report. */
  readonly record: (fault: Fault) => void;
}
