import type { Player } from '@kuvvet/ledger';
import { type Finding, nameWords, type ReportPlayer } from '@kuvvet/report';

/** Where a row's facts contradict the register's of the player its numbers name (M-04). What one side lacks is not weighed. */
export function contradictions(row: ReportPlayer, player: Player): Finding[] {
  const at = { severity: 'hold', startNo: row.startNo, expected: player.player } as const;
  const found: Finding[] = [];
  if (row.birthYear !== null && player.birthYear !== null && row.birthYear !== player.birthYear) {
    found.push({ ...at, code: 'player.birth-year' });
  }
  if (row.sex !== null && player.sex !== null && row.sex !== player.sex) {
    found.push({ ...at, code: 'player.sex' });
  }
  if (!namesAgree(nameWords(row.name), nameWords(player.name))) found.push({ ...at, code: 'player.name' });
  return found;
}

/**
 * Cross-tables cut, reorder and shorten names, so a word agrees with one it begins. Two words must agree where both
 * names have two: brothers and sisters share only one.
 */
export function namesAgree(one: readonly string[], other: readonly string[]): boolean {
  const left = [...other];
  let agreeing = 0;
  for (const word of one) {
    const at = left.findIndex((twin) => twin.startsWith(word) || word.startsWith(twin));
    if (at < 0) continue;
    left.splice(at, 1);
    agreeing++;
  }
  return agreeing >= Math.min(2, one.length, other.length);
}
