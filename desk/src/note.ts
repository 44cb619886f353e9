import { sayDeed } from '@kuvvet/office';
import type { DeskPorts } from './ports.ts';
import type { Visit } from './visit.ts';

type Kept =
  | 'account-add'
  | 'account-remove'
  | 'account-password'
  | 'sender-add'
  | 'sender-rotate'
  | 'sender-retire'
  | 'sender-revoke'
  | 'sender-change';

/** Says what was done to an account or a sender, and by whom: in no book, but in the trail for ever (M-23). */
export async function note(
  deed: Kept,
  name: string,
  { account }: Pick<Visit, 'account'>,
  ports: Pick<DeskPorts, 'ledger' | 'now'>,
): Promise<void> {
  const [kind] = deed.split('-');
  await sayDeed(`${kind}/${name}`, deed, { by: account.name, reason: '' }, ports);
}
