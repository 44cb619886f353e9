import type { PlayerNumber } from '@kuvvet/engine';
import { ArchiveDefect } from './errors.ts';
import type { Rows } from './list.ts';

interface Numbered {
  readonly player: PlayerNumber;
}

/**
 * The same rows. Going through them throws `ArchiveDefect` unless they come by player number, nobody twice: in another
 * order the same list would be other bytes, and a number that appears twice makes a list nobody can use.
 */
export function inOrder<Row extends Numbered>(rows: Rows<Row>): Rows<Row> {
  let isKnown = false;
  function* checked() {
    let last = 0;
    for (const row of rows) {
      const number = Number(row.player);
      if (!(number > last)) throw new ArchiveDefect(`not a list: ${row.player} after ${last}`);
      last = number;
      yield row;
    }
    isKnown = true;
  }
  // They are gone through once for each file and are the same each time.
  return { length: rows.length, [Symbol.iterator]: () => (isKnown ? rows[Symbol.iterator]() : checked()) };
}
