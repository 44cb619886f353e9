import {
  type ListType,
  latestList,
  nextPeriod,
  type Period,
  previousPeriod,
  type RuleSet,
} from '@kuvvet/engine';
import {
  type Calendar,
  type CalendarList,
  type CalendarRevision,
  mainDownloads,
  type OpenMonth,
} from './calendar.ts';
import type { Manifest } from './list.ts';
import { endOf, isoSeconds } from './month-end.ts';
import { inForceFrom } from './release-key.ts';

/** A list that readers can fetch, with all its revisions. */
export interface AnnouncedList {
  readonly period: Period;
  readonly revisions: readonly AnnouncedRevision[];
}

export interface AnnouncedRevision {
  /** The instant of a re-run; null for the first revision, which counts from the beginning of its month. */
  readonly since: string | null;
  /** The key of the manifest. */
  readonly key: string;
  readonly manifest: Manifest;
}

/** What a calendar follows from. */
export interface CalendarGround {
  readonly timeZone: string;
  readonly ruleSet: RuleSet;
  /** The month whose book is open. */
  readonly open: Period;
  /** Of each type the newest first. */
  readonly lists: Readonly<Record<ListType, readonly AnnouncedList[]>>;
}

/** Hours after the end of a month by which its lists appear, whatever is still being rated. */
export const hoursToAppear = 7;

/** The calendar of lists; whoever knows the lists can draw it. Throws `RangeError` for a time zone there is not. */
export function drawCalendar({ timeZone, ruleSet, open, lists }: CalendarGround): Calendar {
  return {
    format: 'kuvvet.calendar/1',
    timeZone,
    open: openMonth(open, timeZone, ruleSet),
    lists: {
      ukd: listsOf(lists.ukd, timeZone),
      uhs: listsOf(lists.uhs, timeZone),
      uys: listsOf(lists.uys, timeZone),
    },
  };
}

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

function listsOf(announced: readonly AnnouncedList[], timeZone: string): readonly CalendarList[] {
  let until: string | null = null;
  return announced.map(({ period, revisions }) => {
    const from = inForceFrom(period);
    const list = {
      ...{ period, inForceFrom: from, inForceUntil: until, stands: revisions.length },
      revisions: revisions.map((revision) => revisionOf(revision, period, timeZone)),
    };
    until = dayBefore(from);
    return list;
  });
}

function revisionOf(
  { since, key, manifest }: AnnouncedRevision,
  period: Period,
  timeZone: string,
): CalendarRevision {
  const files = mainDownloads.flatMap((name) => {
    const file = manifest.files.find((one) => one.name === name);
    return file ? [{ name, mediaType: file.mediaType, bytes: file.bytes }] : [];
  });
  return {
    revision: manifest.revision,
    since: since ?? endOf(previousPeriod(period), timeZone).instant,
    manifest: key,
    files,
  };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
