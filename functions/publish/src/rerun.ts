import { engineVersion, type ListType, listTypes, nextPeriod, type Period } from '@kuvvet/engine';
import { announce, readManifest, stagedManifestKey } from '@kuvvet/gazette';
import { Defect, type Election, type PeriodBook, type Rerun } from '@kuvvet/ledger';
import {
  type ClosingMaterial,
  differencesBetween,
  type Federation,
  fold,
  type ListDifference,
  listsAfter,
  materialNow,
  materialOf,
  type Ports,
  recordRerun,
  stageClosing,
} from '@kuvvet/office';
import { drain } from './drain.ts';
import type { PublishPorts } from './publish.ts';
import { tellReaders } from './tell-readers.ts';

export type RerunPorts = PublishPorts & Pick<Ports, 'now'>;

/** Where the lists of a month would differ from their newest revision. */
export type ListDifferences = Readonly<Record<ListType, readonly ListDifference[]>>;

export type RerunOutcome =
  /** Reports still wait to be rated, corrections perhaps among them. */
  | { readonly outcome: 'draining'; readonly waiting: number }
  /** A list that was not published cannot be made again. */
  | { readonly outcome: 'not-published'; readonly open: Period | null }
  /** Nothing would be other than in the newest revision, which readers now find. */
  | { readonly outcome: 'unchanged'; readonly list: Period; readonly revision: number }
  | { readonly outcome: 'revised'; readonly list: Period; readonly rerun: Rerun };

/** What a re-run would change, without changing anything; null for a book that was not published. */
export async function rehearseRerun(
  period: Period,
  { ledger, vault }: Pick<RerunPorts, 'ledger' | 'vault'>,
): Promise<ListDifferences | null> {
  const book = await ledger.book(period);
  if (!isPublished(book)) return null;
  return differences(book, await materialNow(book, { ledger, vault }), vault);
}

/**
 * Makes the lists after a published book once more beside the first, with everything known of its month by now
 * . What was rated against the first stays rated: states, standings and the chain of lists go on from it, and
 * the correcting entries carry the difference. Each step is a no-op when done; of several officers at once the
 * first gives the reason.
 */
export async function rerun(
  period: Period,
  order: Pick<Rerun, 'reason' | 'by'>,
  federation: Federation,
  ports: RerunPorts,
  options: { readonly drain: boolean } = { drain: true },
): Promise<RerunOutcome> {
  const { ledger, vault, now } = ports;
  const book = await ledger.book(period);
  if (!isPublished(book)) return { outcome: 'not-published', open: await ledger.current() };
  const waiting = options.drain ? await drain(period, ports) : 0;
  if (waiting > 0) return { outcome: 'draining', waiting };

  const list = nextPeriod(period);
  const material = await materialNow(book, ports);
  const found = await differences(book, material, vault);
  if (listTypes.every((type) => found[type].length === 0)) {
    await proclaim(book, federation, ports);
    return { outcome: 'unchanged', list, revision: book.revised.length + 1 };
  }
  const revision = book.revised.length + 2;
  const election = await stageClosing(
    book,
    material,
    await editionOf(book, revision, order.reason, vault),
    ports,
  );
  const elected = await ledger.revise(period, { revision, ...order, at: now(), election });
  await proclaim({ ...book, revised: [...book.revised, elected] }, federation, ports);
  return { outcome: 'revised', list, rerun: elected };
}

type PublishedBook = PeriodBook & { readonly elected: Election };

const isPublished = (book: PeriodBook | null): book is PublishedBook =>
  book?.state === 'published' && book.elected !== null;

const newestOf = ({ elected, revised }: PublishedBook): Election => revised.at(-1)?.election ?? elected;

async function differences(
  book: PublishedBook,
  material: ClosingMaterial,
  vault: RerunPorts['vault'],
): Promise<ListDifferences> {
  const standing = await materialOf(book, newestOf(book), vault);
  const before = listsAfter(book, await fold(book, standing), standing.register);
  const found: Record<ListType, readonly ListDifference[]> = { ukd: [], uhs: [], uys: [] };
  for (const after of listsAfter(book, await fold(book, material), material.register)) {
    const { value } = before.next();
    if (value) found[after.type] = differencesBetween(value, after);
  }
  return found;
}

/** The chain of months goes through first revisions only, so the list before is that of the first. */
async function editionOf(book: PublishedBook, revision: number, reason: string, vault: RerunPorts['vault']) {
  const revising = async (type: ListType) => {
    const revises = newestOf(book).manifests[type];
    const first = book.elected.manifests[type];
    const stored = await vault.get(stagedManifestKey(first));
    const manifest = stored && readManifest(stored.bytes);
    if (!manifest) throw new Defect(`the manifest ${first} is not in the vault`);
    return { engine: engineVersion, previous: manifest.previous, revision, revises, reason };
  };
  return { ukd: await revising('ukd'), uhs: await revising('uhs'), uys: await revising('uys') };
}

/** Tells the vault of every re-run and points readers to the newest; the first list too may not be announced yet. */
async function proclaim(
  { period, elected, revised }: PublishedBook,
  federation: Federation,
  ports: RerunPorts,
) {
  const { vault, lists, sign } = ports;
  for (const each of revised) await recordRerun(period, each, vault);
  for (const { manifests } of [elected, ...revised.map(({ election }) => election)]) {
    for (const type of listTypes) {
      await announce({ lists, vault }, { type, period: nextPeriod(period), digest: manifests[type] }, sign);
    }
  }
  await tellReaders(federation, ports);
}
