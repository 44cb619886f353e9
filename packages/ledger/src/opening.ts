import type { Election, PeriodBook } from './items.ts';

/** How every book begins: `elected` and `revised` are not there until they are set, and conditions ask for that. */
export function opened({ period, ruleSet, previousState }: PeriodBook) {
  return { period, state: 'open', ruleSet, previousState };
}

/** Of one month: over the same state under the same rules, opening it again changes nothing. */
export function isSameBook(one: PeriodBook | null, other: PeriodBook): boolean {
  return one?.previousState === other.previousState && one.ruleSet === other.ruleSet;
}

/** An election from before there were closing records and licence tables names none. */
export const electionOf = (stored: Partial<Election> & Omit<Election, 'book' | 'licences'>): Election => ({
  ...stored,
  book: stored.book ?? '',
  licences: stored.licences ?? '',
});
