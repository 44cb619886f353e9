import type { RuleSet } from './ruleset.ts';
import type { ListType, TimeControl } from './units.ts';

/** Seconds one player has for 60 moves (U-08). */
export function thinkingTime({ base, increment }: TimeControl): number {
  return base + 60 * increment;
}

/** The list an event belongs to, by its clock alone; `review` for a game too short for any (U-08, Q-14). */
export function timeClass(control: TimeControl, rules: RuleSet): ListType | 'review' {
  const { standardFrom, rapidAbove, blitzFrom } = rules.thinkingTime;
  const seconds = thinkingTime(control);
  if (seconds >= standardFrom) return 'ukd';
  if (seconds > rapidAbove) return 'uhs';
  return seconds >= blitzFrom ? 'uys' : 'review';
}
