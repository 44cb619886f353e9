import type { LicenceEntry } from '@kuvvet/ledger';
import { inOrder } from './in-order.ts';
import { NumberColumn } from './number-column.ts';
import { TokenColumn } from './token-column.ts';

/** Whom licences name, in columns: gone through by token, in whatever order they came. */
export class LicenceColumns implements Iterable<LicenceEntry> {
  readonly #tokens = new TokenColumn();
  readonly #players = new NumberColumn();
  #length = 0;

  add([token, player]: LicenceEntry): void {
    this.#tokens.put(this.#length, token);
    this.#players.put(this.#length, Number(player));
    this.#length++;
  }

  *[Symbol.iterator](): Generator<LicenceEntry> {
    const byToken = (one: number, other: number) => this.#tokens.compare(one, other);
    for (const place of inOrder(this.#length, byToken)) {
      yield [this.#tokens.at(place) ?? '', String(this.#players.at(place))];
    }
  }
}

export function toLicenceColumns(entries: Iterable<LicenceEntry>): LicenceColumns {
  const licences = new LicenceColumns();
  for (const entry of entries) licences.add(entry);
  return licences;
}
