import type { PlayerNumber } from '@kuvvet/engine';
import { ArchiveDefect } from './errors.ts';

/**
 * Throws `ArchiveDefect` unless the rows come by player number, nobody twice: in another order the same list would be
 * other bytes, and a number that appears twice makes a list nobody can use.
 */
export function requireOrder(rows: Iterable<{ readonly player: PlayerNumber }>): void {
  let last = 0;
  for (const { player } of rows) {
    const number = Number(player);
    if (!(number > last)) throw new ArchiveDefect(`not a list: ${player} after ${last}`);
    last = number;
  }
}
