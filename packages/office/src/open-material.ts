import type { Period } from '@kuvvet/engine';
import type { Act, Ledger, PeriodBook } from '@kuvvet/ledger';
import { fetchState } from './book-state.ts';
import { followMerges } from './follow-merges.ts';
import { gather } from './people.ts';
import { standingMerges } from './player-months.ts';
import type { Federation, Ports } from './ports.ts';
import { settleCorrections } from './settle-corrections.ts';
import type { ClosingMaterial } from './stage-closing.ts';

/** What the lists after a book would be made of if it were closed now: everything the ledger holds of it. */
export async function openMaterial(
  book: PeriodBook,
  federation: Federation,
  ports: Pick<Ports, 'ledger' | 'vault'>,
): Promise<ClosingMaterial> {
  const { ledger, vault } = ports;
  const acts = await Array.fromAsync(ledger.acts(book.period));
  const posted = await Array.fromAsync(ledger.postings(book.period));
  const followed = await followMerges(posted, await mergesUntil(book.period, ledger), federation.code, ports);
  return {
    acts,
    postings: await settleCorrections(followed, book, ports),
    states: await fetchState(book.previousState, vault),
    ...(await gather(ledger.people())),
  };
}

/** Of all books: a report may have been matched before a merge and posted when the month had turned. */
export async function mergesUntil(
  last: Period,
  ledger: Pick<Ledger, 'books' | 'acts'>,
): Promise<readonly Act[]> {
  const merges: Act[] = [];
  for await (const { period } of ledger.books()) {
    if (period > last) break;
    merges.push(...standingMerges(await Array.fromAsync(ledger.acts(period))));
  }
  return merges;
}
