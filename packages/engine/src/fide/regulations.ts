/**
 * FIDE Rating Regulations of 1 March 2024 as amended on 1 October 2025, the parameters of.
 * They only make estimates shown beside a dual-rated event, so they are not part of a rule set (U-04).
 */
export const fideRegulations = {
  effective: '2025-10-01',
  /** 400 rule, and the own rating from which on it does not hold in standard chess. */
  maxDifference: 400,
  exemptFrom: 2650,
  /** Rapid and blitz since 1 December 2024: no such difference is rated if a player is above this rating. */
  unratedDifference: 600,
  unratedAbove: 2600,
  /** K by the first that applies, and the most that K x games may reach in a period. */
  coefficients: {
    master: { from: 2400, k: 10 },
    junior: { untilAge: 18, below: 2300, k: 40 },
    newcomer: { belowGames: 30, k: 40 },
    others: 20,
    maxProduct: 700,
  },
  /** */
  firstRating: { minGames: 5, phantoms: [1800, 1800], phantomPoints: 100, most: 2200, poolMonths: 26 },
  /** Below it a player is unrated on the next list, and no first rating is published. */
  floor: 1400,
  /** Days between the end of an event and its list; official FIDE events may end the day before. */
  cutOffDays: 3,
  officialCutOffDays: 1,
  /** Third list after the end. */
  lateLists: 2,
  /** Seconds for 60 moves; standard chess by the highest rating of the two players. */
  thinkingTime: {
    standard: [
      { rating: 2400, seconds: 7200 },
      { rating: 1800, seconds: 5400 },
    ],
    standardFrom: 3600,
    rapidAbove: 600,
    blitzAbove: 180,
  },
} as const;
