import { previousPeriod } from '@kuvvet/engine';
import type { PeriodBook, Player, Posting } from '@kuvvet/ledger';
import { beginningKey, readBeginning } from '../closings.ts';
import { readRegister, registerKey } from '../register-snapshot.ts';
import { type Note, wrong } from './audit-finding.ts';
import { auditPosting } from './audit-posting.ts';
import type { DoctorPorts } from './doctor.ts';
import { lookAgain } from './look-up.ts';
import { membersOf } from './rebuilt.ts';

/** What the books hold of tournaments: revision and assessment by `<period> <tournament>`. */
export type Posted = ReadonlyMap<string, { readonly revision: number; readonly assessment: string }>;

/**
 * Whether every posting of every book follows from its assessment (audit-posting.ts), and its event is claimed: else it
 * could be rated once more under another code (M-18).
 */
export async function auditPostings(
  books: readonly PeriodBook[],
  register: Iterable<Player>,
  { ledger, vault }: DoctorPorts,
  note: Note,
): Promise<Posted> {
  const posted = new Map<string, { revision: number; assessment: string }>();
  for (const book of books) {
    const before = books.find(({ period }) => period === previousPeriod(book.period));
    const members = membersOf(
      await registerAt(before?.elected?.register ?? (await takenOver(vault)), vault),
      book.elected ? await registerAt(book.elected.register, vault) : register,
    );
    const entries: Posting[] = [];
    for await (const posting of ledger.postings(book.period))
      if (posting.reverses !== null) entries.push(posting);
    for await (const posting of ledger.postings(book.period)) {
      const { tournament, revision, assessment } = posting;
      posted.set(`${book.period} ${tournament}`, { revision, assessment });
      const assessed = await auditPosting(posting, { book, entries, members, ledger, vault, note });
      if (assessed && posting.games > 0 && !(await ledger.claim(assessed.event))) {
        note(wrong('audit.claim', `${book.period} ${tournament}.${revision}`));
      }
    }
  }
  return posted;
}

type Vault = DoctorPorts['vault'];

async function takenOver(vault: Vault): Promise<string> {
  const stored = await vault.get(beginningKey);
  return (stored && readBeginning(stored.bytes)?.register) ?? '';
}

/** What was lost is told where the books are looked at; nobody is a member for certain then. */
async function registerAt(digest: string, vault: Vault): Promise<Iterable<Player>> {
  return digest === '' ? [] : ((await lookAgain(digest, registerKey, readRegister, vault)) ?? []);
}
