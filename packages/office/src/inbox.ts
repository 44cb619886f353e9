import { type ListType, nextPeriod, type Period, previousPeriod } from '@kuvvet/engine';
import type { Ledger, Receipt, ReceiptState } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import { heeding } from './heeding.ts';
import { waitsCode } from './lateness.ts';

/** What somebody wants to see of all reports; what is not named does not matter. */
export interface InboxFilter {
  /** Those that wait for something, unless states are named. */
  readonly states?: readonly ReceiptState[];
  readonly type?: ListType;
  readonly sender?: string;
  /** The book a report is in or waits for; of one that has none yet, the month its event ends in. */
  readonly period?: Period;
  /** Reports of each state at most. */
  readonly most?: number;
}

/** A report in the inbox. */
export interface InboxItem {
  readonly receipt: Receipt;
  /** What still holds or refuses it, or makes it wait for the next book. */
  readonly obstacles: readonly Finding[];
  /** Start numbers nobody of the register stands for yet. */
  readonly unmatched: readonly number[];
}

export interface Inbox {
  /** Newest first within a state, states in the order they were asked for. */
  readonly items: readonly InboxItem[];
  /** States of which there are more than are shown. */
  readonly more: readonly ReceiptState[];
}

/** What waits: for a worker, for a month, for an officer. */
export const openStates = ['held', 'received', 'parked'] as const satisfies readonly ReceiptState[];

/** Every state, the open ones first. */
export const allStates: readonly ReceiptState[] = [
  ...openStates,
  ...(['rejected', 'rated', 'withdrawn', 'superseded'] as const),
];

const usualMost = 100;

/** Reports of a state that are looked at: in a filter nothing fits, a search ends. */
const farthest = 2000;

/** Reports by state (M-01), read from an index and never by going through all of them. */
export async function readInbox(
  filter: InboxFilter,
  { ledger }: { readonly ledger: Pick<Ledger, 'reports'> },
): Promise<Inbox> {
  const { states = openStates, most = usualMost } = filter;
  const items: InboxItem[] = [];
  const more: ReceiptState[] = [];
  for (const state of states) {
    let shown = 0;
    for (const { since, until } of spansOf(filter.period)) {
      let seen = 0;
      for await (const receipt of ledger.reports(state, until)) {
        if (receipt.received < since) break;
        const wanted = isWanted(receipt, filter);
        if (++seen > farthest || (wanted && ++shown > most)) {
          if (!more.includes(state)) more.push(state);
          break;
        }
        if (wanted) items.push(itemOf(receipt));
      }
    }
  }
  return { items, more };
}

interface Span {
  readonly since: string;
  readonly until?: string;
}

/**
 * When reports of a book are received: from the month before it until it is closed, which is in the month after as a rule,
 * and later where months are taken over or a close is late. What came later is looked at first, and not without end.
 */
function spansOf(period: Period | undefined): readonly Span[] {
  if (period === undefined) return [{ since: '' }];
  const rule = nextPeriod(nextPeriod(period));
  return [{ since: rule }, { since: previousPeriod(period), until: rule }];
}

function isWanted({ event, period, sender }: Receipt, filter: InboxFilter): boolean {
  if (filter.type !== undefined && event?.type !== filter.type) return false;
  if (filter.sender !== undefined && sender !== filter.sender) return false;
  const month = period ?? event?.end.slice(0, 7);
  return filter.period === undefined || month === filter.period;
}

const itemOf = (receipt: Receipt): InboxItem => {
  const findings = heeding(receipt.findings, receipt.decision);
  return {
    receipt,
    obstacles: findings.filter(
      ({ severity, code }) => severity === 'hold' || severity === 'error' || code === waitsCode,
    ),
    unmatched: unmatchedIn(findings),
  };
};

const unmatchedIn = (findings: readonly Finding[]): readonly number[] => [
  ...new Set(
    findings.flatMap(({ code, startNo }) =>
      startNo !== undefined && (code === 'player.unmatched' || code === 'player.ambiguous') ? startNo : [],
    ),
  ),
];
