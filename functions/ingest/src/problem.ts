import { explainReport } from '@kuvvet/office';
import type { Finding, Language } from '@kuvvet/report';
import type { WordedFinding } from './contract/finding.ts';
import type { Problem } from './contract/problem.ts';
import type { ParameterName } from './parameters.ts';
import { type ProblemCode, problems } from './problems.ts';

/** Why a request is refused. */
export interface Refusal {
  readonly code: ProblemCode;
  /** What was found in the report. */
  readonly findings?: readonly Finding[];
  /** Which parameters are missing or wrong. */
  readonly parameters?: readonly ParameterName[];
  /** The first day there is a list for. */
  readonly firstDate?: string;
  /** Seconds after which the same request may go through. */
  readonly retryAfter?: number;
}

/** A finding with its sentence in the reader's language. */
export const worded = (finding: Finding, language: Language): WordedFinding => ({
  ...finding,
  message: explainReport(finding, language),
});

/** An RFC 9457 body. */
export function problem(
  { code, findings = [], parameters = [], firstDate }: Refusal,
  language: Language,
): Problem {
  const { status, [language]: wording } = problems[code];
  return {
    type: `urn:kuvvet:problem:${code}`,
    title: wording[0],
    status,
    detail: wording[1],
    code,
    ...(parameters.length > 0 && { parameters }),
    ...(firstDate !== undefined && { firstDate }),
    ...(findings.length > 0 && { errors: findings.map((finding) => worded(finding, language)) }),
  };
}
