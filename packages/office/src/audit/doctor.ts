import { isDeepStrictEqual } from 'node:util';
import type { Ledger, PeriodBook } from '@kuvvet/ledger';
import type { Ports } from '../ports.ts';
import { RegisterColumns } from '../register-columns.ts';
import { auditBooks } from './audit-books.ts';
import type { AuditFinding, Note } from './audit-finding.ts';
import { auditLists } from './audit-lists.ts';
import { auditMerges } from './audit-merges.ts';
import { auditPostings } from './audit-postings.ts';
import { auditReceipts } from './audit-receipts.ts';
import { auditRegister } from './audit-register.ts';
import { auditStandings } from './audit-standings.ts';
import { countOrphans } from './orphans.ts';

export type DoctorPorts = Pick<Ports, 'vault' | 'lists' | 'now'> & { readonly ledger: Ledger };

/** How much there is, for people. */
export interface Census {
  readonly lists: number;
  readonly tournaments: number;
  /** Receipts that wait: to be rated, for their month, for a person. */
  readonly received: number;
  readonly parked: number;
  readonly held: number;
  /** Objects nobody refers to, left by what died or lost a race: harmless. */
  readonly orphans: number;
}

/**
 * Looks whether everything an installation holds fits together, and changes nothing. It may be at work: what moved
 * meanwhile is looked at again before it is called wrong, and everything once a book was closed.
 */
export async function examineInstallation(ports: DoctorPorts, note: Note): Promise<Census> {
  for (;;) {
    const books = await Array.fromAsync(ports.ledger.books());
    const findings: AuditFinding[] = [];
    const census = await examine(books, ports, (finding) => findings.push(finding));
    if (!isDeepStrictEqual(books, await Array.fromAsync(ports.ledger.books()))) continue;
    for (const finding of findings) note(finding);
    return census;
  }
}

async function examine(books: readonly PeriodBook[], ports: DoctorPorts, note: Note): Promise<Census> {
  const register = new RegisterColumns();
  for await (const player of ports.ledger.register()) register.add(player);
  await auditBooks(books, ports, note);
  await auditLists(books, ports, note);
  const postings = await auditPostings(books, register, ports, note);
  const receipts = await auditReceipts(postings, ports, note);
  await auditStandings(books, register, ports, note);
  await auditMerges(books, register, ports, note);
  await auditRegister(books, register, ports, note);
  const orphans = await countOrphans(books, postings, receipts, ports);
  const { tournaments, received, parked, held } = receipts;
  const lists = books.filter(({ state }) => state === 'published').length;
  return { lists, tournaments, received, parked, held, orphans };
}
