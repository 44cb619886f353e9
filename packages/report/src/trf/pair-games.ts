import type { Points } from '@kuvvet/engine';
import type { Facts, FindingLog } from '../finding-log.ts';
import { isBye, judgePair, resultCodes } from '../judge-pair.ts';
import type { ReportGame } from '../report.ts';
import { type Cell, cellColumn, emptyCell } from './cells.ts';
import type { PlayerRow } from './player-row.ts';

/** One side of a pairing: a row and what it says of the round. */
interface Side {
  readonly row: PlayerRow;
  readonly cell: Cell;
}

export interface Pairings {
  readonly games: ReportGame[];
  /** Pairs that name each other, forfeits included. */
  readonly pairings: number;
}

/**
 * The rated games of a cross-table: both rows exist, name each other in the same round, have opposite
 * colours and results that agree (formats 1). Everything else about a pair becomes a finding. `lost`
 * are rows which could not be read and are held already.
 */
export function pairGames(rows: readonly PlayerRow[], lost: ReadonlySet<number>, log: FindingLog): Pairings {
  const byStartNo = new Map(rows.map((row) => [row.startNo, row]));
  const games: ReportGame[] = [];
  let pairings = 0;
  for (const row of rows) {
    for (const [i, cell] of row.cells.entries()) {
      const round = i + 1;
      if (cell === emptyCell || !isReadable({ row, cell }, round, log)) continue;
      const otherRow = byStartNo.get(cell.opponent);
      const other = otherRow && { row: otherRow, cell: otherRow.cells[i] ?? emptyCell };
      if (other?.cell.opponent !== row.startNo) {
        if (!lost.has(cell.opponent)) noteOneSided({ row, cell }, other, round, log);
      } else if (row.startNo < cell.opponent) {
        pairings += 1;
        const game = pairSides({ row, cell }, other, round, log);
        if (game) games.push(game);
      }
    }
  }
  return { games, pairings };
}

/** Whether there is a pairing to judge: an opponent other than oneself and a known result code. */
function isReadable(side: Side, round: number, log: FindingLog): boolean {
  const { opponent, result } = side.cell;
  if (!resultCodes.includes(result)) log.note('result.unknown', place(side, round));
  else if (opponent === side.row.startNo) log.note('pair.self', place(side, round));
  else if (opponent === 0 && result === '?') log.note('game.unfinished', place(side, round));
  else return opponent !== 0;
  return false;
}

function noteOneSided(side: Side, other: Side | undefined, round: number, log: FindingLog): void {
  const { opponent, result } = side.cell;
  const facts = { ...place(side, round), otherNo: opponent };
  if (isBye(result)) log.note('pair.bye-opponent', { ...facts, found: result });
  else log.note(other ? 'pair.one-sided' : 'pair.missing-row', facts);
}

const codes = {
  contradiction: 'pair.contradiction',
  unusual: 'pair.unusual',
  unfinished: 'game.unfinished',
} as const;

function pairSides(side: Side, other: Side, round: number, log: FindingLog): ReportGame | null {
  const [first, second] = [side.cell, other.cell];
  if (!resultCodes.includes(second.result)) return null;
  const judgement = judgePair(first.result, second.result);
  const facts = { ...place(side, round), otherNo: other.row.startNo };
  if (!coloursFit(first.colour, second.colour, judgement.kind === 'rated' || judgement.kind === 'unusual')) {
    log.note('pair.colour', { ...facts, found: `${first.colour || '-'}/${second.colour || '-'}` });
    return null;
  }
  switch (judgement.kind) {
    case 'rated': {
      const [white, black] = first.colour === 'w' ? [side, other] : [other, side];
      const points = first.colour === 'w' ? judgement.points : ((100 - judgement.points) as Points);
      return { round, white: white.row.startNo, black: black.row.startNo, points };
    }
    case 'unrated':
      return null;
    case 'bye':
      if (isBye(first.result)) noteOneSided(side, other, round, log);
      if (isBye(second.result)) noteOneSided(other, side, round, log);
      return null;
    default:
      log.note(codes[judgement.kind], { ...facts, found: `${first.result || '?'}/${second.result || '?'}` });
      return null;
  }
}

/** Opposite where there was a game, and never twice the same. */
function coloursFit(first: string, second: string, game: boolean): boolean {
  if (first !== '' && second !== '') return first !== second;
  return !game;
}

const place = ({ row }: Side, round: number): Facts => ({
  line: row.line,
  column: cellColumn(round) - row.shift,
  round,
  startNo: row.startNo,
});
