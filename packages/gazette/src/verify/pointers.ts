import { type ListType, listTypes, type Period } from '@kuvvet/engine';
import { type Calendar, readCalendar } from '../calendar.ts';
import { calendarKey, latestKey, manifestName, type Release, releaseKey, releaseOf } from '../release-key.ts';
import { chainFrom, startOf } from './chain.ts';
import type { Note } from './flaw.ts';
import type { Reader } from './reader.ts';

/** Where the lists begin, and what else is said to be there. */
export interface Pointers {
  readonly starts: Readonly<Record<ListType, Release | null>>;
  /** Every revision the calendar names; none where there is no calendar. */
  readonly named: readonly Release[];
}

/** The pointers of the three types, which no earlier state of one of them can stand in for unseen. */
export async function readPointers(reader: Reader, note: Note): Promise<Pointers> {
  const starts = {
    ukd: await startOf('ukd', reader, note),
    uhs: await startOf('uhs', reader, note),
    uys: await startOf('uys', reader, note),
  };
  const calendar = await fetchCalendar(reader, note);
  const named = calendar ? releasesIn(calendar) : [];
  for (const type of listTypes) {
    const start = starts[type];
    if (!start) continue;
    const others = listTypes.map((other) => starts[other]?.period ?? '');
    const told = calendar?.lists[type][0];
    const newest = [...others, told?.period ?? ''].sort().at(-1) ?? '';
    const key = latestKey(type);
    if (start.period < newest) note({ code: 'latest.behind', key, found: start.period, expected: newest });
    else if (told?.period === start.period && isRevised(start, named)) {
      note({
        code: 'latest.behind',
        key,
        found: start.digest,
        expected: told.revisions.at(-1)?.manifest ?? '',
      });
    }
  }
  return { starts, named };
}

/** Whether the calendar knows a later revision than the one a pointer names. */
function isRevised({ type, period, digest }: Release, named: readonly Release[]): boolean {
  const revisions = named.filter((release) => release.type === type && release.period === period);
  const at = revisions.findIndex((release) => release.digest === digest);
  return at >= 0 && at < revisions.length - 1;
}

async function fetchCalendar(reader: Reader, note: Note): Promise<Calendar | null> {
  const stored = await reader.get(calendarKey);
  if (!stored) return null;
  try {
    const calendar = readCalendar(stored.bytes);
    if (calendar && releasesIn(calendar).length > 0) return calendar;
  } catch {
    // As good as none of its format.
  }
  note({ code: 'chain.calendar', key: calendarKey });
  return null;
}

/** By type and month, a month's revisions in their order. */
function releasesIn({ lists }: Calendar): readonly Release[] {
  return listTypes.flatMap((type) =>
    lists[type].flatMap(({ period, revisions }) =>
      revisions.map(({ manifest }) => {
        const release = releaseOf(manifest);
        if (release?.type !== type || release.period !== period) throw new Error('misplaced');
        return release;
      }),
    ),
  );
}

export const manifestKey = (release: Release): string => releaseKey(release, manifestName);

/** The revision of a month's list that stands, found from the pointers; null where they do not lead to it. */
export async function standingList(type: ListType, period: Period, reader: Reader): Promise<Release | null> {
  const note: Note = () => {};
  const { starts, named } = await readPointers(reader, note);
  const told = named.findLast((release) => release.type === type && release.period === period);
  const start = starts[type];
  if (told || !start) return told ?? null;
  const chain = await chainFrom(start, reader, note);
  return chain.findLast((link) => link.release.period === period)?.release ?? null;
}
