import type { PlayerNumber } from '@kuvvet/engine';
import type { Decision, Ledger, Merged, Player } from '@kuvvet/ledger';
import type { Candidate, Finding, ReportPlayer, TournamentReport } from '@kuvvet/report';
import { candidatesFor } from './candidates.ts';
import { contradictions } from './contradictions.ts';

/** Who played: the register's player behind each start number, and why some could not be told. */
export interface Matching {
  readonly players: ReadonlyMap<number, Player>;
  readonly findings: readonly Finding[];
  /** Merges that were followed. */
  readonly merges: readonly Merged[];
}

/**
 * Resolves the players of a report: licence token, then FIDE number, then player number; never by name
 * alone (ARCHITECTURE 4). Name, birth year and sex only confirm; a contradiction holds the report. Who stays
 * unresolved is named with candidates, also where the reader has found a number wrong: that finding says why,
 * this one who it might be. Of `seats` an officer has said who they are (M-08).
 */
export async function match(
  report: TournamentReport,
  ledger: Ledger,
  seats: Decision['seats'] = [],
): Promise<Matching> {
  const named = await lookUp(report.players, ledger);
  for (const [startNo, player] of seats) if (named.has(startNo)) named.set(startNo, [player]);
  const register = await registerOf([...new Set([...named.values()].flat())], ledger);
  const numbers = new Map(
    [...named].map(([startNo, found]) => [
      startNo,
      [...new Set(found.map((one) => mastered(one, register)))],
    ]),
  );
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
    findings.push(...leastContradicted(row, player, entriesOf(row, named, register)));
  }
  const merges = [...register.values()].flatMap(({ player, mergedInto: into }) =>
    into === null ? [] : { player, into },
  );
  return { players, findings, merges };
}

/** The entries a row names itself: of somebody merged also the one that left. */
const entriesOf = (
  { startNo }: ReportPlayer,
  named: ReadonlyMap<number, readonly PlayerNumber[]>,
  register: ReadonlyMap<PlayerNumber, Player>,
): readonly Player[] => (named.get(startNo) ?? []).flatMap((number) => register.get(number) ?? []);

/** What speaks against a person by the entry that fits best: two numbers may have been written differently. */
function leastContradicted(
  row: ReportPlayer,
  player: Player,
  entries: readonly Player[],
): readonly Finding[] {
  let least = contradictions(row, player);
  for (const entry of entries) {
    const found = contradictions(row, entry);
    if (found.length < least.length) least = found;
  }
  return least;
}

/** Entries of the register, and those they were merged into (M-06). */
async function registerOf(numbers: readonly PlayerNumber[], ledger: Ledger) {
  const register = new Map<PlayerNumber, Player>();
  for (let wanted = numbers; wanted.length > 0; ) {
    const found = await ledger.players(wanted);
    for (const [number, player] of found) register.set(number, player);
    wanted = [...found.values()].flatMap(({ mergedInto }) =>
      mergedInto !== null && !register.has(mergedInto) ? mergedInto : [],
    );
  }
  return register;
}

/** The number that stays of a person with several; a number the register does not know stands for itself. */
function mastered(number: PlayerNumber, register: ReadonlyMap<PlayerNumber, Player>): PlayerNumber {
  const into = register.get(number)?.mergedInto ?? null;
  return into === null ? number : mastered(into, register);
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
