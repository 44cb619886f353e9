import { expectedScore, limitDifference } from '../expectation.ts';
import type { Hundredths, Rating } from '../units.ts';
import type { FideChapter } from './rating.ts';
import { fideRegulations } from './regulations.ts';

/** PD from table 8.1.2. The own rating alone decides whether the 400 rule holds, so the sides differ. */
export function fideExpectedScore(own: Rating, opponent: Rating, chapter: FideChapter): Hundredths {
  const { maxDifference, exemptFrom } = fideRegulations;
  const difference = own - opponent;
  const exempt = chapter === 'standard' && own >= exemptFrom;
  return expectedScore(exempt ? difference : limitDifference(difference, maxDifference));
}

/** False for a rapid or blitz game between players too far apart. */
export function isFideRated(own: Rating, opponent: Rating, chapter: FideChapter): boolean {
  const { unratedDifference, unratedAbove } = fideRegulations;
  const apart = Math.abs(own - opponent) >= unratedDifference;
  return chapter === 'standard' || !apart || Math.max(own, opponent) <= unratedAbove;
}
