import { hideLicenceNumbers } from '@kuvvet/report';

/** What a cell that cannot be read is; an empty one is null. */
export const unreadable = Symbol('unreadable');

export type Cell<T> = T | null | typeof unreadable;

export function wholeNumber(cell: string | undefined, least: number, most: number): Cell<number> {
  if (!cell) return null;
  const value = /^\d{1,4}$/.test(cell) ? Number(cell) : Number.NaN;
  return value >= least && value <= most ? value : unreadable;
}

/** The year alone, also of a full date: the rest is nobody's business (ARCHITECTURE 4). */
export function birthYear(cell: string | undefined): Cell<number> {
  const year = /^(\d{4})(?:[-/.]\d\d?[-/.]\d\d?)?$|^\d\d?[-/.]\d\d?[-/.](\d{4})$/.exec(cell ?? '');
  return wholeNumber(year ? (year[1] ?? year[2]) : cell, 1900, 2100);
}

/** `m` and `w` as in reports, `f` too, `e` and `k` as in Turkish registers. */
export function sex(cell: string | undefined): Cell<'m' | 'w'> {
  if (!cell) return null;
  if (/^[me]$/i.test(cell)) return 'm';
  return /^[wfk]$/i.test(cell) ? 'w' : unreadable;
}

export function fideNumber(cell: string | undefined): Cell<string> {
  if (!cell || /^0+$/.test(cell)) return null;
  return /^[1-9]\d{4,9}$/.test(cell) ? cell : unreadable;
}

/** Text that will be published: a licence number typed into it is hidden; what no eye sees is refused. */
export function publicText(cell: string | undefined): Cell<string> {
  const text = cell ?? '';
  return /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text)
    ? unreadable
    : hideLicenceNumbers(text);
}
