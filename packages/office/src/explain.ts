import { type Finding, type Language, message } from '@kuvvet/report';
import { auditFindings } from './catalogue/audit.ts';
import { fideListFindings } from './catalogue/fide-list.ts';
import { listFindings } from './catalogue/list.ts';
import { recomputeFindings } from './catalogue/recompute.ts';
import { registerFindings } from './catalogue/register.ts';
import { tableFindings } from './catalogue/table.ts';
import { reportFindings } from './explain-report.ts';

/** Every finding there is, the reader's and the office's, by code. */
export const allFindings = {
  ...reportFindings,
  ...registerFindings,
  ...tableFindings,
  ...listFindings,
  ...fideListFindings,
  ...recomputeFindings,
  ...auditFindings,
} as const;

/** A finding in whole sentences: where, what, and what to do next. */
export const explain = (finding: Finding, language: Language): string =>
  message(finding, language, allFindings);
