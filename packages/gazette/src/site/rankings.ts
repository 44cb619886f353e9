import { foldName } from '@kuvvet/report';
import { ByteWriter } from '../byte-writer.ts';
import { writeJsonText } from '../json-text.ts';
import { keepFirst } from '../keep-first.ts';
import type { ListRow } from '../list.ts';
import { PlacedLines } from './placed-lines.ts';
import { Provinces } from './provinces.ts';
import { type Entry, numberKey } from './section.ts';
import { startsOf } from './starts.ts';

/** No rating has more than four digits. */
const highest = 9999;

/** How many of the largest movers either way. */
const mostMovers = 50;

/** A list in the orders of its ratings: every row is noted, then each order is gone through once, `place` after `rank`. */
export class Rankings implements Disposable {
  /** Rows by what is missing to the highest rating. */
  readonly #counts = new Uint32Array(highest + 1);
  readonly #provinces = new Provinces();
  readonly #up: ListRow[] = [];
  readonly #down: ListRow[] = [];
  #placed: PlacedLines | null = null;

  note(row: ListRow): void {
    const missing = highest - row.rating;
    this.#counts[missing] = (this.#counts[missing] as number) + 1;
    this.#provinces.note(row.province);
    if (row.previous === null || row.change === 0) return;
    keepFirst(row.change > 0 ? this.#up : this.#down, row, mostMovers, bySize);
  }

  /** `rank`: everybody, best first; of equal ones the lower number. `rows` are those that were noted, by number. */
  *rank(rows: Iterable<ListRow>): Generator<Entry> {
    const { starts: next, end } = startsOf(this.#counts);
    using ranked = new PlacedLines(end);
    const provinces = new Uint32Array(end);
    const writer = new ByteWriter();
    for (const row of rows) {
      const missing = highest - row.rating;
      const rank = next[missing] as number;
      next[missing] = rank + 1;
      writeLine(writer, row);
      ranked.put(rank, writer.take());
      provinces[rank] = this.#provinces.idOf(row.province);
    }
    const placed = new PlacedLines(this.#provinces.arrange());
    this.#placed = placed;
    let rank = 0;
    for (const entry of ranked.entries(rankKey)) {
      const place = this.#provinces.next(provinces[rank++] as number);
      if (place !== null) placed.put(place, entry.line);
      yield entry;
    }
  }

  /** `place`: who has a province, by its folded name, then likewise. */
  place(): Iterable<Entry> {
    return this.#placed?.entries(placeKey) ?? [];
  }

  /** `movers`: the largest exact changes upwards, then those downwards, of who was rated before. */
  *movers(): Generator<Entry> {
    const writer = new ByteWriter();
    for (const [at, row] of [...this.#up, ...this.#down].entries()) {
      writeLine(writer, row);
      yield { key: `${at}`.padStart(3, '0'), line: writer.take() };
    }
  }

  [Symbol.dispose](): void {
    this.#placed?.[Symbol.dispose]();
  }
}

const bySize = (one: ListRow, other: ListRow): number => Math.abs(other.change) - Math.abs(one.change);

/** Of a line of `rank`. */
function rankKey(line: string): string {
  const row = JSON.parse(line);
  return `${`${highest - row[7]}`.padStart(4, '0')}${numberKey(row[0])}`;
}

const placeKey = (line: string): string => `${foldName(JSON.parse(line)[4])}|${rankKey(line)}`;

const states = { new: 'n', active: 'a', idle: 'i' } as const;

/** What a ranking shows of a row, without the names of its columns; 0 for what is missing, a change in hundredths. */
function writeLine(writer: ByteWriter, row: ListRow): void {
  writer.ascii('[');
  writer.ascii(row.player);
  writer.ascii(',');
  writeJsonText(writer, row.name);
  writer.ascii(row.sex === null ? ',"",' : row.sex === 'm' ? ',"m",' : ',"w",');
  writer.integer(row.birthYear ?? 0);
  for (const text of [row.province, row.club, row.federation]) {
    writer.ascii(',');
    writeJsonText(writer, text);
  }
  for (const number of [row.rating, row.previous ?? 0, row.change, row.games]) {
    writer.ascii(',');
    writer.integer(number);
  }
  writer.ascii(`,"${states[row.status]}"]`);
}
