import { type FirstRating, firstRating, type PlayerResult, type RuleSet, ruleSets } from '@kuvvet/engine';
import { play } from './play.ts';
import type { SheetGame } from './sheet.ts';

/** What a rule set makes of an unrated player's events (U-24, U-25). */
interface NewcomerVerdict {
  readonly rules: RuleSet;
  readonly first: FirstRating;
}

export interface NewcomerCard {
  /** By event; an event below half a point against rated opponents has no performance (U-23). */
  readonly events: readonly PlayerResult[];
  /** Under each rule set, the default first. */
  readonly verdicts: readonly NewcomerVerdict[];
}

/** The first rating of an unrated player from all events so far: an estimate, for the list is the officer's (U-20). */
export function rateNewcomer(events: readonly (readonly SheetGame[])[]): NewcomerCard {
  const resultsUnder = (rules: RuleSet) => events.map((games) => play(null, games, rules));
  const verdicts = ruleSets.map((rules) => {
    const pool = resultsUnder(rules).flatMap(({ games, performance }, index) =>
      performance ? [{ tournament: `${index}`, games, performance: performance.value }] : [],
    );
    return { rules, first: firstRating(pool, rules) };
  });
  return { events: resultsUnder(ruleSets[0] as RuleSet), verdicts };
}
