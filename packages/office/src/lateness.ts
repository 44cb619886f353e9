import type { CutOff, Instant, PeriodBook, Receipt } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';

/** How an officer lets a report count that came after the cut-off. */
export const lateCode = 'event.cut-off';

/** Held for an officer: the last list its event may enter is past (M-12, Q-19). */
export const pastCode = 'event.late';

/** Said of a report that waits for the next book because it is late. */
export const waitsCode = 'event.next-list';

/** When a report came, and what an officer said of it. */
export type Arrival = Pick<Receipt, 'received' | 'decision'>;

/** Who a late report waits for: the next book, or an officer. */
export interface Lateness {
  readonly late: CutOff['late'];
  readonly finding: Finding;
}

/** A late report (M-13, Q-19): by when it was received and by the cut-off that is kept with the book, nothing else. */
export function latenessIn({ cutOff }: PeriodBook, { received, decision }: Arrival): Lateness | null {
  if (!cutOff || received < cutOff.at || decision?.accepts.includes(lateCode)) return null;
  const facts = { found: toldInstant(received), expected: toldInstant(cutOff.at) };
  return cutOff.late === 'hold'
    ? { late: 'hold', finding: { code: lateCode, severity: 'hold', ...facts } }
    : { late: 'next', finding: { code: waitsCode, severity: 'notice', ...facts } };
}

/** To the minute, in UTC. */
const toldInstant = (instant: Instant): string => `${instant.slice(0, 16)}Z`;
