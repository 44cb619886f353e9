import { listTypes, type Period, previousPeriod } from '@kuvvet/engine';
import { calendarKey, readCalendar } from '@kuvvet/gazette';
import type { PublishPorts } from './publish.ts';

/**
 * The oldest book that is not closed to the end; null before the first was opened. That is the open one, or the one
 * before it while a close that died after it turned the book has not told readers of its lists yet.
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

/** The calendar is written last, so it names a list when nothing more is to be done for it. */
async function areAnnounced(list: Period, lists: PublishPorts['lists']): Promise<boolean> {
  const stored = await lists.get(calendarKey);
  const calendar = stored && readCalendar(stored.bytes);
  return listTypes.every((type) => (calendar?.lists[type][0]?.period ?? '') >= list);
}
