import { archiveFindings, type Finding, findingCatalogue, type Language, message } from '@kuvvet/report';
import { eventFindings } from './catalogue/events.ts';
import { playerFindings } from './catalogue/players.ts';

/** What can be found in a report, or said of it, by code: all that the intake has to explain. */
export const reportFindings = {
  ...findingCatalogue,
  ...archiveFindings,
  ...playerFindings,
  ...eventFindings,
} as const;

/** A finding about a report in whole sentences: where, what, and what to do next. */
export const explainReport = (finding: Finding, language: Language): string =>
  message(finding, language, reportFindings);
