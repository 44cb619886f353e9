import type { PeriodBook } from './items.ts';

/** How every book begins. */
export function opened(book: PeriodBook): PeriodBook {
  return { ...book, state: 'open', elected: null, revised: [] };
}

/** Same month over the same state under the same rules: opening it again changes nothing. */
export function isSameBook(one: PeriodBook | null, other: PeriodBook): boolean {
  return (
    one?.period === other.period && one.previousState === other.previousState && one.ruleSet === other.ruleSet
  );
}
