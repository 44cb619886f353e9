import { listTypes } from '@kuvvet/engine';
import {
  calendarBytes,
  calendarKey,
  entriesIn,
  feedBytes,
  feedKey,
  isLater,
  movePointer,
  readCalendar,
} from '@kuvvet/gazette';
import type { Federation } from '@kuvvet/office';
import { listCalendar } from './list-calendar.ts';
import type { PublishPorts } from './publish.ts';

/**
 * Tells readers of every list that was announced: the feeds, then the calendar, which therefore says that all of it is
 * done. Neither ever goes back, whoever else does the same. Repeatable.
 */
export async function tellReaders(
  federation: Federation,
  ports: Pick<PublishPorts, 'ledger' | 'lists' | 'listsUrl'>,
): Promise<void> {
  const { lists, listsUrl } = ports;
  const calendar = await listCalendar(federation, ports);
  if (calendar === null) return;
  const place = { federation: federation.code, base: listsUrl ? `${listsUrl}/` : null };
  for (const type of listTypes) {
    const bytes = feedBytes(calendar, type, place);
    if (!bytes) continue;
    const feed = { key: feedKey(type), mediaType: 'application/atom+xml', bytes };
    await movePointer(lists, feed, (standing) => entriesIn(standing) > entriesIn(bytes));
  }
  const pointer = { key: calendarKey, mediaType: 'application/json', bytes: calendarBytes(calendar) };
  await movePointer(lists, pointer, (standing) => {
    const read = readCalendar(standing);
    return read !== null && isLater(read, calendar);
  });
}
