import { type Attempted, notify, openPost } from '@kuvvet/notify';
import { type Fault, faultOf, turkey } from '@kuvvet/office';
import type { Home } from './home.ts';
import type { Settings } from './settings.ts';

export type NotifierEvent = Attempted | { readonly fault: Fault };

/** Milliseconds until it is looked again whether there is news, or a delivery is due. */
const pause = 10_000;

/**
 * Tells subscribers of news, from now on; `url` is where they reach this service. Returns what stops it, which waits for
 * the answers that are awaited.
 */
export function startNotifier(
  home: Pick<Home, 'ledger' | 'secrets' | 'now'>,
  url: string,
  { tryWebhooks }: Pick<Settings, 'tryWebhooks'>,
  tell: (event: NotifierEvent) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const ports = {
    ...home,
    keyring: async (subscriber: string) => home.secrets.subscriberKeysOf(subscriber),
    post: openPost({ loopback: tryWebhooks }),
    whereabouts: { federation: turkey.code, apiUrl: url, listsUrl: url },
    stop: stop.signal,
  };
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      for (const attempt of (await notify(ports)).attempted) tell(attempt);
    } catch (error) {
      tell({ fault: faultOf(error) });
    }
    running = null;
  };
  const tick = () => {
    running ??= run();
  };
  tick();
  const timer = setInterval(tick, pause);
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
