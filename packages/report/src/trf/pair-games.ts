import type { Facts, FindingLog } from '../finding-log.ts';
import { isBye, isOpen, judgePair, type PairJudgement, resultCodes } from '../judge-pair.ts';
import { limits } from '../limits.ts';
import type { ReportGame } from '../report.ts';
import { type Cell, cellColumn, emptyCell } from './cells.ts';
import type { PlayerRow } from './player-row.ts';

export interface Pairings {
  readonly games: readonly ReportGame[];
  /** Pairs that name each other, forfeits included. */
  readonly pairings: number;
}

/**
 * The rated games of a cross-table, by round and White: both rows exist, name each other in the same
 * round, have opposite colours and results that agree (formats 1). Everything else about a pair becomes
 * a finding. `lost` are rows which could not be read and are held already.
 */
export function pairGames(rows: readonly PlayerRow[], lost: ReadonlySet<number>, log: FindingLog): Pairings {
  // Four digits at most.
  const byStartNo: (PlayerRow | undefined)[] = [];
  for (const row of rows) byStartNo[row.startNo] = row;
  const longest = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  const games: ReportGame[] = [];
  let pairings = 0;
  for (let round = 1; round <= Math.min(longest, limits.blitzRounds); round += 1) {
    for (const row of rows) {
      const cell = cellOf(row, round);
      if (cell === emptyCell || !isReadable(row, cell, round, log)) continue;
      const other = byStartNo[cell.opponent];
      const facing = other ? cellOf(other, round) : emptyCell;
      if (!other || facing.opponent !== row.startNo) {
        if (!lost.has(cell.opponent)) noteOneSided(row, other, round, log);
        continue;
      }
      const judgement = judgeCells(cell, facing);
      if (row.startNo < other.startNo) {
        pairings += 1;
        noteJudgement(judgement.kind, row, other, round, log);
      }
      if (judgement.kind === 'rated' && cell.colour === 'w') {
        games.push({ round, white: row.startNo, black: other.startNo, points: judgement.points });
      }
    }
  }
  return { games, pairings };
}

const cellOf = (row: PlayerRow, round: number): Cell => row.cells[round - 1] ?? emptyCell;

const played: ReadonlySet<string> = new Set(['1', '=', '0']);

/** Whether there is a pairing to judge: an opponent other than oneself and a known result code. */
function isReadable(
  row: PlayerRow,
  { opponent, colour, result }: Cell,
  round: number,
  log: FindingLog,
): boolean {
  if (!resultCodes.includes(result)) log.note('result.unknown', place(row, round));
  else if (opponent === row.startNo) log.note('pair.self', place(row, round));
  else if (opponent === 0 && result === '?') log.note('game.unfinished', place(row, round));
  else if (opponent === 0 && colour !== '' && played.has(result)) {
    log.note('pair.no-opponent', { ...place(row, round), found: result });
  } else return opponent !== 0;
  return false;
}

function noteOneSided(row: PlayerRow, other: PlayerRow | undefined, round: number, log: FindingLog): void {
  const { opponent, result } = cellOf(row, round);
  const facts = { ...place(row, round), otherNo: opponent };
  if (isBye(result)) log.note('pair.bye-opponent', { ...facts, found: result });
  else log.note(other ? 'pair.one-sided' : 'pair.missing-row', facts);
}

type Judgement = PairJudgement | { readonly kind: 'colour' };

const unrated: Judgement = { kind: 'unrated' };

function judgeCells(first: Cell, second: Cell): Judgement {
  // The second row's own turn says what is wrong with its code.
  if (!resultCodes.includes(second.result)) return unrated;
  const judgement = judgePair(first.result, second.result);
  const game = judgement.kind === 'rated' || judgement.kind === 'unusual';
  return coloursFit(first.colour, second.colour, game) ? judgement : { kind: 'colour' };
}

/** Opposite where there was a game, and never twice the same. */
function coloursFit(first: string, second: string, game: boolean): boolean {
  if (first !== '' && second !== '') return first !== second;
  return !game;
}

const codes = {
  contradiction: 'pair.contradiction',
  unusual: 'pair.unusual',
  unfinished: 'game.unfinished',
} as const;

function noteJudgement(
  kind: Judgement['kind'],
  row: PlayerRow,
  other: PlayerRow,
  round: number,
  log: FindingLog,
): void {
  if (kind === 'rated' || kind === 'unrated') return;
  const [first, second] = [cellOf(row, round), cellOf(other, round)];
  if (kind === 'bye') {
    if (isBye(first.result)) noteOneSided(row, other, round, log);
    if (isBye(second.result)) noteOneSided(other, row, round, log);
    return;
  }
  const facts = { ...place(row, round), otherNo: other.startNo };
  if (kind === 'unfinished' && !isOpen(first.result)) noteJudgement(kind, other, row, round, log);
  else if (kind === 'colour') {
    log.note('pair.colour', { ...facts, found: `${first.colour || '-'}/${second.colour || '-'}` });
  } else log.note(codes[kind], { ...facts, found: `${first.result || '?'}/${second.result || '?'}` });
}

const place = (row: PlayerRow, round: number): Facts => ({
  line: row.line,
  column: cellColumn(round) - row.shift,
  round,
  startNo: row.startNo,
});
