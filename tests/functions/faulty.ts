import { Interruption } from '@kuvvet/ledger';

/** Where a port breaks: at which call, counted over all ports, and whether the call took effect before. */
export interface Fault {
  readonly at: number;
  readonly effect: boolean;
}

const streams = new Set([
  ...['pending', 'untold', 'pendingDeliveries', 'deliveries'],
  ...['reports', 'trail', 'postings', 'acts', 'books', 'register', 'licenceEntries', 'people', 'heads'],
]);

/** A port that breaks once. `calls` counts over all ports that share it. */
export function faulty<P extends object>(port: P, calls: { next: number }, fault: Fault): P {
  return new Proxy(port, {
    get(target, name) {
      const verb = Reflect.get(target, name);
      if (typeof verb !== 'function') return verb;
      return (...args: unknown[]) => {
        if (calls.next++ !== fault.at) return verb.apply(target, args);
        const effect = () => (fault.effect ? verb.apply(target, args) : []);
        return streams.has(String(name)) ? brokenStream(effect) : brokenCall(effect);
      };
    },
  });
}

async function brokenCall(effect: () => Promise<unknown>) {
  await effect();
  throw new Interruption('struck');
}

async function* brokenStream(effect: () => AsyncIterable<unknown>) {
  yield* effect();
  throw new Interruption('struck');
}
