import type { Submission } from '@kuvvet/office';

// biome-ignore lint/suspicious/noExplicitAny: a report in JSON, changed before anybody reads it.
type Report = any;

/** The same submission with its report changed: in JSON, as `submissionOf` makes it. */
export function recast(submission: Submission, change: (report: Report) => void): Submission {
  const report = JSON.parse(new TextDecoder().decode(submission.report));
  change(report);
  return { ...submission, report: new TextEncoder().encode(JSON.stringify(report)) };
}
