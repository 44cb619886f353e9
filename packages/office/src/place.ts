import { latestList, nextPeriod, type Period, periodOf, type RuleSet } from '@kuvvet/engine';
import { Defect, type Head, type Ledger, type PeriodBook, PeriodSealed } from '@kuvvet/ledger';
import type { Finding, TournamentReport } from '@kuvvet/report';
import { wasTakenOver } from './closings.ts';
import { type Arrival, latenessIn, pastCode } from './lateness.ts';
import type { Ports } from './ports.ts';

/** The book a report belongs to, and whether it is open yet. */
export interface Place {
  readonly book: Period;
  readonly open: boolean;
  readonly findings: readonly Finding[];
}

/** The book that takes postings, or is being closed. `Defect` before the first was opened. */
export async function currentBook(ledger: Ledger): Promise<PeriodBook> {
  const current = await ledger.current();
  const book = current && (await ledger.book(current));
  if (!book) throw new Defect('no book was ever opened: take over a register first');
  return book;
}

/**
 * An event belongs to the book of the month it ends in; a late one enters the open book while its policy
 * allows, and one that came after the cut-off the next (M-13). Throws `PeriodSealed` while that book is
 * being closed.
 */
export async function placeInBook(
  report: TournamentReport,
  head: Head | null,
  rules: RuleSet,
  arrival: Arrival,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<Place> {
  const current = await currentBook(ledger);
  const { period, state } = current;
  const ended = periodOf(report.end);
  if (ended > nextPeriod(period)) {
    // More than a month ahead: nobody reports that early, so a date is wrong.
    return {
      book: ended,
      open: false,
      findings: [{ code: 'event.future', severity: 'hold', found: report.end }],
    };
  }
  if (ended > period) {
    return {
      book: ended,
      open: false,
      findings: [{ code: 'event.not-open', severity: 'notice', found: ended }],
    };
  }
  if (state !== 'open') throw new PeriodSealed(`the book ${period} is being closed`);

  const lateness = latenessIn(current, arrival);
  if (lateness?.late === 'next') {
    return { book: nextPeriod(period), open: false, findings: [lateness.finding] };
  }
  const findings: Finding[] = lateness ? [lateness.finding] : [];
  const last = latestList(report.end, rules.event.lateLists);
  if (nextPeriod(period) > last) {
    findings.push({ code: pastCode, severity: 'hold', found: report.end, expected: last });
  }
  const basis = periodOf(report.start);
  if (basis !== period && !(await ledger.book(basis)) && !(await wasTakenOver(basis, vault))) {
    findings.push({ code: 'event.basis-unknown', severity: 'hold', found: basis });
  }
  if (reversed(head, period) !== null) findings.push(publishedFinding(head?.counted ?? period));
  return { book: period, open: true, findings };
}

/** The published book in which a tournament counts, which another revision can only correct; null for any other. */
export const reversed = (head: Head | null, open: Period): Period | null =>
  head && head.counted !== open ? head.counted : null;

/** A published list never changes: the difference goes to the next one. */
export const publishedFinding = (counted: Period): Finding => ({
  code: 'tournament.published',
  severity: 'notice',
  found: nextPeriod(counted),
});
