import type { Hundredths } from './units.ts';

/**
 * Score percentage as a whole number. Exact halves (12.5 % of four games) go up (U-29, Q-08, R-13)
 * unless a rule set says down.
 */
export function percentage(points: Hundredths, games: number, half: 'up' | 'down'): number {
  const doubled = 2 * points + games - (half === 'up' ? 0 : 1);
  return (doubled - (doubled % (2 * games))) / (2 * games);
}
