import type { Account, Role } from './accounts/account.ts';

/** What can be done at the desk, and by whom: the one place that decides. */
const allowed = {
  'report.read': ['arbiter', 'officer'],
  'report.send': ['arbiter'],
  'report.decide': ['officer'],
  'player.read': ['officer'],
  'act.enter': ['officer'],
  'month.read': ['officer'],
  'month.close': ['officer'],
  'trail.read': ['officer', 'administrator'],
  'sender.keep': ['administrator'],
  'account.keep': ['administrator'],
  'self.keep': ['arbiter', 'officer', 'administrator'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Deed = keyof typeof allowed;

const mayAs = (role: Role, deed: Deed): boolean => allowed[deed].some((each) => each === role);

/** Whether an account may do something at all, to some report or player. */
export const may = ({ roles }: Account, deed: Deed): boolean => roles.some((role) => mayAs(role, deed));

/** Whether an account may do something to this very report: an arbiter to their sender's, an officer to all. */
export const mayTo = (account: Account, deed: Deed, report: { readonly sender: string }): boolean =>
  account.roles.some((role) => mayAs(role, deed) && (role !== 'arbiter' || report.sender === account.sender));
