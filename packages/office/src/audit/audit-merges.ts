import type { PlayerNumber } from '@kuvvet/engine';
import type { PeriodBook, Player } from '@kuvvet/ledger';
import { standingMerges } from '../player-months.ts';
import { type Note, wrong } from './audit-finding.ts';
import type { DoctorPorts } from './doctor.ts';

/** Whether the register's numbers lead where the acts of the books say, and nowhere else (M-06). */
export async function auditMerges(
  books: readonly PeriodBook[],
  register: Iterable<Player>,
  { ledger }: DoctorPorts,
  note: Note,
): Promise<void> {
  const into = new Map<PlayerNumber, PlayerNumber>();
  for (const { period } of books) {
    const acts = await Array.fromAsync(ledger.acts(period));
    for (const act of standingMerges(acts)) into.set(act.player, act.into);
  }
  for (const { player, mergedInto } of register) {
    const expected = into.get(player) ?? null;
    if (mergedInto === expected) continue;
    // Somebody may have been merged since the register was read.
    const now = (await ledger.players([player])).get(player)?.mergedInto ?? null;
    if (now === expected) continue;
    note(wrong('audit.merge', player, { expected: expected ?? '-', found: now ?? '-' }));
  }
}
