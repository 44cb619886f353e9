import { latestList, nextPeriod, type Period, periodOf, type RuleSet } from '@kuvvet/engine';
import { Defect, type Head, type Ledger, PeriodSealed } from '@kuvvet/ledger';
import type { Finding, TournamentReport } from '@kuvvet/report';

/** The book a report enters, or the one it waits for. */
export interface Place {
  readonly book: Period;
  readonly waitsFor: Period | null;
  readonly findings: readonly Finding[];
}

/**
 * An event belongs to the book of the month it ends in; a late one enters the open book while its policy
 * allows. Throws `PeriodSealed` while that book is being closed.
 */
export async function placeInBook(
  report: TournamentReport,
  head: Head | null,
  rules: RuleSet,
  ledger: Ledger,
): Promise<Place> {
  const open = await ledger.current();
  const book = open && (await ledger.book(open));
  if (!book) throw new Defect('no book was ever opened: import a register first');
  const findings: Finding[] = [];
  const ended = periodOf(report.end);
  if (ended > book.period) return { book: book.period, waitsFor: ended, findings };
  if (book.state !== 'open') throw new PeriodSealed(`the book ${book.period} is being closed`);

  const last = latestList(report.end, rules.event.lateLists);
  if (nextPeriod(book.period) > last) {
    findings.push({ code: 'event.late', severity: 'hold', found: report.end, expected: last });
  }
  const basis = periodOf(report.start);
  if (!(await ledger.book(basis)))
    findings.push({ code: 'event.basis-unknown', severity: 'hold', found: basis });
  if (head && head.period !== book.period) {
    findings.push({ code: 'tournament.published', severity: 'hold', found: head.period });
  }
  return { book: book.period, waitsFor: null, findings };
}
