import type { EventFinding } from '@kuvvet/gazette';
import { type Finding, publicFindings } from '@kuvvet/report';

/** What was found in a report as far as it may be published: code and place, none of the facts (ARCHITECTURE 4). */
export const eventFindings = (findings: readonly Finding[]): readonly EventFinding[] =>
  findings.flatMap(({ code, severity, round = null, startNo = null, otherNo = null }) =>
    code in publicFindings ? { code, severity, round, startNo, otherNo } : [],
  );
