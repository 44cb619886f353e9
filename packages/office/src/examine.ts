import { isForeign, type ListType, type Period, periodOf } from '@kuvvet/engine';
import type { Commit, Head, Merged, ReceiptEvent } from '@kuvvet/ledger';
import { type Finding, readReport, type Severity, type TournamentReport } from '@kuvvet/report';
import { asPublished } from './as-published.ts';
import { basisRatings } from './basis.ts';
import { judgeEvent } from './event-rules.ts';
import { heeding } from './heeding.ts';
import type { Arrival } from './lateness.ts';
import { match } from './match.ts';
import { eventDigest, type MatchedEvent } from './matched-event.ts';
import { oddPlayers } from './odd-players.ts';
import { placeInBook, reversed } from './place.ts';
import type { Federation, Ports } from './ports.ts';
import { duplicateOf, ownerOf } from './same-event.ts';
import { digestOf, type Submission, sourceOf, submissionBytes } from './submission.ts';

/** What a submission comes to before anything is written. */
export type Examination = {
  readonly findings: readonly Finding[];
  /** What the report is about; null if that could not be read. */
  readonly about: ReceiptEvent | null;
} & (
  | {
      readonly verdict: 'rateable';
      readonly event: MatchedEvent;
      readonly book: Period;
      /** With what its commit makes the event this tournament's. */
      readonly claim: Commit['claim'];
      /** Those it rests on as long as the book is open. */
      readonly merges: readonly Merged[];
    }
  /** Waits for the book of `book` to open. */
  | { readonly verdict: 'parked'; readonly book: Period }
  | { readonly verdict: 'held' | 'rejected' }
);

export interface ExaminePorts extends Pick<Ports, 'ledger' | 'vault' | 'identify'> {
  /** Where the report belongs; by the books unless a check without books says otherwise. */
  readonly placeIn?: typeof placeInBook;
}

/**
 * Reads a report, resolves its players and applies the federation's rules; stores nothing.
 * `head` is the tournament's committed revision. Throws `PeriodSealed` while the book is being closed.
 */
export async function examine(
  submission: Submission,
  head: Head | null,
  arrival: Arrival,
  federation: Federation,
  { ledger, vault, identify, placeIn = placeInBook }: ExaminePorts,
): Promise<Examination> {
  const { decision } = arrival;
  const { report, findings: read } = readReport(sourceOf(submission), identify);
  if (!report) return { verdict: 'rejected', findings: read, about: null };

  const { players, findings: matched, merges: followed } = await match(report, ledger, decision?.seats);
  const { type, findings: judged } = judgeEvent(report, federation, decision?.type);
  const place = await placeIn(report, head, federation.ruleSet, arrival, { ledger, vault });
  const findings = heeding([...read, ...matched, ...judged, ...place.findings], decision);
  const about = aboutOf(report, type);
  const has = (severity: Severity) => findings.some((finding) => finding.severity === severity);
  if (has('error')) return { verdict: 'rejected', findings, about };
  if (has('hold') || type === null) return { verdict: 'held', findings, about };
  if (!place.open) return { verdict: 'parked', findings, about, book: place.book };

  const basis = periodOf(report.start);
  const { tournament, revision, dualRated } = submission;
  const current = await basisRatings([...players.values()], type, basis, federation.code, ledger);
  const foreign = [...players.values()].flatMap((player) =>
    isForeign(player, federation.code) ? player.player : [],
  );
  const ratings =
    head && reversed(head, place.book) !== null
      ? await asPublished({ type, basis, ratings: current }, foreign, head, vault)
      : current;
  const digest = eventDigest({ type, report, players });
  const event = {
    ...{ digest, tournament, revision, type, basis, dualRated, report, players, ratings },
    submission: digestOf(submissionBytes(submission)),
  };
  // Without games there is nothing to count twice, and nothing to tell two events apart by.
  const claimant = { tournament, event: report.games.length > 0 ? digest : null };
  const { rival, claim } = await ownerOf(claimant, { ledger, vault });
  const doubled = rival === null ? [] : heeding([duplicateOf(rival)], decision);
  const all = [...findings, ...doubled, ...oddPlayers(event)];
  if (all.some(({ severity }) => severity === 'hold')) return { verdict: 'held', findings: all, about };
  const merges = await undoableOf(followed, place.book, ledger);
  return { verdict: 'rateable', findings: all, about, event, book: place.book, claim, merges };
}

/** Those of the open book, taken back since or not: what was published with its list stays (decision 0013). */
async function undoableOf(followed: readonly Merged[], book: Period, ledger: Ports['ledger']) {
  if (followed.length === 0) return [];
  const acts = await Array.fromAsync(ledger.acts(book));
  return followed.filter(({ player }) => acts.some((act) => act.kind === 'merge' && act.player === player));
}

const aboutOf = ({ name, end, players, games }: TournamentReport, type: ListType | null): ReceiptEvent => ({
  ...{ name, type, end },
  ...{ players: players.length, games: games.length },
});
