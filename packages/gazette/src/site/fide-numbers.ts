import { ByteWriter } from '../byte-writer.ts';
import { writeJsonText } from '../json-text.ts';
import type { CombinedRow } from '../list.ts';
import { writeRatings } from './ratings.ts';
import type { Entry } from './section.ts';

/** A FIDE number as a key. No number has more digits. */
const fideKey = (fide: number): string => `${fide}`.padStart(10, '0');

/** `fide`: who has a FIDE number, by that. Takes people that pass by, who are few among all. */
export class FideNumbers {
  readonly #numbers: number[] = [];
  readonly #lines = new ByteWriter();
  readonly #ends: number[] = [];

  *noting(rows: Iterable<CombinedRow>): Generator<CombinedRow> {
    for (const row of rows) {
      if (row.fide !== null) this.#note(row, row.fide);
      yield row;
    }
  }

  /** When all have passed, once; of one number twice the lower player first. */
  *entries(): Generator<Entry> {
    const numbers = this.#numbers;
    const lines = this.#lines.finish();
    const order = Uint32Array.from(numbers.keys());
    order.sort((one, other) => (numbers[one] as number) - (numbers[other] as number) || one - other);
    for (const at of order) {
      const line = lines.subarray(this.#ends[at - 1] ?? 0, this.#ends[at]);
      yield { key: fideKey(numbers[at] as number), line };
    }
  }

  #note({ player, ratings }: CombinedRow, fide: string): void {
    this.#lines.ascii('[');
    writeJsonText(this.#lines, fide);
    this.#lines.ascii(`,${player}`);
    writeRatings(this.#lines, ratings);
    this.#ends.push(this.#lines.length);
    this.#numbers.push(Number(fide));
  }
}
