import type { Instant } from '@kuvvet/ledger';
import type { Federation } from '@kuvvet/office';
import { calendarHour } from './calendar.ts';
import { drainHours } from './drain-hours.ts';
import { type PublishOutcome, type PublishPorts, publish } from './publish.ts';
import { type Shrinkage, shrunkLists } from './shrinkage.ts';
import { unfinishedBook } from './unfinished.ts';

type Published = Extract<PublishOutcome, { outcome: 'published' }>;

export type DueOutcome =
  | Exclude<PublishOutcome, Published>
  | (Published & { readonly shrunk: readonly Shrinkage[] });

/**
 * Closes every book whose month is over at `instant` in the federation's time zone, oldest first, and finishes what
 * a close that died left undone. The instant is that of the schedule, so a double or late tick does the same work
 * again and changes nothing.
 */
export async function publishDue(
  instant: Instant,
  federation: Federation,
  ports: PublishPorts,
): Promise<readonly DueOutcome[]> {
  const { period, day, hour } = calendarHour(instant, federation.timeZone);
  const outcomes: DueOutcome[] = [];
  for (;;) {
    const book = await unfinishedBook(ports);
    if (book === null || book >= period) return outcomes;
    const outcome = await publish(book, federation, ports, { drain: day === 1 && hour < drainHours });
    if (outcome.outcome !== 'published') return [...outcomes, outcome];
    outcomes.push({ ...outcome, shrunk: await shrunkLists(outcome.election.manifests, ports.vault) });
  }
}
