import { type ListType, listTypes } from '@kuvvet/engine';
import {
  type Archive,
  type Calendar,
  calendarBytes,
  calendarKey,
  entriesIn,
  type FeedPlace,
  feedBytes,
  feedKey,
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
 * Tells readers of every list that was announced: the feeds, the plain pages, the subscribers, then the calendar, which
 * therefore says that all of it is done. Whoever is overtaken by another does it again, with what is announced by then.
 * Repeatable.
 */
export async function tellReaders(
  federation: Federation,
  ports: Pick<PublishPorts, 'ledger' | 'lists' | 'listsUrl'>,
): Promise<void> {
  const { lists, listsUrl } = ports;
  const place = { federation: federation.code, base: listsUrl ? `${listsUrl}/` : null };
  await movePointer(lists, { key: calendarKey, mediaType: 'application/json' }, async (standing) => {
    const calendar = await listCalendar(federation, ports);
    if (calendar === null) return null;
    for (const type of listTypes) {
      await feed(type, calendar, place, lists);
      await showPlainly(type, calendar, lists);
    }
    await tellSubscribers(newsIn(calendar, standing && readCalendar(standing)), ports.ledger);
    return calendarBytes(calendar);
  });
}

async function feed(type: ListType, calendar: Calendar, place: FeedPlace, lists: Archive): Promise<void> {
  const bytes = feedBytes(calendar, type, place);
  const pointer = { key: feedKey(type), mediaType: 'application/atom+xml' };
  await movePointer(lists, pointer, (standing) =>
    standing && bytes && entriesIn(standing) > entriesIn(bytes) ? null : bytes,
  );
}

/** The newest list for browsers that run no programs. */
async function showPlainly(type: ListType, calendar: Calendar, lists: Archive): Promise<void> {
  const [newest] = calendar.lists[type];
  const manifest = newest?.revisions.at(-1)?.manifest;
  if (!newest || !manifest) return;
  const tops = await lists.get(manifest.replace(manifestName, 'tops.json'));
  const bytes = tops && plainPageBytes(type, newest, tops.bytes);
  if (!bytes) return;
  const page = { key: plainPageKey(type), mediaType: 'text/html; charset=utf-8' };
  await movePointer(lists, page, (standing) =>
    standing && isPlainPageLater(standing, newest) ? null : bytes,
  );
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
