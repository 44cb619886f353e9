import type { RatingRequest } from '@kuvvet/office';

/** Requests waiting in this process. Receipts in the ledger are what survives: a start fills it from them. */
export interface RequestQueue {
  send(request: RatingRequest): Promise<void>;
  /** Takes everything that waits, each request once. */
  take(): readonly RatingRequest[];
  /** Resolves when something waits, after `milliseconds`, or when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function createRequestQueue(): RequestQueue {
  const waiting = new Map<string, RatingRequest>();
  let wake = () => {};
  return {
    async send(request) {
      waiting.set(`${request.tournament}.${request.revision}`, request);
      wake();
    },
    take() {
      const requests = [...waiting.values()];
      waiting.clear();
      return requests;
    },
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (waiting.size > 0 || signal.aborted) return resolve();
        const done = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          wake = () => {};
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        signal.addEventListener('abort', done);
        wake = done;
      }),
  };
}
