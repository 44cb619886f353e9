import { type Period, periodOf } from '@kuvvet/engine';
import { Conflict, Defect, type Head, Interruption, type Receipt } from '@kuvvet/ledger';
import {
  assessmentBytes,
  assessmentKey,
  assessReport,
  basisRatings,
  digestOf,
  type Federation,
  judgeEvent,
  match,
  type Ports,
  type RatingRequest,
  readSubmission,
  resultRows,
  type Submission,
  sourceOf,
  submissionKey,
} from '@kuvvet/office';
import { type Finding, readReport } from '@kuvvet/report';
import { placeInBook } from './place.ts';

export type RatePorts = Pick<Ports, 'ledger' | 'vault' | 'identify'>;

/** Where a report stands after a request; `superseded` also for one that a later revision replaced. */
export type RateOutcome = 'rated' | 'held' | 'rejected' | 'parked' | 'superseded';

/** Lost races before the request goes back to the queue. */
const attempts = 5;

/**
 * Rates one revision of one tournament: everything is read and computed again, then committed at once.
 * Repeating a request changes nothing. Throws `PeriodSealed` and `Interruption`: deliver it again later.
 */
export async function rate(
  request: RatingRequest,
  federation: Federation,
  ports: RatePorts,
): Promise<RateOutcome> {
  const receipt = await ports.ledger.receipt(request.tournament, request.revision);
  if (receipt?.digest !== request.digest)
    throw new Defect(`no receipt of ${request.tournament} for this request`);
  if (receipt.state !== 'received' && receipt.state !== 'parked') return receipt.state;

  const stored = await ports.vault.get(submissionKey(request.digest));
  if (!stored) throw new Defect(`the submission of ${request.tournament} is not in the vault`);
  const submission = readSubmission(stored.bytes);
  for (let attempt = 1; ; attempt++) {
    try {
      return await commit(submission, receipt, federation, ports);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (attempt === attempts)
        throw new Interruption(`${request.tournament} is contended`, { cause: error });
    }
  }
}

async function commit(
  submission: Submission,
  receipt: Receipt,
  federation: Federation,
  ports: RatePorts,
): Promise<RateOutcome> {
  const { ledger, vault } = ports;
  const settle = async (state: RateOutcome, findings: readonly Finding[], period: Period | null = null) => {
    await ledger.settle({ ...receipt, state, findings, period });
    return state;
  };

  const head = await ledger.head(receipt.tournament);
  if (head && head.revision > receipt.revision) return settle('superseded', receipt.findings);

  const reading = readReport(sourceOf(submission), ports.identify);
  if (!reading.report) return settle('rejected', reading.findings);
  const { report } = reading;
  const matching = await match(report, ledger);
  const event = judgeEvent(report, federation.ruleSet);
  const place = await placeInBook(report, head, federation.ruleSet, ledger);
  const findings = [...reading.findings, ...matching.findings, ...event.findings, ...place.findings];
  if (findings.some(({ severity }) => severity === 'error')) return settle('rejected', findings);
  if (findings.some(({ severity }) => severity === 'hold') || !event.type) return settle('held', findings);
  if (place.waitsFor) return settle('parked', findings, place.waitsFor);

  const basis = periodOf(report.start);
  const players = [...matching.players.values()];
  const assessment = assessReport({
    tournament: receipt.tournament,
    revision: receipt.revision,
    type: event.type,
    basis,
    report,
    players: matching.players,
    ratings: await basisRatings(players, event.type, basis, federation.code, ledger),
    rules: federation.ruleSet,
  });
  const bytes = assessmentBytes(assessment);
  const digest = digestOf(bytes);
  await vault.putOnce(assessmentKey(digest), bytes, { mediaType: 'application/json', lifetime: 'immutable' });

  const members = new Set(players.filter(({ member }) => member).map(({ player }) => player));
  const next: Head = {
    tournament: receipt.tournament,
    revision: receipt.revision,
    period: place.book,
    type: event.type,
    name: report.name,
    assessment: digest,
  };
  await ledger.post({
    posting: {
      period: place.book,
      tournament: receipt.tournament,
      revision: receipt.revision,
      type: event.type,
      basis,
      start: report.start,
      games: report.games.length,
      assessment: digest,
      results: resultRows(assessment, members),
    },
    head: next,
    expected: head,
    receipt: { ...receipt, state: 'rated', findings, period: place.book },
  });
  await supersedeOlder(receipt, ports);
  return 'rated';
}

/** Earlier revisions will never count: their receipts say so. */
async function supersedeOlder(rated: Receipt, { ledger }: RatePorts) {
  for (const older of await ledger.receipts(rated.tournament)) {
    const waits = older.state === 'received' || older.state === 'parked' || older.state === 'held';
    if (older.revision < rated.revision && waits) await ledger.settle({ ...older, state: 'superseded' });
  }
}
