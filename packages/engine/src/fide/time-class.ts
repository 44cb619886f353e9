import { thinkingTime } from '../time-class.ts';
import type { Rating, TimeControl } from '../units.ts';
import type { FideChapter } from './rating.ts';
import { fideRegulations } from './regulations.ts';

/**
 * The chapter a clock belongs to, or null if FIDE rates nothing played with it: 3+0, or a standard game too
 * short for its players. `highest` is the higher FIDE rating of the two, null without any.
 */
export function fideTimeClass(control: TimeControl, highest: Rating | null): FideChapter | null {
  const { standard, standardFrom, rapidAbove, blitzAbove } = fideRegulations.thinkingTime;
  const seconds = thinkingTime(control);
  if (seconds >= standardFrom) {
    const rated = highest ?? 0;
    return standard.some((tier) => rated >= tier.rating && seconds < tier.seconds) ? null : 'standard';
  }
  if (seconds > rapidAbove) return 'rapid';
  return seconds > blitzAbove ? 'blitz' : null;
}
