import { setTimeout } from 'node:timers/promises';

const shortest = 20;
const longest = 1000;

/** Waits a random part of a doubling span: losers of one race must not meet again at the next try. */
export function pause(attempt: number): Promise<void> {
  return setTimeout(Math.random() * Math.min(longest, shortest * 2 ** attempt));
}
