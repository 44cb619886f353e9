import type { Facts, FindingLog } from '../finding-log.ts';
import { judgePair, resultCodes } from '../judge-pair.ts';
import type { ReportGame } from '../report.ts';
import { type Cell, cellColumn, emptyCell } from './cells.ts';
import type { PlayerRow } from './player-row.ts';

/** One side of a pairing: a row and what it says of the round. */
interface Side {
  readonly row: PlayerRow;
  readonly cell: Cell;
}

/**
 * The rated games of a cross-table: both rows exist, name each other in the same round, have opposite
 * colours and results that agree (formats 1). Everything else about a pair becomes a finding. `lost`
 * are rows which could not be read and are held already.
 */
export function pairGames(
  rows: readonly PlayerRow[],
  lost: ReadonlySet<number>,
  log: FindingLog,
): ReportGame[] {
  const byStartNo = new Map(rows.map((row) => [row.startNo, row]));
  const games: ReportGame[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.cells.entries()) {
      const round = i + 1;
      if (cell === emptyCell || !isReadable({ row, cell }, round, log)) continue;
      const otherRow = byStartNo.get(cell.opponent);
      const other = otherRow && { row: otherRow, cell: otherRow.cells[i] ?? emptyCell };
      if (other?.cell.opponent !== row.startNo) {
        if (!lost.has(cell.opponent)) noteOneSided({ row, cell }, other, round, log);
      } else if (row.startNo < cell.opponent) {
        const game = pairSides({ row, cell }, other, round, log);
        if (game) games.push(game);
      }
    }
  }
  return games;
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
  const facts = { ...place(side, round), otherNo: side.cell.opponent };
  if ('HFUZ'.includes(side.cell.result) && side.cell.result !== '') {
    log.note('pair.bye-opponent', { ...facts, found: side.cell.result });
  } else log.note(other ? 'pair.one-sided' : 'pair.missing-row', facts);
}

function pairSides(side: Side, other: Side, round: number, log: FindingLog): ReportGame | null {
  const [first, second] = [side.cell, other.cell];
  if (!resultCodes.includes(second.result)) return null;
  const facts = { ...place(side, round), otherNo: other.row.startNo };
  const judgement = judgePair(first.result, second.result);
  const isGame = judgement.kind === 'rated' || judgement.kind === 'unusual';
  if (
    first.colour === second.colour
      ? isGame || first.colour !== ''
      : isGame && !(first.colour && second.colour)
  ) {
    log.note('pair.colour', { ...facts, found: `${first.colour || '-'}/${second.colour || '-'}` });
    return null;
  }
  const found = `${first.result || '?'}/${second.result || '?'}`;
  switch (judgement.kind) {
    case 'rated': {
      const points = judgement.points;
      return first.colour === 'w'
        ? { round, white: side.row.startNo, black: other.row.startNo, points }
        : {
            round,
            white: other.row.startNo,
            black: side.row.startNo,
            points: points === 50 ? 50 : points === 0 ? 100 : 0,
          };
    }
    case 'contradiction':
      log.note('pair.contradiction', { ...facts, found });
      return null;
    case 'unusual':
      log.note('pair.unusual', { ...facts, found });
      return null;
    case 'bye':
      log.note('pair.bye-opponent', { ...facts, found });
      return null;
    case 'unfinished':
      log.note('game.unfinished', facts);
      return null;
    case 'unrated':
      return null;
  }
}

const place = ({ row }: Side, round: number): Facts => ({
  line: row.line,
  column: cellColumn(round) - row.shift,
  round,
  startNo: row.startNo,
});
