import { nextPeriod } from '@kuvvet/engine';
import type { Instant } from '@kuvvet/ledger';
import type { Federation } from '@kuvvet/office';
import { calendarHour } from './calendar.ts';
import type { PublishPorts } from './publish.ts';
import { unfinishedBook } from './unfinished.ts';

const hour = 3_600_000;

/**
 * Whole hours, by the federation's clocks, since the month ended whose lists are not published yet; 0 while no list
 * is due.
 */
export async function hoursOverdue(
  instant: Instant,
  federation: Federation,
  ports: Pick<PublishPorts, 'ledger' | 'lists'>,
): Promise<number> {
  const book = await unfinishedBook(ports);
  if (book === null) return 0;
  const wall = calendarHour(instant, federation.timeZone);
  // Both as if the wall showed UTC: what counts are the hours that people see pass.
  const now = Date.parse(wall.period) + ((wall.day - 1) * 24 + wall.hour) * hour;
  return Math.max(0, (now - Date.parse(nextPeriod(book))) / hour);
}
