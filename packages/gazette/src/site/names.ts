import { ByteWriter } from '../byte-writer.ts';
import { writeJsonText } from '../json-text.ts';
import type { CombinedRow } from '../list.ts';
import { mostWords, type WordsOfNames } from './name-words.ts';
import { writeRatings } from './ratings.ts';
import { type Entry, numberKey } from './section.ts';
import { startsOf } from './starts.ts';
import { WaitingLines } from './waiting-lines.ts';

const decoder = new TextDecoder();

/**
 * `names`: everybody by every two words of the name, in either order, so that whatever two words somebody types, the
 * players lie side by side. A name of one word stands before all that begin with it. `names` are those of `rows`.
 */
export function* nameEntries(rows: Iterable<CombinedRow>, names: WordsOfNames): Generator<Entry> {
  const shelves = shelvesFor(names.counts);
  using waiting = new WaitingLines(shelves.length);
  putBy(rows, names, shelves, waiting);
  for (const [at, shelf] of shelves.entries()) {
    const lines = linesByWord(shelf, waiting.take(at), names);
    yield* entriesOf(shelf, lines, waiting, names);
  }
}

/** Neighbours among the words, and who has one of them. */
interface Shelf {
  readonly from: number;
  /** Behind the last one. */
  to: number;
  /** By line: whose it is among the names. */
  people: Uint32Array;
}

/** Lines of a shelf, unless a single word has more. */
const shelfSize = 1 << 15;

function shelvesFor(counts: Uint32Array): readonly Shelf[] {
  const shelves: Shelf[] = [];
  let [from, sum] = [0, 0];
  for (const [word, count] of counts.entries()) {
    if (sum > 0 && sum + count > shelfSize) {
      shelves.push({ from, to: word, people: new Uint32Array(sum) });
      [from, sum] = [word, 0];
    }
    sum += count;
  }
  if (sum > 0) shelves.push({ from, to: counts.length, people: new Uint32Array(sum) });
  return shelves;
}

/** Puts everybody's line on each shelf that has a word of the name, once. */
function putBy(
  rows: Iterable<CombinedRow>,
  { counts, places, ends }: WordsOfNames,
  shelves: readonly Shelf[],
  waiting: WaitingLines,
): void {
  const shelfOf = new Uint32Array(counts.length);
  for (const [at, { from, to }] of shelves.entries()) shelfOf.fill(at, from, to);
  const last = new Int32Array(shelves.length).fill(-1);
  const writer = new ByteWriter();
  let [name, at] = [0, 0];
  for (const row of rows) {
    writeLine(writer, row);
    const line = writer.take();
    for (const end = ends[name] as number; at < end; at++) {
      const shelf = shelfOf[places[at] as number] as number;
      if (last[shelf] === name) continue;
      last[shelf] = name;
      (shelves[shelf] as Shelf).people[waiting.put(shelf, line)] = name;
    }
    name++;
  }
}

/** A second word, one more than its place and 0 for none, then the line on the shelf. */
const span = 2 ** 32;

/** `lines` are those of the shelf, word by word, in `waiting`. */
function* entriesOf(
  { from, to, people }: Shelf,
  lines: Uint32Array,
  waiting: WaitingLines,
  names: WordsOfNames,
): Generator<Entry> {
  const { words, counts, places } = names;
  let line: Uint8Array = new Uint8Array(0);
  let [first, second] = ['', ''];
  const entry: Entry = {
    get key() {
      return `${first} ${second} ${numberKey(JSON.parse(decoder.decode(line))[0])}`;
    },
    get line() {
      return line;
    },
  };
  const pairs = new Float64Array(mostWords * lines.length);
  for (let [word, start] = [from, 0]; word < to; start += counts[word++] as number) {
    first = words[word] as string;
    let found = 0;
    for (const at of lines.subarray(start, start + (counts[word] as number))) {
      const [begin, end] = wordsOf(people[at] as number, names);
      if (end - begin === 1) pairs[found++] = at;
      for (let other = begin; other < end; other++) {
        const place = places[other] as number;
        if (place !== word) pairs[found++] = (place + 1) * span + at;
      }
    }
    for (const pair of pairs.subarray(0, found).sort()) {
      second = words[Math.floor(pair / span) - 1] ?? '';
      line = waiting.line(pair % span);
      yield entry;
    }
  }
}

/** The lines of a shelf, of which there are so many, word by word. */
function linesByWord({ from, to, people }: Shelf, lines: number, names: WordsOfNames): Uint32Array {
  const { starts: next, end: all } = startsOf(names.counts.subarray(from, to));
  const found = new Uint32Array(all);
  for (let line = 0; line < lines; line++) {
    const [begin, end] = wordsOf(people[line] as number, names);
    for (let at = begin; at < end; at++) {
      const word = (names.places[at] as number) - from;
      if (word < 0 || word >= to - from) continue;
      const place = next[word] as number;
      found[place] = line;
      next[word] = place + 1;
    }
  }
  return found;
}

/** Where in `places` the words of a name lie. */
const wordsOf = (name: number, { ends }: WordsOfNames): readonly [from: number, to: number] => [
  ends[name - 1] ?? 0,
  ends[name] as number,
];

/** Who somebody is and how strong, in all three types; 0 for what is missing. */
function writeLine(writer: ByteWriter, row: CombinedRow): void {
  writer.ascii('[');
  writer.ascii(row.player);
  writer.ascii(',');
  writeJsonText(writer, row.name);
  writer.ascii(',');
  writer.integer(row.birthYear ?? 0);
  writer.ascii(',');
  writeJsonText(writer, row.province);
  writeRatings(writer, row.ratings);
}
