import { createHash } from 'node:crypto';
import { type Declaration, hideContacts, holdsLicenceNumber, type ReportSource } from '@kuvvet/report';

/** What a sender handed in: one revision of one tournament's report, its bytes untouched. */
export interface Submission {
  readonly tournament: string;
  readonly revision: number;
  readonly declared: Declaration;
  /** The event is rated by FIDE too: an estimate is shown beside (U-04). */
  readonly dualRated: boolean;
  /** Takes the tournament back: a revision without games; `report` is empty. */
  readonly withdrawn: boolean;
  readonly report: Uint8Array;
  /** The licence map beside the report, as it came. */
  readonly licences: Uint8Array | null;
}

/** Tournament ids: what a federation writes on a notice; nothing a path, nor a licence number, could be made of. */
export const tournamentPattern = /^(?!.*\d{11})[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;

/**
 * Whether a text can be the id of a tournament, which everybody may see: nor may a hyphened one be a licence number or
 * a telephone number.
 */
export const isTournamentCode = (text: string): boolean =>
  tournamentPattern.test(text) && !holdsLicenceNumber(text) && hideContacts(text) === text;

/** Revisions count from 1. */
export const revisionLimit = 9999;

export const submissionKey = (digest: string) => `submissions/${digest}`;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Canonical bytes of a submission; the same hand-in gives the same bytes, whatever wrapping it came in. */
export function submissionBytes(submission: Submission): Uint8Array {
  const { type, rounds, players, games, final } = submission.declared;
  return new TextEncoder().encode(
    JSON.stringify({
      format: 'kuvvet.submission/1',
      tournament: submission.tournament,
      revision: submission.revision,
      declared: { type, rounds, players, games, final },
      dualRated: submission.dualRated,
      withdrawn: submission.withdrawn,
      report: base64(submission.report),
      licences: submission.licences && base64(submission.licences),
    }),
  );
}

/** The reverse of `submissionBytes`; for bytes this system archived itself. */
export function readSubmission(bytes: Uint8Array): Submission {
  const stored = JSON.parse(new TextDecoder().decode(bytes));
  return {
    tournament: stored.tournament,
    revision: stored.revision,
    declared: stored.declared,
    dualRated: stored.dualRated,
    withdrawn: stored.withdrawn,
    report: Buffer.from(stored.report, 'base64'),
    licences: stored.licences === null ? null : Buffer.from(stored.licences, 'base64'),
  };
}

/** sha-256 in hex: what names submissions, assessments and states in the archive. */
export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The revision that takes a tournament back. */
export const withdrawalOf = (tournament: string, revision: number): Submission => ({
  tournament,
  revision,
  declared: {},
  dualRated: false,
  withdrawn: true,
  report: new Uint8Array(),
  licences: null,
});

export const sourceOf = (submission: Submission): ReportSource => ({
  bytes: submission.report,
  licences: submission.licences,
  declared: submission.declared,
});
