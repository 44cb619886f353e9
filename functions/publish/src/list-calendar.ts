import {
  type ListType,
  latestList,
  nextPeriod,
  type Period,
  previousPeriod,
  type RuleSet,
} from '@kuvvet/engine';
import {
  type Archive,
  type Calendar,
  type CalendarList,
  type CalendarRevision,
  inForceFrom,
  mainDownloads,
  manifestName,
  type OpenMonth,
  readManifest,
  releaseKey,
} from '@kuvvet/gazette';
import type { Election, PeriodBook } from '@kuvvet/ledger';
import type { Federation } from '@kuvvet/office';
import { drainHours } from './drain-hours.ts';
import { endOf, isoSeconds } from './month-end.ts';
import type { PublishPorts } from './publish.ts';

/** Every list readers can fetch by now, from the books and the public manifests; null before the first book is open. */
export async function listCalendar(
  { timeZone, ruleSet }: Federation,
  { ledger, lists }: Pick<PublishPorts, 'ledger' | 'lists'>,
): Promise<Calendar | null> {
  const open = await ledger.current();
  if (open === null) return null;
  const books = (await Array.fromAsync(ledger.books())).reverse();
  const of = (type: ListType) => listsOf(type, books, timeZone, lists);
  const [ukd, uhs, uys] = await Promise.all([of('ukd'), of('uhs'), of('uys')]);
  return {
    format: 'kuvvet.calendar/1',
    timeZone,
    open: openMonth(open, timeZone, ruleSet),
    lists: { ukd, uhs, uys },
  };
}

/** Hours after the end of a month in which its lists appear: the tick that waits no longer, and the one after it. */
const hoursToAppear = drainHours + 1;

function openMonth(period: Period, timeZone: string, { event }: RuleSet): OpenMonth {
  const { instant, local } = endOf(period, timeZone);
  const list = nextPeriod(period);
  const late: { month: Period; lastList: Period }[] = [];
  for (let month = period; ; month = previousPeriod(month)) {
    const lastList = latestList(`${month}-01`, event.lateLists);
    if (lastList < list) break;
    late.unshift({ month, lastList });
  }
  return {
    period,
    closes: instant,
    closesLocal: local,
    nextList: {
      period: list,
      inForceFrom: inForceFrom(list),
      appearsBy: isoSeconds(Date.parse(instant) + hoursToAppear * 3_600_000),
    },
    late,
  };
}

/** The lists of a type, newest first, as far as they are announced. */
async function listsOf(
  type: ListType,
  books: readonly PeriodBook[],
  timeZone: string,
  lists: Archive,
): Promise<readonly CalendarList[]> {
  const found: CalendarList[] = [];
  let until: string | null = null;
  for (const { period: month, elected, revised } of books) {
    if (!elected) continue;
    const period = nextPeriod(month);
    const first = { revision: 1, since: endOf(month, timeZone).instant, election: elected };
    const again = revised.map(({ revision, at, election }) => ({ revision, since: at, election }));
    const revisions: CalendarRevision[] = [];
    for (const { election, ...rest } of [first, ...again]) {
      const release = await announced(type, period, election, lists);
      if (!release) break;
      revisions.push({ ...rest, ...release });
    }
    const stands = revisions.at(-1)?.revision;
    if (stands === undefined) continue;
    const from = inForceFrom(period);
    found.push({ period, inForceFrom: from, inForceUntil: until, stands, revisions });
    until = dayBefore(from);
  }
  return found;
}

/** Where an elected list lies and its main downloads; null while its manifest is not public. */
async function announced(
  type: ListType,
  period: Period,
  { manifests }: Election,
  lists: Archive,
): Promise<Pick<CalendarRevision, 'manifest' | 'files'> | null> {
  const key = releaseKey({ type, period, digest: manifests[type] }, manifestName);
  const stored = await lists.get(key);
  const manifest = stored && readManifest(stored.bytes);
  if (!manifest) return null;
  const files = mainDownloads.flatMap((name) => {
    const file = manifest.files.find((one) => one.name === name);
    return file ? [{ name, mediaType: file.mediaType, bytes: file.bytes }] : [];
  });
  return { manifest: key, files };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
