/** Columns of 001 and of national records, 0-based, end exclusive (formats 1: 1-based, inclusive). */
export const columns = {
  startNo: [4, 8],
  sex: [9, 10],
  name: [14, 47],
  rating: [48, 52],
  federation: [53, 56],
  number: [57, 68],
  birth: [69, 79],
  points: [80, 84],
  rank: [85, 89],
} as const;

export type Field = keyof typeof columns;

/** A round takes ten columns from 92 on: opponent 4, blank, colour, blank, result, two blanks. */
export const firstCell = 91;
export const cellWidth = 10;

/** A row and by how many columns everything after its name lies too far left. */
export interface AlignedRow {
  readonly text: string;
  readonly shift: number;
}

export function field({ text, shift }: AlignedRow, name: Field): string {
  const [from, to] = columns[name];
  if (name === 'startNo' || name === 'sex') return text.slice(from, to);
  return name === 'name' ? text.slice(from, to - shift) : text.slice(from - shift, to - shift);
}

/** Character code at a 0-based column; a row cut short ends in blanks (formats 3 #14). */
export function codeAt({ text, shift }: AlignedRow, column: number): number {
  const index = column - shift;
  return index < text.length ? text.charCodeAt(index) : blank;
}

export const blank = 32;

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
