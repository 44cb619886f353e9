import { daysBetween } from './days.ts';
import type { RuleSet } from './ruleset.ts';
import type { Day, ListType } from './units.ts';

/** What eligibility depends on; a tournament report has it all but the type. */
export interface RatedEvent {
  readonly type: ListType;
  readonly start: Day;
  readonly end: Day;
  readonly rounds: number;
  /** One per round; null where the report gives none. */
  readonly roundDates: readonly (Day | null)[];
}

/** A rule an event does not meet, with what was found and what is allowed. */
export interface EventBreach {
  readonly rule: 'min-rounds' | 'rounds-a-day';
  readonly found: number;
  readonly allowed: number;
}

/**
 * The rules of U-05 and U-06 an event breaks. Both concern the event, never how many rounds one player
 * played. The daily maximum holds for standard chess only and is for the officer to judge.
 * Where round dates are missing, the rounds are spread over the event's days as evenly as they go.
 */
export function breachesOf(event: RatedEvent, rules: RuleSet): readonly EventBreach[] {
  const { minRounds, maxRoundsPerDay, dayLimited } = rules.event;
  const breaches: EventBreach[] = [];
  if (event.rounds < minRounds) {
    breaches.push({ rule: 'min-rounds', found: event.rounds, allowed: minRounds });
  }
  const busiest = busiestDay(event);
  if (dayLimited.includes(event.type) && busiest > maxRoundsPerDay) {
    breaches.push({ rule: 'rounds-a-day', found: busiest, allowed: maxRoundsPerDay });
  }
  return breaches;
}

/** The fewest rounds the fullest day can have had. */
function busiestDay({ start, end, rounds, roundDates }: RatedEvent): number {
  const roundsOn = new Map<Day, number>();
  for (const day of roundDates) {
    if (day !== null) roundsOn.set(day, (roundsOn.get(day) ?? 0) + 1);
  }
  const evenly = Math.ceil(rounds / (daysBetween(start, end) + 1));
  return Math.max(evenly, ...roundsOn.values());
}
