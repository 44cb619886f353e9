import type { Federation } from '@kuvvet/office';
import { type PublishOutcome, type PublishPorts, publish } from './publish.ts';

/** Hours of the first day in which the close waits for reports that are still queued. */
const drainHours = 6;

/**
 * Closes every book whose month is over at `instant` in the federation's time zone, oldest first. The instant
 * is that of the schedule, so a double or late tick does the same work again and changes nothing.
 */
export async function publishDue(
  instant: string,
  federation: Federation,
  ports: PublishPorts,
): Promise<readonly PublishOutcome[]> {
  const { period, day, hour } = calendar(instant, federation.timeZone);
  const outcomes: PublishOutcome[] = [];
  for (;;) {
    const open = await ports.ledger.current();
    if (open === null || open >= period) return outcomes;
    const outcome = await publish(open, ports, { drain: day === 1 && hour < drainHours });
    outcomes.push(outcome);
    if (outcome.outcome !== 'published') return outcomes;
  }
}

function calendar(instant: string, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return { period: `${parts.year}-${parts.month}`, day: Number(parts.day), hour: Number(parts.hour) };
}
