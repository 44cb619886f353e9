import type { Period } from '@kuvvet/engine';
import { Defect, type Election, type Ledger, type PeriodBook, type Posting } from '@kuvvet/ledger';
import { fetchState } from './book-state.ts';
import { fetchRecord } from './closing-record.ts';
import { countedIn } from './counted-in.ts';
import { fetchKept } from './keep.ts';
import { licencesKey, readLicences } from './licence-table.ts';
import { gather, membersAmong } from './people.ts';
import type { Ports } from './ports.ts';
import { readRegister, registerKey } from './register-snapshot.ts';
import type { ClosingMaterial } from './stage-closing.ts';

type Sources = Pick<Ports, 'ledger' | 'vault'>;

/** What the lists of a published book were made of, by the digests of one of their revisions. */
export async function materialOf(
  book: PeriodBook,
  election: Election,
  vault: Ports['vault'],
): Promise<ClosingMaterial> {
  const { postings, acts } = await fetchRecord(election.book, vault);
  return {
    ...{ postings, acts },
    states: await fetchState(book.previousState, vault),
    register: await fetchKept(election.register, registerKey, readRegister, vault),
    licences: await fetchKept(election.licences, licencesKey, readLicences, vault),
  };
}

/**
 * What the lists of a published book would be made of today: every tournament that counts in it at its
 * committed revision, the register as it is now, the acts as they were entered. Entries of the book that correct
 * earlier ones stay as they are.
 */
export async function materialNow(book: PeriodBook, { ledger, vault }: Sources): Promise<ClosingMaterial> {
  if (!book.elected) throw new Defect(`the book ${book.period} was turned without an election`);
  const { postings, acts } = await fetchRecord(book.elected.book, vault);
  const people = await gather(ledger.people());
  const members = membersAmong(people.register);
  const later = await correctionsOf(postings, book.period, ledger);
  const now: Posting[] = [];
  for (const posting of postings) {
    const entry = later.get(posting.tournament);
    now.push(entry ? await countedIn(book.period, entry, members, vault) : posting);
  }
  return {
    ...{ acts, ...people },
    postings: now,
    states: await fetchState(book.previousState, vault),
  };
}

/** The entries of later books by which tournaments of this one were corrected or taken back, by tournament. */
async function correctionsOf(
  postings: readonly Posting[],
  period: Period,
  ledger: Ledger,
): Promise<ReadonlyMap<string, Posting>> {
  const corrected = new Set<string>();
  const books = new Set<Period>();
  for (const { tournament, revision, reverses } of postings) {
    if (reverses !== null) continue;
    const head = await ledger.head(tournament);
    if (head?.counted !== period || head.revision <= revision) continue;
    corrected.add(tournament);
    books.add(head.period);
  }
  const entries = new Map<string, Posting>();
  for (const book of [...books].sort()) {
    for await (const posting of ledger.postings(book)) {
      if (corrected.has(posting.tournament)) entries.set(posting.tournament, posting);
    }
  }
  return entries;
}
