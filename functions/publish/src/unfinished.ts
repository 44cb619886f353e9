import { listTypes, type Period, previousPeriod } from '@kuvvet/engine';
import { latestKey, readLatest } from '@kuvvet/gazette';
import type { PublishPorts } from './publish.ts';

/**
 * The oldest book that is not closed to the end; null before the first was opened. That is the open one, or the one
 * before it while a close that died after it turned the book has not pointed readers to its lists yet.
 */
export async function unfinishedBook({
  ledger,
  lists,
}: Pick<PublishPorts, 'ledger' | 'lists'>): Promise<Period | null> {
  const open = await ledger.current();
  if (open === null) return null;
  const closed = await ledger.book(previousPeriod(open));
  return closed && !(await areAnnounced(open, lists)) ? closed.period : open;
}

async function areAnnounced(list: Period, lists: PublishPorts['lists']): Promise<boolean> {
  for (const type of listTypes) {
    const stored = await lists.get(latestKey(type));
    const pointer = stored && readLatest(stored.bytes);
    if (!pointer || pointer.period < list) return false;
  }
  return true;
}
