import { type LinkFault, linkOf, readLink } from './share-link.ts';
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

export type SavedFault = 'saved.version' | 'saved.broken' | 'saved.full' | 'saved.too-long';

/** An entry of the file or the storage, whoever wrote it. */
interface Entry {
  readonly name?: unknown;
  readonly sheet?: unknown;
}

/** In the order they were kept. An entry that cannot be read is left out, and stays where it lies. */
export const savedTournaments = (shelf: Shelf): readonly SavedTournament[] =>
  entriesOn(shelf).flatMap((entry) => {
    const read = readEntry(entry);
    return typeof read === 'string' ? [] : read;
  });

/** Keeps a sheet in place of the one of that name. */
export function keep(shelf: Shelf, name: string, sheet: Sheet): SavedFault | null {
  const entry = entryOf({ name, sheet });
  if (typeof readEntry(entry) === 'string') return 'saved.too-long';
  return write(shelf, [...entriesOn(shelf).filter((each) => each?.name !== name), entry]);
}

export const drop = (shelf: Shelf, name: string): SavedFault | null =>
  write(
    shelf,
    entriesOn(shelf).filter((each) => each?.name !== name),
  );

/** The text of an exported file. */
export const exported = (tournaments: readonly SavedTournament[]): string => textOf(tournaments.map(entryOf));

/** Adds those of an exported file: nothing is replaced, and what is there already is not there twice. */
export function importTournaments(shelf: Shelf, text: string): SavedFault | null {
  const read = readFile(text);
  if (typeof read === 'string') return read;
  const all = [...savedTournaments(shelf)];
  const isThere = ({ name, sheet }: SavedTournament) =>
    all.some(
      (saved) =>
        (saved.name === name || saved.name.startsWith(`${name} (`)) &&
        linkOf(saved.sheet, true) === linkOf(sheet, true),
    );
  const added: SavedTournament[] = [];
  for (const each of read) {
    if (isThere(each)) continue;
    const named = { ...each, name: freeName(each.name, all) };
    all.push(named);
    added.push(named);
  }
  return write(shelf, [...entriesOn(shelf), ...added.map(entryOf)]);
}

function freeName(name: string, among: readonly SavedTournament[]): string {
  const taken = new Set(among.map((saved) => saved.name));
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(free)) return free;
  }
}

function write(shelf: Shelf, entries: readonly (Entry | null)[]): SavedFault | null {
  try {
    shelf.setItem(format, textOf(entries));
    return null;
  } catch {
    // The browser's quota, or a browser that stores nothing.
    return 'saved.full';
  }
}

const entryOf = ({ name, sheet }: SavedTournament): Entry => ({ name, sheet: linkOf(sheet, true) });

const textOf = (tournaments: readonly (Entry | null)[]): string =>
  `${JSON.stringify({ format, tournaments }, null, 1)}\n`;

function entriesOn(shelf: Shelf): readonly (Entry | null)[] {
  const tournaments = parse(shelf.getItem(format) ?? '')?.tournaments;
  return Array.isArray(tournaments) ? tournaments : [];
}

/** A file is taken whole or not at all. */
function readFile(text: string): readonly SavedTournament[] | SavedFault {
  const file = parse(text);
  if (typeof file?.format !== 'string') return 'saved.broken';
  if (file.format !== format) {
    return /^kuvvet\.tournaments\/\d+$/.test(file.format) ? 'saved.version' : 'saved.broken';
  }
  if (!Array.isArray(file.tournaments)) return 'saved.broken';
  const tournaments: SavedTournament[] = [];
  for (const entry of file.tournaments as readonly (Entry | null)[]) {
    const read = readEntry(entry);
    if (typeof read === 'string') return read === 'link.version' ? 'saved.version' : 'saved.broken';
    tournaments.push(read);
  }
  return tournaments;
}

function readEntry(entry: Entry | null): SavedTournament | LinkFault {
  if (typeof entry?.name !== 'string' || typeof entry.sheet !== 'string') return 'link.broken';
  const sheet = readLink(entry.sheet);
  return typeof sheet === 'string' ? sheet : { name: entry.name, sheet };
}

function parse(text: string): { readonly format?: unknown; readonly tournaments?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
