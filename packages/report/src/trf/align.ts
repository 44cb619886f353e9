import { resultCodes } from '../judge-pair.ts';
import { type AlignedRow, blank, cellWidth, codeAt, columns, field, firstCell, isDigit } from './columns.ts';
import { readPoints } from './points.ts';

/** By character code, whether a column may hold it. */
type Letters = readonly boolean[];

function lettersOf(text: string): Letters {
  const letters = Array<boolean>(256).fill(false);
  for (const letter of text + text.toLowerCase()) letters[letter.charCodeAt(0)] = true;
  return letters;
}

const results = lettersOf(`${resultCodes} `);
const colours = lettersOf('WB- ');
const numberLetters = lettersOf('0123456789 ');
const dateLetters = lettersOf('0123456789/.- ');

/** Blank columns between the fields from the name to the birth date, where national records end. */
const gaps = [47, 52, 56, 68];
const gapAfterBirth = 79;
const gapsAfterPoints = [84, 89, 90];

/**
 * Finds where the columns of a 001 row lie (formats 5.3): as written, or moved left because the name
 * was padded in bytes. Moved rows must fit in every column, unmoved ones at least from the points on,
 * for their numbers may be junk (formats 3 #3). Null where nothing fits.
 */
export function alignRow(text: string): AlignedRow | null {
  const written = { text, shift: 0 };
  if (rowFits(written)) return written;
  const moved = firstFitting(text, rowFits);
  if (moved) return moved;
  return resultsFit(written, null) ? written : null;
}

/** The same for a national record, which has neither points nor cells. */
export function alignNational(text: string): AlignedRow | null {
  const written = { text, shift: 0 };
  return nationalFits(written) ? written : firstFitting(text, nationalFits);
}

function rowFits(row: AlignedRow): boolean {
  return (
    nationalFits(row) &&
    codeAt(row, gapAfterBirth) === blank &&
    holdsOnly(row, columns.rank, numberLetters) &&
    resultsFit(row, results)
  );
}

/** Points and cells, and nothing that runs into them. */
function resultsFit(row: AlignedRow, codes: Letters | null): boolean {
  return (
    gapsAfterPoints.every((column) => codeAt(row, column) === blank) && pointsFit(row) && cellsFit(row, codes)
  );
}

function nationalFits(row: AlignedRow): boolean {
  return (
    gaps.every((column) => codeAt(row, column) === blank) &&
    holdsOnly(row, columns.number, numberLetters) &&
    holdsOnly(row, columns.birth, dateLetters)
  );
}

function firstFitting(text: string, fits: (row: AlignedRow) => boolean): AlignedRow | null {
  const moved = shiftsOf(text).map((shift) => ({ text, shift }));
  return moved.find(fits) ?? null;
}

/** How far a name padded in bytes moves the rest: by its extra bytes, or by its letters not in ASCII. */
function shiftsOf(text: string): readonly number[] {
  const end = columns.name[1];
  const shifts = new Set<number>();
  let extraBytes = 0;
  let letters = 0;
  for (let i: number = columns.name[0]; i < end - Math.max(extraBytes, letters) && i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 128) continue;
    letters += 1;
    extraBytes += code < 2048 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  if (extraBytes > 0) shifts.add(extraBytes).add(letters);
  return [...shifts];
}

function holdsOnly(row: AlignedRow, [from, to]: readonly [number, number], letters: Letters): boolean {
  for (let column = from; column < to; column += 1) if (!letters[codeAt(row, column)]) return false;
  return true;
}

function pointsFit(row: AlignedRow): boolean {
  const written = field(row, 'points').trim();
  return written === '' || readPoints(written) !== null;
}

/** Every cell is `[ \d]{4} [wb\- ] [code]` with two blanks before the next; null admits any code. */
function cellsFit(row: AlignedRow, codes: Letters | null): boolean {
  const end = row.text.length + row.shift;
  for (let start = firstCell; start < end; start += cellWidth) {
    if (!opponentFits(row, start)) return false;
    for (const gap of [4, 6, 8, 9]) if (codeAt(row, start + gap) !== blank) return false;
    if (!colours[codeAt(row, start + 5)]) return false;
    if (codes && !codes[codeAt(row, start + 7)]) return false;
  }
  return true;
}

/** Digits in one run, blanks around them. */
function opponentFits(row: AlignedRow, start: number): boolean {
  let runs = 0;
  let previous = blank;
  for (let column = start; column < start + 4; column += 1) {
    const code = codeAt(row, column);
    if (code !== blank && !isDigit(code)) return false;
    if (code !== blank && previous === blank) runs += 1;
    previous = code;
  }
  return runs < 2;
}
