import type { RuleSet } from './ruleset.ts';

/** TSF-TK-PRS/05 Rev. 03, in force since 16.09.2017, with the readings docs/regulations.md gives for. */
export const PRS05: RuleSet = {
  name: 'PRS05',
  version: 'Rev.03-1',
  effective: '2017-09-16',
  coefficients: [
    { from: 0, k: 30 },
    { from: 1300, k: 25 },
    { from: 1600, k: 20 },
    { from: 2000, k: 15 },
    { from: 2400, k: 10 },
  ],
  maxDifference: 350,
  unratedFactor: 10,
  rounding: 'change',
  floor: 1000,
  performance: { minPoints: 50, halfPercent: 'up' },
  firstRating: { minGames: 5, minRating: 1001, mean: 'game-weighted' },
  event: { minRounds: 5, maxRoundsPerDay: 4, dayLimited: ['ukd'], cutOffDays: 3, lateLists: 2 },
  thinkingTime: { standardFrom: 3600, rapidAbove: 600, blitzFrom: 180 },
};

/** The first rating as the federation's older FAQ states it: seven games, plain mean. */
export const FAQ7: RuleSet = {
  ...PRS05,
  name: 'FAQ7',
  firstRating: { ...PRS05.firstRating, minGames: 7, mean: 'plain' },
};

/** The default first. */
export const ruleSets: readonly RuleSet[] = [PRS05, FAQ7];

/** Throws `RangeError` for a name that is none of `ruleSets`: a book must never be closed under a guess. */
export function ruleSet(name: string): RuleSet {
  const found = ruleSets.find((rules) => rules.name === name);
  if (found === undefined) throw new RangeError(`Unknown rule set: ${name}`);
  return found;
}
