const shortest = 20;
const longest = 1000;

/** Waits a random part of a doubling span, in milliseconds: losers of one race must not meet again at the next try. */
export function pause(attempt: number): Promise<void> {
  const span = Math.random() * Math.min(longest, shortest * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, span));
}
