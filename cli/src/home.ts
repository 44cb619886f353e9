import type { Ports } from '@kuvvet/office';
import { openHome } from '@kuvvet/standalone';
import type { Given, Options } from './command.ts';

/** Where an office command works: a data directory of this machine, or an AWS stack named by the environment. */
export const homeOptions: Options = {
  data: { type: 'string', default: 'data' },
  aws: { type: 'boolean' },
};

/** An installation an office command works on. */
export interface OfficeHome extends Omit<Ports, 'queue' | 'now'> {
  /** Makes a new key for a sender; the one before stays live beside it. */
  issueKey(sender: string): Promise<string>;
  readonly queue: Pick<Ports['queue'], 'send'>;
  close(): void;
}

export async function openHomeOf(given: Given): Promise<OfficeHome> {
  if (given.on.aws) {
    // The SDK takes a while to load, and most commands work without it.
    const { openAwsHome } = await import('./aws.ts');
    return openAwsHome(process.env);
  }
  const home = openHome(given.text.data ?? 'data');
  return { ...home, issueKey: async (sender) => home.secrets.issue(sender) };
}
