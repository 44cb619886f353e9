import { nameWords } from '@kuvvet/report';
import type { CombinedRow } from '../list.ts';

/** Words of a name that are looked up; no name needs more. */
export const mostWords = 6;

/** The words of everybody's name, each word by its place among all there are, which are far fewer. */
export interface WordsOfNames {
  /** In order. */
  readonly words: readonly string[];
  /** How many have each word. */
  readonly counts: Uint32Array;
  /** Places of words, name by name. */
  readonly places: Uint32Array;
  /** Where in `places` the words of a name end; those of the next one begin there. */
  readonly ends: Uint32Array;
}

/** Takes words from names that pass by. */
export class NameWords {
  /** Words of what stands between blanks and commas: names are made of few such parts. */
  readonly #parts = new Map<string, readonly number[]>();
  /** By when they were first met. */
  readonly #words = new Map<string, number>();
  readonly #ends: Uint32Array;
  #places: Uint32Array<ArrayBuffer>;
  #names = 0;
  #end = 0;

  constructor(names: number) {
    this.#ends = new Uint32Array(names);
    this.#places = new Uint32Array(3 * names + mostWords);
  }

  *noting(rows: Iterable<CombinedRow>): Generator<CombinedRow> {
    for (const row of rows) {
      this.#note(row.name);
      yield row;
    }
  }

  /** When all have passed; the words are given up. */
  read(): WordsOfNames {
    const words = [...this.#words.keys()].sort();
    const placeOf = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) placeOf[this.#words.get(word) as number] = place;
    const places = this.#places.subarray(0, this.#end);
    const counts = new Uint32Array(words.length);
    for (const [at, met] of places.entries()) {
      const place = placeOf[met] as number;
      places[at] = place;
      counts[place] = (counts[place] as number) + 1;
    }
    return { words, counts, places, ends: this.#ends };
  }

  #note(name: string): void {
    const from = this.#end;
    if (from + mostWords > this.#places.length) {
      this.#places = new Uint32Array(this.#places.buffer.transfer(2 * this.#places.byteLength));
    }
    for (const part of name.split(/[\s,]+/)) {
      for (const word of this.#parts.get(part) ?? this.#wordsIn(part)) this.#enter(word, from);
    }
    this.#ends[this.#names++] = this.#end;
  }

  /** A word of the name that begins at `from`, once. */
  #enter(word: number, from: number): void {
    if (this.#end - from === mostWords) return;
    for (let at = from; at < this.#end; at++) if (this.#places[at] === word) return;
    this.#places[this.#end++] = word;
  }

  #wordsIn(part: string): readonly number[] {
    const words = nameWords(part).map((word) => {
      const known = this.#words.get(word) ?? this.#words.size;
      this.#words.set(word, known);
      return known;
    });
    this.#parts.set(part, words);
    return words;
  }
}
