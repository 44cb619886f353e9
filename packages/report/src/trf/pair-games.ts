import type { Points } from '@kuvvet/engine';
import type { ReaderCode } from '../catalogue.ts';
import type { Facts, FindingLog } from '../finding-log.ts';
import { isBye, judgePair, resultCodes } from '../judge-pair.ts';
import type { ReportGame } from '../report.ts';
import { type Cell, cellColumn, emptyCell } from './cells.ts';
import type { PlayerRow } from './player-row.ts';

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
    for (let round = 1; round <= row.cells.length; round += 1) {
      const cell = cellOf(row, round);
      if (cell === emptyCell || !isReadable(row, cell, round, log)) continue;
      const other = byStartNo.get(cell.opponent);
      if (!other || cellOf(other, round).opponent !== row.startNo) {
        if (!lost.has(cell.opponent)) noteOneSided(row, other, round, log);
      } else if (row.startNo < cell.opponent) {
        pairings += 1;
        const game = pairRows(row, other, round, log);
        if (game) games.push(game);
      }
    }
  }
  return { games, pairings };
}

const cellOf = (row: PlayerRow, round: number): Cell => row.cells[round - 1] ?? emptyCell;

/** Whether there is a pairing to judge: an opponent other than oneself and a known result code. */
function isReadable(row: PlayerRow, { opponent, result }: Cell, round: number, log: FindingLog): boolean {
  if (!resultCodes.includes(result)) log.note('result.unknown', place(row, round));
  else if (opponent === row.startNo) log.note('pair.self', place(row, round));
  else if (opponent === 0 && result === '?') log.note('game.unfinished', place(row, round));
  else return opponent !== 0;
  return false;
}

function noteOneSided(row: PlayerRow, other: PlayerRow | undefined, round: number, log: FindingLog): void {
  const { opponent, result } = cellOf(row, round);
  const facts = { ...place(row, round), otherNo: opponent };
  if (isBye(result)) log.note('pair.bye-opponent', { ...facts, found: result });
  else log.note(other ? 'pair.one-sided' : 'pair.missing-row', facts);
}

const codes = {
  contradiction: 'pair.contradiction',
  unusual: 'pair.unusual',
  unfinished: 'game.unfinished',
} as const;

function pairRows(row: PlayerRow, other: PlayerRow, round: number, log: FindingLog): ReportGame | null {
  const first = cellOf(row, round);
  const second = cellOf(other, round);
  if (!resultCodes.includes(second.result)) return null;
  const judgement = judgePair(first.result, second.result);
  const note = (code: ReaderCode, found: string) =>
    log.note(code, { ...place(row, round), otherNo: other.startNo, found });
  if (!coloursFit(first.colour, second.colour, judgement.kind === 'rated' || judgement.kind === 'unusual')) {
    note('pair.colour', `${first.colour || '-'}/${second.colour || '-'}`);
    return null;
  }
  switch (judgement.kind) {
    case 'rated': {
      const { points } = judgement;
      return first.colour === 'w'
        ? { round, white: row.startNo, black: other.startNo, points }
        : { round, white: other.startNo, black: row.startNo, points: (100 - points) as Points };
    }
    case 'unrated':
      return null;
    case 'bye':
      if (isBye(first.result)) noteOneSided(row, other, round, log);
      if (isBye(second.result)) noteOneSided(other, row, round, log);
      return null;
    default:
      note(codes[judgement.kind], `${first.result || '?'}/${second.result || '?'}`);
      return null;
  }
}

/** Opposite where there was a game, and never twice the same. */
function coloursFit(first: string, second: string, game: boolean): boolean {
  if (first !== '' && second !== '') return first !== second;
  return !game;
}

const place = (row: PlayerRow, round: number): Facts => ({
  line: row.line,
  column: cellColumn(round) - row.shift,
  round,
  startNo: row.startNo,
});
