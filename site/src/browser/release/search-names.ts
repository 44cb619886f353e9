import { nameWords } from '@kuvvet/report/name-key';
import type { Pack } from './pack.ts';
import type { NameLine } from './rows.ts';

/** After every key that begins with what stands before it. */
const beyond = '~';

/** Blocks that are looked through at most: who types more is found in fewer. */
const mostBlocks = 4;

export interface Found {
  readonly players: readonly NameLine[];
  /** There may be more: the next letter tells. */
  readonly isCut: boolean;
}

/**
 * Players by words of their names or their beginnings, in any order. Letters are compared without marks; I, İ, ı and i
 * are one.
 */
export async function searchNames(pack: Pack, typed: string, most: number): Promise<Found> {
  const words = nameWords(typed);
  const [first, second] = words.toSorted((one, other) => other.length - one.length);
  if (first === undefined) return { players: [], isCut: false };
  const pair = second === undefined ? null : await lookThrough(pack, orderOf(words, first, second), words);
  const found = pair && pair.players.length > 0 ? pair : await lookThrough(pack, first, words);
  const players = found.players.toSorted(byRating);
  return { players: players.slice(0, most), isCut: found.isCut || players.length > most };
}

/** Two words as one key. The last one typed may be the beginning of a word, so it stands last. */
const orderOf = (words: readonly string[], first: string, second: string): string =>
  words.at(-1) === first ? `${second} ${first}` : `${first} ${second}`;

async function lookThrough(pack: Pack, from: string, words: readonly string[]): Promise<Found> {
  const found = new Map<number, NameLine>();
  let blocks = 0;
  for await (const lines of pack.blocks<NameLine>('names', from, `${from}${beyond}`)) {
    for (const line of lines) if (matches(line, words)) found.set(line[0], line);
    if (++blocks === mostBlocks) return { players: [...found.values()], isCut: true };
  }
  return { players: [...found.values()], isCut: false };
}

function matches([, name]: NameLine, words: readonly string[]): boolean {
  const has = nameWords(name);
  return words.every((word) => has.some((one) => one.startsWith(word)));
}

const byRating = (one: NameLine, other: NameLine): number =>
  Math.max(other[4], other[5], other[6]) - Math.max(one[4], one[5], one[6]) || one[0] - other[0];
