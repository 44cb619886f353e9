import { foldName } from '@kuvvet/report';

/** A province in the order of `place`; those that fold alike are one. */
interface Province {
  readonly id: number;
  readonly folded: string;
  rows: number;
  /** Where its next row goes. */
  next: number;
}

/** Provinces of rows, and where the rows of each lie when these follow one another. Who has none is nowhere. */
export class Provinces {
  readonly #known: Province[] = [];
  /** As written. */
  readonly #written = new Map<string, Province>();

  note(name: string): void {
    this.#of(name).rows++;
  }

  /** Good for `next`. */
  idOf(name: string): number {
    return this.#of(name).id;
  }

  /** When all are noted: puts the provinces behind one another and gives how many rows they have. */
  arrange(): number {
    let at = 0;
    for (const province of this.#known.toSorted(byFolded)) {
      if (province.folded === '') continue;
      province.next = at;
      at += province.rows;
    }
    return at;
  }

  /** The place of the next row of a province; null for none. */
  next(id: number): number | null {
    const province = this.#known[id];
    return province && province.folded !== '' ? province.next++ : null;
  }

  #of(name: string): Province {
    const found = this.#written.get(name);
    if (found) return found;
    const folded = foldName(name);
    const alike = this.#known.find((each) => each.folded === folded);
    const province = alike ?? { id: this.#known.length, folded, rows: 0, next: 0 };
    if (!alike) this.#known.push(province);
    this.#written.set(name, province);
    return province;
  }
}

const byFolded = (one: Province, other: Province): number => (one.folded < other.folded ? -1 : 1);
