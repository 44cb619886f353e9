import { engineVersion, previousPeriod } from '@kuvvet/engine';
import type { Election, PeriodBook } from '@kuvvet/ledger';
import { type Federation, openMaterial, type Ports, stageClosing } from '@kuvvet/office';

/** Folds a sealed book over what the ledger holds and stages the lists after it. */
export async function stageLists(
  book: PeriodBook,
  federation: Federation,
  ports: Pick<Ports, 'ledger' | 'vault' | 'lists'>,
): Promise<Election> {
  const material = await openMaterial(book, federation, ports);
  const before = (await ports.ledger.book(previousPeriod(book.period)))?.elected?.manifests;
  const after = (previous: string | undefined) => ({ engine: engineVersion, previous: previous ?? null });
  const provenance = { ukd: after(before?.ukd), uhs: after(before?.uhs), uys: after(before?.uys) };
  return stageClosing(book, material, provenance, ports);
}
