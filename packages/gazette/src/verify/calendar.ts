import { type ListType, listTypes, ruleSets } from '@kuvvet/engine';
import { type Calendar, calendarBytes, readCalendar } from '../calendar.ts';
import { type AnnouncedList, drawCalendar } from '../draw-calendar.ts';
import { feedBytes } from '../feed.ts';
import { plainPageBytes, plainPageKey } from '../plain-page.ts';
import { calendarKey, feedKey, manifestName } from '../release-key.ts';
import type { Link } from './chain.ts';
import type { Note } from './flaw.ts';
import { manifestKey } from './pointers.ts';
import type { Reader } from './reader.ts';

type Chains = Readonly<Record<ListType, readonly Link[]>>;

/** What readers are told of the lists, byte for byte against what follows from the lists themselves; where it is there. */
export async function checkCalendar(chains: Chains, home: string, reader: Reader, note: Note): Promise<void> {
  const stored = await reader.get(calendarKey);
  const calendar = stored && readCalendar(stored.bytes);
  if (!calendar) return;
  const drawn = drawnAgain(calendar, chains);
  if (drawn === null || Buffer.compare(calendarBytes(drawn), stored.bytes) !== 0)
    note({ code: 'calendar.wrong', key: calendarKey });
  for (const type of listTypes) {
    await checkFeed(type, calendar, home, reader, note);
    await checkPage(type, calendar, reader, note);
  }
}

/** The calendar as it should be. What no list says are the time zone and the instants of re-runs, which are taken from it. */
function drawnAgain({ timeZone, lists }: Calendar, chains: Chains): Calendar | null {
  const newest = listTypes.flatMap((type) => chains[type].at(-1) ?? []).at(-1);
  const { name, version } = newest?.manifest.ruleSet ?? {};
  const ruleSet = ruleSets.find((one) => one.name === name && one.version === version);
  if (!newest || !ruleSet) return null;
  const told = new Map(
    listTypes.flatMap((type) =>
      lists[type].flatMap(({ revisions }) => revisions.map(({ manifest, since }) => [manifest, since])),
    ),
  );
  try {
    const [ukd, uhs, uys] = [listsOf(chains.ukd, told), listsOf(chains.uhs, told), listsOf(chains.uys, told)];
    return drawCalendar({ timeZone, ruleSet, open: newest.release.period, lists: { ukd, uhs, uys } });
  } catch {
    return null;
  }
}

/** Of a chain, the newest first. */
function listsOf(chain: readonly Link[], told: ReadonlyMap<string, string>): readonly AnnouncedList[] {
  const months = Map.groupBy(chain, ({ release }) => release.period);
  return [...months].reverse().map(([period, links]) => ({
    period,
    revisions: links.map(({ release, manifest }) => {
      const key = manifestKey(release);
      return { key, manifest, since: manifest.revision === 1 ? null : (told.get(key) ?? '') };
    }),
  }));
}

/** The address in front of its links is the feed's own word. */
async function checkFeed(type: ListType, calendar: Calendar, home: string, reader: Reader, note: Note) {
  const key = feedKey(type);
  const stored = await reader.get(key);
  if (!stored) return;
  const text = new TextDecoder().decode(stored.bytes);
  const [, base = ''] = /<link rel="self"[^>]* href="([^"]*)lists\//.exec(text) ?? [];
  const place = { federation: home, base: base === '../../' ? null : base };
  try {
    const bytes = feedBytes(calendar, type, place);
    if (bytes && Buffer.compare(bytes, stored.bytes) === 0) return;
  } catch {
    // As good as another feed.
  }
  note({ code: 'feed.wrong', key });
}

/** The newest list as a plain page. Whether the best players are those of the list is looked at with the list itself. */
async function checkPage(type: ListType, { lists }: Calendar, reader: Reader, note: Note) {
  const key = plainPageKey(type);
  const stored = await reader.get(key);
  if (!stored) return;
  const [newest] = lists[type];
  const manifest = newest?.revisions.at(-1)?.manifest ?? '';
  const tops = await reader.get(manifest.replace(manifestName, 'tops.json'));
  const bytes = newest && tops && plainPageBytes(type, newest, tops.bytes);
  if (!bytes || Buffer.compare(bytes, stored.bytes) !== 0) note({ code: 'page.wrong', key });
}
