import { claimIn } from '../same-event.ts';
import { type Note, notice } from './audit-finding.ts';
import type { DoctorPorts } from './doctor.ts';

/**
 * Whether every claim of an event belongs to a tournament somebody handed in (M-18). One that does not stands in the
 * way of the same event under another code, and of nothing else.
 */
export async function auditClaims({ ledger, vault }: DoctorPorts, note: Note): Promise<void> {
  for await (const key of vault.keys('events/')) {
    const stored = await vault.get(key);
    if (!stored) continue;
    const { owner } = claimIn(stored.bytes);
    const known = (await ledger.head(owner)) !== null || (await ledger.receipts(owner)).length > 0;
    if (!known) note(notice('audit.claim', key, { found: owner }));
  }
}
