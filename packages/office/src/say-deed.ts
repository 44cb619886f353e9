import type { Word } from '@kuvvet/ledger';
import { type Author, wordOf } from './author.ts';
import type { Ports } from './ports.ts';

/**
 * Says what was done where no book keeps it: to an account, a sender, a subscriber, the register, a month that was closed
 * (M-23). Done again it is said again: every key is another.
 */
export async function sayDeed(
  about: string,
  deed: string,
  { by, reason }: Author,
  { ledger, now }: { readonly ledger: Pick<Ports['ledger'], 'say'>; readonly now: Ports['now'] },
  facts: Word['facts'] = {},
): Promise<void> {
  const at = now();
  await ledger.say(wordOf(about, deed, facts, { by, reason }, at, at));
}
