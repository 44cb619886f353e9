import { type AlignedRow, blank, cellWidth, codeAt, firstCell, isDigit } from './columns.ts';

type Colour = 'w' | 'b' | '';

/** What one row says about one round. */
export interface Cell {
  /** Start number of the opponent; 0 for none. */
  readonly opponent: number;
  readonly colour: Colour;
  /** Result code in capitals, empty if blank. */
  readonly result: string;
}

/** Nothing written: not paired, not there. */
export const emptyCell: Cell = { opponent: 0, colour: '', result: '' };

/** 1-based column in which the cell of a round starts. */
export const cellColumn = (round: number): number => firstCell + 1 + (round - 1) * cellWidth;

/** The cells of a row, read by column; blank ones at the end are no rounds (formats 3 #14). */
export function readCells(row: AlignedRow): readonly Cell[] {
  const cells: Cell[] = [];
  const end = row.text.length + row.shift;
  let rounds = 0;
  for (let start = firstCell; start < end; start += cellWidth) {
    const cell = readCell(row, start);
    cells.push(cell);
    if (cell !== emptyCell) rounds = cells.length;
  }
  cells.length = rounds;
  return cells;
}

function readCell(row: AlignedRow, start: number): Cell {
  let opponent = 0;
  let written = false;
  for (let column = start; column < start + 4; column += 1) {
    const code = codeAt(row, column);
    if (!isDigit(code)) continue;
    opponent = opponent * 10 + code - 48;
    written = true;
  }
  const colour = codeAt(row, start + 5);
  const result = codeAt(row, start + 7);
  if (!written && colour === blank && result === blank) return emptyCell;
  return { opponent, colour: colourOf(colour), result: resultOf(result) };
}

/** `w`, `b` in either case; anything else is no colour. */
function colourOf(code: number): Colour {
  const letter = String.fromCharCode(code | 32);
  return letter === 'w' || letter === 'b' ? letter : '';
}

const resultOf = (code: number): string => (code === blank ? '' : String.fromCharCode(code).toUpperCase());
