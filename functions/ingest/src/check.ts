import type { ListType, Period } from '@kuvvet/engine';
import {
  assessReport,
  type Examination,
  type ExaminePorts,
  examine,
  type Federation,
  outcomesOf,
  type PlayerOutcome,
  type Ports,
  type Submission,
} from '@kuvvet/office';
import type { Finding } from '@kuvvet/report';

/** What would become of a submission. */
export interface Check {
  readonly verdict: Examination['verdict'];
  readonly findings: readonly Finding[];
  readonly event: { readonly type: ListType; readonly basis: Period; readonly book: Period } | null;
  /** What it would do to each player, by start number; empty unless it can be rated. */
  readonly players: readonly PlayerOutcome[];
}

/** Examines and rates a submission as the real steps do, and stores nothing. */
export async function check(
  submission: Submission,
  federation: Federation,
  ports: ExaminePorts & Pick<Ports, 'now'>,
): Promise<Check> {
  const head = await ports.ledger.head(submission.tournament);
  const arrival = { received: ports.now(), decision: null };
  const examination = await examine(submission, head, arrival, federation, ports);
  const { verdict, findings } = examination;
  if (examination.verdict !== 'rateable') return { verdict, findings, event: null, players: [] };
  const { type, basis } = examination.event;
  const assessment = assessReport(examination.event, findings, federation.ruleSet);
  return {
    verdict,
    findings,
    event: { type, basis, book: examination.book },
    players: outcomesOf(assessment, federation.ruleSet),
  };
}
