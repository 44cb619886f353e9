import { breachesOf, type ListType, timeClass } from '@kuvvet/engine';
import type { Finding, TournamentReport } from '@kuvvet/report';
import type { Federation } from './ports.ts';

/** The list an event counts for, and what the federation's rules say against it. */
export interface EventVerdict {
  readonly type: ListType | null;
  readonly findings: readonly Finding[];
}

/**
 * Applies the rules about events (U-05, U-06, U-08): the time control decides the type, never the sender; an officer may
 * have `decided` otherwise (M-07).
 */
export function judgeEvent(
  report: TournamentReport,
  { code, ruleSet: rules }: Federation,
  decided?: ListType,
): EventVerdict {
  const { timeControl, declaredType } = report;
  const played = timeControl && timeClass(timeControl, rules);
  const type = decided ?? played;
  // Why there is none, the reader has said.
  if (!type) return { type: null, findings: [] };
  if (type === 'review')
    return { type: null, findings: [{ code: 'time-control.too-fast', severity: 'hold' }] };

  const findings = breachesOf({ ...report, type }, rules).map(({ rule, found, allowed }): Finding => {
    const severity = rule === 'min-rounds' ? 'error' : 'hold';
    return { code: `event.${rule}`, severity, found: `${found}`, expected: `${allowed}` };
  });
  if (report.federation !== null && report.federation !== code) {
    findings.push({ code: 'event.abroad', severity: 'hold', found: report.federation });
  }
  if (declaredType && declaredType !== type) {
    findings.push({
      code: 'time-control.contradicts',
      severity: 'hold',
      found: declaredType,
      expected: type,
    });
  }
  return { type, findings };
}
