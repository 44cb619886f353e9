import type { PlayerNumber } from '@kuvvet/engine';
import type { Ledger, Player } from '@kuvvet/ledger';
import type { Candidate, Finding, ReportPlayer, TournamentReport } from '@kuvvet/report';
import { candidatesFor } from './candidates.ts';
import { contradictions } from './contradictions.ts';

/** Who played: the register's player behind each start number, and why some could not be told. */
export interface Matching {
  readonly players: ReadonlyMap<number, Player>;
  readonly findings: readonly Finding[];
}

/**
 * Resolves the players of a report: licence token, then FIDE number, then player number; never by name
 * alone (ARCHITECTURE 4). Name, birth year and sex only confirm; a contradiction holds the report. Who stays
 * unresolved is named with candidates, also where the reader has found a number wrong: that finding says why,
 * this one who it might be.
 */
export async function match(report: TournamentReport, ledger: Ledger): Promise<Matching> {
  const numbers = await lookUp(report.players, ledger);
  const register = await ledger.players([...new Set([...numbers.values()].flat())]);
  const resolve = ({ startNo }: ReportPlayer) => {
    const [number, ...others] = numbers.get(startNo) ?? [];
    return number !== undefined && others.length === 0 ? register.get(number) : undefined;
  };
  const candidates = await candidatesFor(
    report.players.filter((row) => !resolve(row)),
    ledger,
  );
  const players = new Map<number, Player>();
  const findings: Finding[] = [];
  const seen = new Map<PlayerNumber, number>();

  for (const row of report.players) {
    const player = resolve(row);
    if (!player) {
      findings.push(unresolved(row, numbers.get(row.startNo), candidates.get(row.startNo)));
      continue;
    }
    const twin = seen.get(player.player);
    if (twin !== undefined) {
      findings.push({
        code: 'player.twice',
        severity: 'hold',
        startNo: row.startNo,
        found: player.player,
        otherNo: twin,
      });
    }
    seen.set(player.player, row.startNo);
    players.set(row.startNo, player);
    findings.push(...contradictions(row, player));
  }
  return { players, findings };
}

/** Player numbers each row points to: one is a match, none or several are not. */
async function lookUp(rows: readonly ReportPlayer[], ledger: Ledger) {
  const [licences, fide] = await Promise.all([
    ledger.licences(rows.flatMap((row) => row.licence ?? [])),
    ledger.fideNumbers(rows.flatMap((row) => row.fideNumber ?? [])),
  ]);
  const numbers = new Map<number, PlayerNumber[]>();
  for (const row of rows) {
    const named = [
      row.licence && licences.get(row.licence),
      row.fideNumber && fide.get(row.fideNumber),
      row.playerNumber,
    ].filter((player): player is PlayerNumber => Boolean(player));
    numbers.set(row.startNo, [...new Set(named)]);
  }
  return numbers;
}

function unresolved(
  { startNo }: ReportPlayer,
  numbers: readonly PlayerNumber[] = [],
  candidates: readonly Candidate[] = [],
): Finding {
  return {
    ...(numbers.length > 1
      ? { code: 'player.ambiguous', found: numbers.join(', ') }
      : { code: 'player.unmatched' }),
    severity: 'hold',
    startNo,
    ...(candidates.length > 0 && { candidates }),
  };
}
