import { engineVersion, type Period, previousPeriod } from '@kuvvet/engine';
import type { Act, Election, Ledger, PeriodBook } from '@kuvvet/ledger';
import { type Federation, fetchState, followMerges, type Ports, stageClosing } from '@kuvvet/office';

/** Folds a sealed book over what the ledger holds and stages the lists after it. */
export async function stageLists(
  book: PeriodBook,
  federation: Federation,
  ports: Pick<Ports, 'ledger' | 'vault' | 'lists'>,
): Promise<Election> {
  const { ledger, vault } = ports;
  const acts = await Array.fromAsync(ledger.acts(book.period));
  const posted = await Array.fromAsync(ledger.postings(book.period));
  const material = {
    acts,
    postings: await followMerges(posted, await mergesUntil(book.period, ledger), federation.code, ports),
    states: await fetchState(book.previousState, vault),
    register: await Array.fromAsync(ledger.register()),
    licences: await Array.fromAsync(ledger.licenceEntries()),
  };
  const before = (await ledger.book(previousPeriod(book.period)))?.elected?.manifests;
  const after = (previous: string | undefined) => ({ engine: engineVersion, previous: previous ?? null });
  const provenance = { ukd: after(before?.ukd), uhs: after(before?.uhs), uys: after(before?.uys) };
  return stageClosing(book, material, provenance, ports);
}

/** Of all books: a report may have been matched before a merge and posted when the month had turned. */
async function mergesUntil(last: Period, ledger: Ledger): Promise<readonly Act[]> {
  const merges: Act[] = [];
  for await (const { period } of ledger.books()) {
    if (period > last) break;
    for await (const act of ledger.acts(period)) if (act.kind === 'merge') merges.push(act);
  }
  return merges;
}
