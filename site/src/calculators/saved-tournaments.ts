import { linkOf, readLink } from './share-link.ts';
import type { Sheet } from './sheet.ts';

/** A tournament somebody keeps in the browser, under a name of their own. */
export interface SavedTournament {
  readonly name: string;
  readonly sheet: Sheet;
}

/** What of the browser's storage is used. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The file that is exported is what lies in the storage: a sheet in it is written as in a link, with names. */
const format = 'kuvvet.tournaments/1';

export type SavedFault = 'saved.version' | 'saved.broken' | 'saved.full';

/** In the order they were kept. What cannot be read is none, and stays until something is kept. */
export function savedTournaments(shelf: Shelf): readonly SavedTournament[] {
  const read = readTournaments(shelf.getItem(format) ?? '');
  return typeof read === 'string' ? [] : read;
}

/** Keeps a sheet in place of the one of that name. */
export function keep(shelf: Shelf, name: string, sheet: Sheet): SavedFault | null {
  const others = savedTournaments(shelf).filter((saved) => saved.name !== name);
  return write(shelf, [...others, { name, sheet }]);
}

export function drop(shelf: Shelf, name: string): SavedFault | null {
  return write(
    shelf,
    savedTournaments(shelf).filter((saved) => saved.name !== name),
  );
}

/** The text of an exported file. */
export function exported(tournaments: readonly SavedTournament[]): string {
  const lines = tournaments.map(({ name, sheet }) => ({ name, sheet: linkOf(sheet, true) }));
  return `${JSON.stringify({ format, tournaments: lines }, null, 1)}\n`;
}

/** Adds those of an exported file: nothing is replaced, and what is there already is not there twice. */
export function importTournaments(shelf: Shelf, text: string): SavedFault | null {
  const read = readTournaments(text);
  if (typeof read === 'string') return read;
  const all = [...savedTournaments(shelf)];
  const isThere = ({ name, sheet }: SavedTournament) =>
    all.some(
      (saved) =>
        (saved.name === name || saved.name.startsWith(`${name} (`)) &&
        linkOf(saved.sheet, true) === linkOf(sheet, true),
    );
  for (const each of read) if (!isThere(each)) all.push({ ...each, name: freeName(each.name, all) });
  return write(shelf, all);
}

function freeName(name: string, among: readonly SavedTournament[]): string {
  const taken = new Set(among.map((saved) => saved.name));
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(free)) return free;
  }
}

function write(shelf: Shelf, tournaments: readonly SavedTournament[]): SavedFault | null {
  try {
    shelf.setItem(format, exported(tournaments));
    return null;
  } catch {
    // The browser's quota, or a browser that stores nothing.
    return 'saved.full';
  }
}

function readTournaments(text: string): readonly SavedTournament[] | SavedFault {
  const file = parse(text);
  if (file === null || !Array.isArray(file.tournaments)) return 'saved.broken';
  if (file.format !== format) return 'saved.version';
  const tournaments: SavedTournament[] = [];
  for (const entry of file.tournaments as readonly { name?: unknown; sheet?: unknown }[]) {
    const sheet = typeof entry?.sheet === 'string' ? readLink(entry.sheet) : 'link.broken';
    if (typeof entry?.name !== 'string' || typeof sheet === 'string') return 'saved.broken';
    tournaments.push({ name: entry.name, sheet });
  }
  return tournaments;
}

function parse(text: string): { readonly format?: unknown; readonly tournaments?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
