import { foldName } from '@kuvvet/report';
import type { ByteWriter } from '../byte-writer.ts';
import { writeJsonText } from '../json-text.ts';
import type { CombinedRow, Rows } from '../list.ts';
import { KeptLines } from './kept-lines.ts';
import type { Entry } from './section.ts';

/**
 * `names`: everybody by every two words of the name, in either order, so that whatever two words somebody types, the
 * players lie side by side. A name of one word stands before all that begin with it.
 */
export function* nameEntries(rows: Rows<CombinedRow>): Generator<Entry> {
  const lines = new KeptLines(rows, writeLine);
  const { words, wordsOf } = readWords(rows);
  const pairs = pairsByFirst(rows, words.length, wordsOf);
  for (const [first, seconds] of pairs.entries()) {
    const order = Float64Array.from(seconds).sort();
    const lead = (at: number) =>
      `${words[first]} ${words[Math.floor((order[at] as number) / span) - 1] ?? ''} `;
    yield* lines.inOrder(placesIn(order), lead);
  }
}

/** A second word, one more than its place among the words and 0 for none, then a row's place in the list. */
const span = 2 ** 32;

function* placesIn(order: Iterable<number>): Generator<number> {
  for (const pair of order) yield pair % span;
}

/** Words of a name that are looked up; no name needs more. */
const mostWords = 6;

/** Every word there is, in order, and which of them a name has. There are far fewer words than names. */
function readWords(rows: Rows<CombinedRow>) {
  const folded = new Map<string, readonly string[]>();
  const found = new Set<string>();
  for (const { name } of rows) {
    for (const part of partsOf(name)) {
      if (folded.has(part)) continue;
      const words = foldName(part).split(' ').filter(Boolean);
      folded.set(part, words);
      for (const word of words) found.add(word);
    }
  }
  const words = [...found].sort();
  const places = new Map(words.map((word, place) => [word, place]));
  const known = new Map(
    [...folded].map(([part, words]) => [part, words.map((word) => places.get(word) ?? 0)]),
  );
  const wordsOf = (name: string): readonly number[] => {
    const all = new Set(partsOf(name).flatMap((part) => known.get(part) ?? []));
    return [...all].slice(0, mostWords);
  };
  return { words, wordsOf };
}

const partsOf = (name: string): readonly string[] => name.split(/[\s,]+/);

/** For each first word the second ones, with the place of the row. */
function pairsByFirst(
  rows: Rows<CombinedRow>,
  count: number,
  wordsOf: (name: string) => readonly number[],
): readonly (readonly number[])[] {
  const pairs: number[][] = Array.from({ length: count }, () => []);
  let place = 0;
  for (const { name } of rows) {
    const words = wordsOf(name);
    for (const first of words) {
      if (words.length === 1) pairs[first]?.push(place);
      for (const second of words) if (second !== first) pairs[first]?.push((second + 1) * span + place);
    }
    place++;
  }
  return pairs;
}

/** Who somebody is and how strong, in all three types; 0 for what is missing. */
function writeLine(writer: ByteWriter, { player, name, birthYear, province, ratings }: CombinedRow): void {
  writer.ascii(`[${player},`);
  writeJsonText(writer, name);
  writer.ascii(`,${birthYear ?? 0},`);
  writeJsonText(writer, province);
  writer.ascii(`,${ratings.ukd ?? 0},${ratings.uhs ?? 0},${ratings.uys ?? 0}]`);
}
