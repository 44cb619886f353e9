import { existsSync } from 'node:fs';
import type { MovableLedger } from '@kuvvet/ledger';
import { type LiveKeys, type Ports, shown, turkey } from '@kuvvet/office';
import { ledgerPath, openHome, rateWaiting } from '@kuvvet/standalone';
import { type Given, type Options, WrongUse } from './command.ts';

/** Where an office command works: a data directory of this machine, or an AWS stack named by the environment. */
export const homeOptions: Options = {
  data: { type: 'string', default: 'data' },
  aws: { type: 'boolean' },
};

/** An installation an office command works on. */
export interface OfficeHome extends Ports {
  readonly ledger: MovableLedger;
  readonly keys: LiveKeys;
  /** Those news is signed with; none are kept where none are put. */
  readonly subscriberKeys: LiveKeys;
  /** Rates what the command has queued, where nobody else does. */
  rateQueued(): Promise<void>;
  close(): void;
}

/** The data directory that is meant, where there is an installation in it: a slip of the pen begins no new one. */
export function installationIn(given: Given): string {
  const data = dataOf(given);
  if (existsSync(ledgerPath(data))) return data;
  throw new WrongUse({
    tr: `--data ${shown(data)}: burada bir kurulum yok.`,
    en: `--data ${shown(data)}: no installation is there.`,
  });
}

const dataOf = (given: Given): string => given.text.data ?? 'data';

export async function openHomeOf(given: Given): Promise<OfficeHome> {
  if (!given.on.aws) installationIn(given);
  return openNewHomeOf(given);
}

/** For commands an installation may begin with: makes the data directory where there is none. */
export async function openNewHomeOf(given: Given): Promise<OfficeHome> {
  if (given.on.aws) {
    // The SDK takes a while to load, and most commands work without it.
    const { openAwsHome } = await import('./aws.ts');
    return openAwsHome(process.env);
  }
  const home = openHome(dataOf(given));
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
