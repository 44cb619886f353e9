import { jsonText } from '../json-text.ts';
import type { ListRow } from '../list.ts';

interface Club {
  rows: number;
  /** '' where its players are of several. */
  province: string;
}

/** `facets`: what a list can be narrowed by, with counts. A club says its province where all its players are of one. */
export class Facets {
  readonly #provinces = new Map<string, { rows: number }>();
  readonly #federations = new Map<string, { rows: number }>();
  readonly #clubs = new Map<string, Club>();

  note({ province, club, federation }: ListRow): void {
    if (province !== '') countIn(this.#provinces, province);
    countIn(this.#federations, federation);
    if (club === '') return;
    const found = this.#clubs.get(club);
    if (!found) this.#clubs.set(club, { rows: 1, province });
    else {
      found.rows++;
      if (found.province !== province) found.province = '';
    }
  }

  text(): string {
    return jsonText({
      provinces: byName(this.#provinces).map(([name, { rows }]) => [name, rows]),
      clubs: byName(this.#clubs).map(([name, { rows, province }]) => [name, rows, province]),
      federations: byName(this.#federations).map(([name, { rows }]) => [name, rows]),
    });
  }
}

function countIn(found: Map<string, { rows: number }>, name: string): void {
  const known = found.get(name);
  if (known) known.rows++;
  else found.set(name, { rows: 1 });
}

const byName = <T>(found: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...found].sort(([one], [other]) => (one < other ? -1 : 1));
