import { type Finding, findingCatalogue, type Language, message } from '@kuvvet/report';
import { archiveFindings } from './catalogue/archive.ts';
import { auditFindings } from './catalogue/audit.ts';
import { eventFindings } from './catalogue/events.ts';
import { playerFindings } from './catalogue/players.ts';
import { recomputeFindings } from './catalogue/recompute.ts';
import { registerFindings } from './catalogue/register.ts';

/** Every finding there is, the reader's and the office's, by code. */
export const allFindings = {
  ...findingCatalogue,
  ...archiveFindings,
  ...playerFindings,
  ...eventFindings,
  ...registerFindings,
  ...recomputeFindings,
  ...auditFindings,
} as const;

/** A finding in whole sentences: where, what, and what to do next. */
export const explain = (finding: Finding, language: Language): string =>
  message(finding, language, allFindings);
