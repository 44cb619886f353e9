/** Formats 5.5: what is longer is no tournament report. */
export const limits = {
  bytes: 2_000_000,
  lines: 10_000,
  lineLength: 100_000,
  players: 2_000,
  rounds: 30,
  blitzRounds: 60,
} as const;
