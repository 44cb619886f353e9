import type { FindingLog } from '../finding-log.ts';
import { limits } from '../limits.ts';
import { cellColumn, emptyCell } from './cells.ts';
import type { PlayerRow } from './player-row.ts';
import { content, placeOf, type TrfRecords } from './records.ts';

/** The number of rounds, and whether 142 or XXR says it or only the cells do. */
export interface RoundCount {
  readonly rounds: number;
  readonly declared: boolean;
}

/**
 * Rounds by 142 or XXR, else by the longest row. More cells than declared, or fewer, refuse the
 * report: it is of another state of the event (formats 3 #15). `counted` tells that the sender declares the games.
 */
export function countRounds(
  rows: readonly PlayerRow[],
  records: TrfRecords,
  counted: boolean,
  log: FindingLog,
): RoundCount {
  const [official, extension] = [readCount(records, '142', log), readCount(records, 'XXR', log)];
  if (official !== null && extension !== null && official !== extension) {
    log.note('round.conflict', {
      ...placeOf(records, '142'),
      found: `${official}`,
      expected: `${extension}`,
    });
  }
  const present = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  if (present === 0) log.note('file.no-cross-table');
  const rounds = official ?? extension ?? present;
  for (const { cells, line, startNo, shift } of rows) {
    if (cells.length <= rounds) continue;
    const round = rounds + 1;
    log.note('round.beyond', {
      line,
      column: cellColumn(round) - shift,
      startNo,
      round,
      expected: `${rounds}`,
    });
  }
  if (present > 0 && present < rounds) {
    log.note('round.unfinished', { found: `${present}`, expected: `${rounds}` });
  }
  noteEmptyRounds(rows, Math.min(rounds, present, limits.blitzRounds), counted, log);
  return { rounds, declared: official !== null || extension !== null };
}

function readCount(records: TrfRecords, code: string, log: FindingLog): number | null {
  const text = content(records, code);
  if (text === '') return null;
  const rounds = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (rounds === 0) log.note('round.unreadable', { ...placeOf(records, code), expected: code });
  return rounds || null;
}

/**
 * A round in which nobody was paired holds the report: it may be half entered (formats 3 #27). Where
 * every row says by a code that its player was not paired, the round was given up, and a warning does;
 * so it does where a count of games vouches that nothing is missing.
 */
function noteEmptyRounds(
  rows: readonly PlayerRow[],
  rounds: number,
  counted: boolean,
  log: FindingLog,
): void {
  for (let round = 1; round <= rounds; round += 1) {
    const cells = rows.map((row) => row.cells[round - 1] ?? emptyCell);
    if (cells.some((cell) => cell.opponent !== 0)) continue;
    const givenUp = counted || cells.every((cell) => cell !== emptyCell);
    log.note('round.empty', { round, ...(givenUp ? { severity: 'warning' } : {}) });
  }
}
