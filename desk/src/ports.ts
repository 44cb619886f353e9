import type { Period } from '@kuvvet/engine';
import type { Receipt, Sender } from '@kuvvet/ledger';
import type { Fault, Federation, LiveKeys, Ports } from '@kuvvet/office';
import type { Finding, Language } from '@kuvvet/report';
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

/** A report as a form brings it: what is said of it, and the form of its files. */
export interface Sent {
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** What became of it, or why it was not taken. */
type ReceiveOutcome =
  | { readonly outcome: 'received'; readonly receipt: Receipt }
  | {
      readonly outcome: 'refused';
      readonly why: Readonly<Record<Language, string>>;
      readonly findings: readonly Finding[];
    };

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
  /** Takes a report in as the intake does. */
  readonly receive: (sender: Sender, sent: Sent) => Promise<ReceiveOutcome>;
  /** Where others than this machine reach the desk, by TLS; null where none do. */
  readonly url: string | null;
  /** Told of every fault, without a word of a report. */
  readonly record: (fault: Fault) => void;
}
