import { type ListType, nextPeriod, type Period } from '@kuvvet/engine';
import {
  type AnnouncedList,
  type AnnouncedRevision,
  type Archive,
  type Calendar,
  drawCalendar,
  isReached,
  latestKey,
  manifestName,
  readLatest,
  readManifest,
  releaseKey,
} from '@kuvvet/gazette';
import type { Election, PeriodBook } from '@kuvvet/ledger';
import type { Federation } from '@kuvvet/office';
import type { PublishPorts } from './publish.ts';

/**
 * Every list readers find by now, from the books, the pointers and the public manifests; null before the first book is
 * open. What nobody points to yet is not among them, so that a calendar never says more than was done.
 */
export async function listCalendar(
  { timeZone, ruleSet }: Federation,
  { ledger, lists }: Pick<PublishPorts, 'ledger' | 'lists'>,
): Promise<Calendar | null> {
  const open = await ledger.current();
  if (open === null) return null;
  const books = (await Array.fromAsync(ledger.books())).reverse();
  const of = (type: ListType) => listsOf(type, books, lists);
  const [ukd, uhs, uys] = await Promise.all([of('ukd'), of('uhs'), of('uys')]);
  return drawCalendar({ timeZone, ruleSet, open, lists: { ukd, uhs, uys } });
}

/** The lists of a type, newest first, as far as they are announced. */
async function listsOf(
  type: ListType,
  books: readonly PeriodBook[],
  lists: Archive,
): Promise<readonly AnnouncedList[]> {
  const stored = await lists.get(latestKey(type));
  const pointer = stored && readLatest(stored.bytes);
  const found: AnnouncedList[] = [];
  for (const { period: month, elected, revised } of books) {
    if (!elected) continue;
    const period = nextPeriod(month);
    const again = revised.map(({ at, election }) => ({ since: at, election }));
    const revisions: AnnouncedRevision[] = [];
    for (const { since, election } of [{ since: null, election: elected }, ...again]) {
      const release = await announced(type, period, election, lists);
      if (!release || !pointer || !isReached(pointer, { period, revision: release.manifest.revision })) break;
      revisions.push({ since, ...release });
    }
    if (revisions.length > 0) found.push({ period, revisions });
  }
  return found;
}

/** An elected list; null while its manifest is not public. */
async function announced(
  type: ListType,
  period: Period,
  { manifests }: Election,
  lists: Archive,
): Promise<Omit<AnnouncedRevision, 'since'> | null> {
  const key = releaseKey({ type, period, digest: manifests[type] }, manifestName);
  const stored = await lists.get(key);
  const manifest = stored && readManifest(stored.bytes);
  return manifest && { key, manifest };
}
