import { daysBetween } from './days.ts';
import { nextPeriod, periodOf } from './months.ts';
import type { Day, Period } from './units.ts';

/** The first list an event that ends on `end` is due on: one that starts at least `cutOffDays` later. */
export function earliestList(end: Day, cutOffDays: number): Period {
  let list = nextPeriod(periodOf(end));
  while (daysBetween(end, `${list}-01`) < cutOffDays) list = nextPeriod(list);
  return list;
}

/** The last list a report of that event may enter, `lateLists` after the first one past its end. */
export function latestList(end: Day, lateLists: number): Period {
  let list = nextPeriod(periodOf(end));
  for (let late = 0; late < lateLists; late += 1) list = nextPeriod(list);
  return list;
}
