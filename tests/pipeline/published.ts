import { formatHundredths, type ListType, listTypes, type PlayerState } from '@kuvvet/engine';
import { type Archive, type Release, releaseKey } from '@kuvvet/gazette';
import type { Player } from '@kuvvet/ledger';
import type { Closing } from '@kuvvet/office';
import type { OracleBook } from './oracle.ts';

/** Of a list what a book decides: who stands on it with which numbers, and what moved; a line each. */
export type Lines = readonly string[];

/** The lines a release says. */
export async function linesOf(release: Release, lists: Archive): Promise<Lines> {
  const read = async (name: string) => {
    const stored = await lists.get(releaseKey(release, name));
    const text = stored ? new TextDecoder().decode(stored.bytes) : '';
    return text.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
  };
  const rows = await read('list.ndjson');
  const changes = await read('changes.ndjson');
  return [
    ...rows.map((row) => listLine(row.player, row.club, row.rating, row.previous, row.change, row.games)),
    ...changes.map((row) =>
      changeLine(row.player, row.rating, row.previous, row.change, row.games, row.first),
    ),
  ];
}

/** The lines it must say. */
export function expectedLines(type: ListType, { closing }: OracleBook, register: readonly Player[]): Lines {
  const entries = new Map(register.map((player) => [player.player, player]));
  const listed = closing.states.filter(({ player }) => entries.get(player)?.listed);
  const movementOf = ({ player }: PlayerState) => closing.movements.get(player)?.[type];
  const rows = listed.flatMap((state) => {
    const rating = state.ratings[type];
    if (rating === null) return [];
    const { previous, change, games } = movementOf(state) ?? { previous: rating, change: 0, games: 0 };
    const club = entries.get(state.player)?.club ?? '';
    return listLine(state.player, club, rating, previous, formatHundredths(change), games);
  });
  const changes = listed.flatMap((state) => {
    const moved = movementOf(state);
    if (!moved) return [];
    const { rating, previous, change, games, first } = moved;
    return changeLine(state.player, rating, previous, formatHundredths(change), games, first);
  });
  return [...rows, ...changes, ...mergedLines(type, closing, entries)];
}

/** Whose rating left the list with a merge (M-06). */
function mergedLines(
  type: ListType,
  { masters, before }: Closing,
  entries: ReadonlyMap<string, Player>,
): Lines {
  return [...masters].flatMap(([player, into]) => {
    const rating = before.get(player)?.ratings[type] ?? null;
    const open = entries.get(player)?.listed && entries.get(into)?.listed;
    return rating !== null && open ? changeLine(player, null, rating, formatHundredths(0), 0, false) : [];
  });
}

type Cell = string | number | null | boolean;

const listLine = (...cells: readonly Cell[]) => `stands ${cells.join(' ')}`;
const changeLine = (...cells: readonly Cell[]) => `moves ${cells.join(' ')}`;

/** Every list of three months by its type and month. */
export const everyList = (books: readonly OracleBook[]) =>
  books.flatMap((book) => listTypes.map((type) => ({ type, book, name: `${type} ${book.list}` })));
