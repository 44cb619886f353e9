import type { PlayerNumber } from '@kuvvet/engine';
import type { Ledger, Player } from '@kuvvet/ledger';
import { type Finding, foldName, type ReportPlayer, type TournamentReport } from '@kuvvet/report';

/** Who played: the register's player behind each start number, and why some could not be told. */
export interface Matching {
  readonly players: ReadonlyMap<number, Player>;
  readonly findings: readonly Finding[];
}

/**
 * Resolves the players of a report: licence token, then FIDE number, then player number; never by name
 * alone (ARCHITECTURE 4). Name, birth year and sex only confirm; a contradiction holds the report.
 */
export async function match(report: TournamentReport, ledger: Ledger): Promise<Matching> {
  const candidates = await lookUp(report.players, ledger);
  const register = await ledger.players([...new Set([...candidates.values()].flat())]);
  const players = new Map<number, Player>();
  const findings: Finding[] = [];
  const seen = new Map<PlayerNumber, number>();

  for (const row of report.players) {
    const found = candidates.get(row.startNo) ?? [];
    const player = found.length === 1 ? register.get(found[0] as PlayerNumber) : undefined;
    if (!player) {
      const code = found.length > 1 ? 'player.ambiguous' : 'player.unmatched';
      findings.push({
        code,
        severity: 'hold',
        startNo: row.startNo,
        ...(found.length > 1 && { found: found.join(', ') }),
      });
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
  const candidates = new Map<number, PlayerNumber[]>();
  for (const row of rows) {
    const named = [
      row.licence && licences.get(row.licence),
      row.fideNumber && fide.get(row.fideNumber),
      row.playerNumber,
    ].filter((player): player is PlayerNumber => Boolean(player));
    candidates.set(row.startNo, [...new Set(named)]);
  }
  return candidates;
}

function contradictions(row: ReportPlayer, player: Player): Finding[] {
  const at = { severity: 'hold', startNo: row.startNo, expected: player.player } as const;
  const found: Finding[] = [];
  if (row.birthYear !== null && player.birthYear !== null && row.birthYear !== player.birthYear) {
    found.push({ ...at, code: 'player.birth-year' });
  }
  if (row.sex !== null && player.sex !== null && row.sex !== player.sex) {
    found.push({ ...at, code: 'player.sex' });
  }
  if (row.name !== '' && !sharesWord(row.name, player.name)) {
    found.push({ ...at, code: 'player.name' });
  }
  return found;
}

/** Cross-tables cut, reorder and shorten names: one common word is enough to confirm, none contradicts. */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

const wordsOf = (name: string) =>
  foldName(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
