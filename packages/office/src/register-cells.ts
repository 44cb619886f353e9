import { foldName, hidePersonal, invisibleIn, isFederation } from '@kuvvet/report';
import { registerLimits } from './register-limits.ts';

/** What a cell that cannot be read is; an empty one is null. */
export const unreadable = Symbol('unreadable');

export type Cell<T> = T | null | typeof unreadable;

function wholeNumber(cell: string | undefined, least: number, most: number): Cell<number> {
  if (!cell) return null;
  const value = /^\d{1,4}$/.test(cell) ? Number(cell) : Number.NaN;
  return value >= least && value <= most ? value : unreadable;
}

/** Spreadsheets count days from the end of 1899: five digits of theirs are 1927 to 2091. */
const spreadsheetDay = /^[1-6]\d{4}$/;

/** The year alone, also of a full date: the rest is nobody's business (ARCHITECTURE 4). */
export function birthYear(cell: string | undefined): Cell<number> {
  if (cell && spreadsheetDay.test(cell)) {
    return new Date(Date.UTC(1899, 11, 30 + Number(cell))).getUTCFullYear();
  }
  const year = /^(\d{4})(?:[-/.]\d\d?[-/.]\d\d?)?$|^\d\d?[-/.]\d\d?[-/.](\d{4})$/.exec(cell ?? '');
  return wholeNumber(year ? (year[1] ?? year[2]) : cell, 1900, 2100);
}

/** `m` and `w` as in reports, `f` too, `e` and `k` as in Turkish registers. */
export function sex(cell: string | undefined): Cell<'m' | 'w'> {
  if (!cell) return null;
  if (/^[me]$/i.test(cell)) return 'm';
  return /^[wfk]$/i.test(cell) ? 'w' : unreadable;
}

/** Five to nine digits, as in reports: with ten it may be a telephone number, and lists would show it. */
export function fideNumber(cell: string | undefined): Cell<string> {
  if (!cell || /^0+$/.test(cell)) return null;
  return /^[1-9]\d{4,8}$/.test(cell) ? cell : unreadable;
}

/** A whole number within bounds; 0 stands for no rating, as some lists write it. */
export function rating(cell: string | undefined, least: number): Cell<number> {
  return /^0+$/.test(cell ?? '') ? null : wholeNumber(cell, least, registerLimits.highestRating);
}

/** The three letters in capitals. Only a known code is taken: a wrong one would make a player foreign (U-10). */
export function federation(cell: string | undefined): Cell<string> {
  const code = (cell ?? '').toUpperCase();
  return isFederation(code) ? code : unreadable;
}

const yes = new Set(['1', 'true', 'yes', 'evet', 'e']);
const no = new Set(['0', 'false', 'no', 'hayir', 'h']);

/** Whether a player is shown in the lists; so it is where nothing is said. */
export function listed(cell: string | undefined): Cell<boolean> {
  if (!cell) return true;
  const word = foldName(cell);
  return no.has(word) ? false : yes.has(word) || unreadable;
}

/**
 * Text that will be published. Licence numbers, addresses, telephone numbers and dates typed into it are hidden;
 * what no eye sees is refused, and what is too long for a name.
 */
export function publicText(cell: string | undefined): Cell<string> {
  const text = cell ?? '';
  return text.length > registerLimits.textLength || invisibleIn(text) !== null
    ? unreadable
    : hidePersonal(text);
}
