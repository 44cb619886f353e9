import { type ListType, listTypes } from '@kuvvet/engine';
import {
  type Archive,
  type Calendar,
  calendarBytes,
  calendarKey,
  entriesIn,
  feedBytes,
  feedKey,
  isLater,
  isPlainPageLater,
  manifestName,
  movePointer,
  plainPageBytes,
  plainPageKey,
  readCalendar,
} from '@kuvvet/gazette';
import { deliveriesOf, type Federation, listNews, type News } from '@kuvvet/office';
import { listCalendar } from './list-calendar.ts';
import type { PublishPorts } from './publish.ts';

/**
 * Tells readers of every list that was announced: the feeds, the plain pages, the subscribers, then the calendar, which therefore says
 * that all of it is done. Nothing ever goes back, whoever else does the same. Repeatable.
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
    await showPlainly(type, calendar, lists);
  }
  const stored = await lists.get(calendarKey);
  await tellSubscribers(newsIn(calendar, stored && readCalendar(stored.bytes)), ports.ledger);
  const pointer = { key: calendarKey, mediaType: 'application/json', bytes: calendarBytes(calendar) };
  await movePointer(lists, pointer, (standing) => {
    const read = readCalendar(standing);
    return read !== null && isLater(read, calendar);
  });
}

/** The newest list for browsers that run no programs. */
async function showPlainly(type: ListType, calendar: Calendar, lists: Archive): Promise<void> {
  const [newest] = calendar.lists[type];
  const manifest = newest?.revisions.at(-1)?.manifest;
  if (!newest || !manifest) return;
  const tops = await lists.get(manifest.replace(manifestName, 'tops.json'));
  const bytes = tops && plainPageBytes(type, newest, tops.bytes);
  if (!bytes) return;
  const page = { key: plainPageKey(type), mediaType: 'text/html; charset=utf-8', bytes };
  await movePointer(lists, page, (standing) => isPlainPageLater(standing, newest));
}

/** What the calendar before did not know yet; the newest month where there was none. */
function newsIn(calendar: Calendar, before: Calendar | null): readonly News[] {
  return listTypes.flatMap((type) => {
    const lists = before ? calendar.lists[type] : calendar.lists[type].slice(0, 1);
    return lists.flatMap(({ period, revisions }) => {
      const known = before?.lists[type].find((list) => list.period === period)?.revisions.length ?? 0;
      return revisions.slice(known).map((revision) => listNews(type, period, revision));
    });
  });
}

/** Deliveries of one piece of news are made once, however often it is told. */
async function tellSubscribers(news: readonly News[], ledger: PublishPorts['ledger']): Promise<void> {
  if (news.length === 0) return;
  const subscribers = await ledger.subscribers();
  await ledger.addDeliveries(news.flatMap((one) => deliveriesOf(one, subscribers)));
}
