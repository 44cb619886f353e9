import {
  assess,
  byPlayer,
  engineVersion,
  type FideEstimate,
  type ListType,
  type Period,
  type PlayedGame,
  type PlayerNumber,
  type PlayerResult,
  type RuleSet,
  type TimeControl,
} from '@kuvvet/engine';
import type { Archive, EventFinding } from '@kuvvet/gazette';
import { Defect, type ResultRow } from '@kuvvet/ledger';
import type { Finding, IsoDate } from '@kuvvet/report';
import { estimateDual } from './fide-estimate.ts';
import { gamesByPlayer, type MatchedEvent, numberOf } from './matched-event.ts';
import { eventFindings } from './public-findings.ts';
import { digestOf } from './submission.ts';

/** Everything behind a tournament's numbers: every game with k, We, W and change. Archived under its digest. */
export interface Assessment {
  readonly format: 'kuvvet.assessment/1';
  readonly tournament: string;
  readonly revision: number;
  /** sha-256 of the submission whose report it is of, and what the report calls the event. */
  readonly submission: string;
  readonly name: string;
  /** What else of the report may be told with a list; absent where an earlier program rated it. */
  readonly about?: EventFacts;
  readonly type: ListType;
  readonly basis: Period;
  readonly ruleSet: { readonly name: string; readonly version: string };
  readonly engine: string;
  /** What the event is, whatever it is called (same-event.ts). */
  readonly event: string;
  /** Who sat where in the report: start number and player, by start number. */
  readonly seats: readonly (readonly [startNo: number, player: PlayerNumber])[];
  readonly results: readonly PlayerResult[];
  /** Of a dual-rated event only. */
  readonly fide: readonly FideEstimate[] | null;
}

/** Of a report, and what was found in it as far as that is for everybody. */
export interface EventFacts {
  readonly city: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly rounds: number;
  readonly timeControl: TimeControl | null;
  readonly findings: readonly EventFinding[];
}

export const assessmentKey = (digest: string) => `assessments/${digest}`;

/** Stands in the posting of a tournament that was taken back: there is none. */
export const noAssessment = digestOf(new Uint8Array());

/** Rates a matched report, in which `findings` were found, against its basis ratings (U-09). Players come out by number. */
export function assessReport(event: MatchedEvent, findings: readonly Finding[], rules: RuleSet): Assessment {
  const { name, city, start, end, rounds, timeControl } = event.report;
  const players = [...event.players.values()].sort(byPlayer);
  const games = gamesByPlayer(event);
  return {
    format: 'kuvvet.assessment/1',
    tournament: event.tournament,
    revision: event.revision,
    submission: event.submission,
    name,
    about: { city, start, end, rounds, timeControl, findings: eventFindings(findings) },
    type: event.type,
    basis: event.basis,
    ruleSet: { name: rules.name, version: rules.version },
    engine: engineVersion,
    event: event.digest,
    seats: event.report.players.map(({ startNo }) => [startNo, numberOf(event, startNo)]),
    results: assess(
      players.map(({ player }) => ({ player, rating: event.ratings.get(player) ?? null })),
      games,
      rules,
    ),
    fide: event.dualRated ? estimateDual(players, games, event.type, event.report) : null,
  };
}

export const assessmentBytes = (assessment: Assessment): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(assessment)}\n`);

/** An assessment by its digest. `Defect` if the vault lost it. */
export async function fetchAssessment(digest: string, vault: Archive): Promise<Assessment> {
  const stored = await vault.get(assessmentKey(digest));
  if (!stored) throw new Defect(`the assessment ${digest} is not in the vault`);
  return readAssessment(stored.bytes);
}

/** The reverse of `assessmentBytes`; for bytes this system archived itself. */
export const readAssessment = (bytes: Uint8Array): Assessment => JSON.parse(new TextDecoder().decode(bytes));

/** The games an assessment was made of, round by round as each player has them. */
export const gamesOf = ({ results }: Assessment): readonly PlayedGame[] =>
  results.flatMap(({ player, lines }) =>
    lines
      .filter(({ colour }) => colour === 'w')
      .map(({ round, opponent, points }) => ({ round, white: player, black: opponent, points })),
  );

/** What the book keeps of an assessment: one row per member; foreign players get none (U-10). */
export function resultRows(assessment: Assessment, members: ReadonlySet<string>): readonly ResultRow[] {
  return assessment.results
    .filter((result) => members.has(result.player))
    .map((result) => ({
      player: result.player,
      k: result.k,
      games: result.games,
      points: result.points,
      expected: result.expected,
      change: result.change,
      performance: result.performance?.value ?? null,
    }));
}
