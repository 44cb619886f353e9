import {
  assess,
  engineVersion,
  type ListType,
  type Participant,
  type Period,
  type PlayerResult,
  type RuleSet,
} from '@kuvvet/engine';
import type { Player, ResultRow } from '@kuvvet/ledger';
import type { TournamentReport } from '@kuvvet/report';

/** Everything behind a tournament's numbers: every game with k, We, W and change. Archived under its digest. */
export interface Assessment {
  readonly format: 'kuvvet.assessment/1';
  readonly tournament: string;
  readonly revision: number;
  readonly type: ListType;
  readonly basis: Period;
  readonly ruleSet: { readonly name: string; readonly version: string };
  readonly engine: string;
  readonly results: readonly PlayerResult[];
}

export const assessmentKey = (digest: string) => `assessments/${digest}`;

/** Rates a matched report against its basis ratings (U-09). */
export function assessReport(event: {
  tournament: string;
  revision: number;
  type: ListType;
  basis: Period;
  report: TournamentReport;
  players: ReadonlyMap<number, Player>;
  ratings: ReadonlyMap<string, number | null>;
  rules: RuleSet;
}): Assessment {
  const numberOf = (startNo: number) => (event.players.get(startNo) as Player).player;
  const participants = event.report.players
    .map((row): Participant => {
      const player = numberOf(row.startNo);
      return { player, rating: event.ratings.get(player) ?? null };
    })
    .sort((one, other) => Number(one.player) - Number(other.player));
  const games = event.report.games.map((game) => ({
    round: game.round,
    white: numberOf(game.white),
    black: numberOf(game.black),
    points: game.points,
  }));
  return {
    format: 'kuvvet.assessment/1',
    tournament: event.tournament,
    revision: event.revision,
    type: event.type,
    basis: event.basis,
    ruleSet: { name: event.rules.name, version: event.rules.version },
    engine: engineVersion,
    results: assess(participants, games, event.rules),
  };
}

export const assessmentBytes = (assessment: Assessment): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(assessment)}\n`);

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
