import type { EventFinding } from '@kuvvet/gazette';
import { type Finding, publicCodes } from '@kuvvet/report';

const codes: ReadonlySet<string> = new Set(publicCodes);

/** What was found in a report as far as it may be published: code and place, none of the facts (ARCHITECTURE 4). */
export const eventFindings = (findings: readonly Finding[]): readonly EventFinding[] =>
  findings.flatMap(({ code, severity, round = null, startNo = null, otherNo = null }) =>
    codes.has(code) ? { code, severity, round, startNo, otherNo } : [],
  );
