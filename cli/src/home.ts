import { type LiveKeys, type Ports, turkey } from '@kuvvet/office';
import { openHome, rateWaiting } from '@kuvvet/standalone';
import type { Given, Options } from './command.ts';

/** Where an office command works: a data directory of this machine, or an AWS stack named by the environment. */
export const homeOptions: Options = {
  data: { type: 'string', default: 'data' },
  aws: { type: 'boolean' },
};

/** An installation an office command works on. */
export interface OfficeHome extends Ports {
  readonly keys: LiveKeys;
  /** Those news is signed with; none are kept where none are put. */
  readonly subscriberKeys: LiveKeys;
  /** Rates what the command has queued, where nobody else does. */
  rateQueued(): Promise<void>;
  close(): void;
}

export async function openHomeOf(given: Given): Promise<OfficeHome> {
  if (given.on.aws) {
    // The SDK takes a while to load, and most commands work without it.
    const { openAwsHome } = await import('./aws.ts');
    return openAwsHome(process.env);
  }
  const home = openHome(given.text.data ?? 'data');
  const { keysOf, putKeys, subscriberKeysOf, putSubscriberKeys } = home.secrets;
  const keys = {
    of: async (sender: string) => keysOf(sender),
    put: async (sender: string, live: readonly string[]) => putKeys(sender, live),
  };
  return {
    ...home,
    keys,
    subscriberKeys: {
      of: async (subscriber) => subscriberKeysOf(subscriber),
      put: async (subscriber, live) => putSubscriberKeys(subscriber, live),
    },
    // The queue of this process ends with it; a worker beside would not hear of it.
    rateQueued: async () => void (await rateWaiting(home, turkey, new AbortController().signal, () => {})),
  };
}
