import { hidePersonal } from '@kuvvet/report';

export const roles = ['arbiter', 'officer', 'administrator'] as const;

export type Role = (typeof roles)[number];

/** A person who works at the desk. */
export interface Account {
  /** What they log in with, and what every act of theirs is signed with. */
  readonly name: string;
  readonly roles: readonly Role[];
  /** Whose reports an arbiter sees; null for everybody else. */
  readonly sender: string | null;
}

/** Whether a text can name an account: it stands in the trail for ever. */
export const isAccountName = (text: string): boolean =>
  /^[a-z][a-z0-9.-]{1,31}$/.test(text) && hidePersonal(text) === text;

/** Reads roles with commas between, in an order of their own; null if one is none, or there is none. */
export function readRoles(text: string): readonly Role[] | null {
  const named = text.split(',').map((part) => part.trim());
  const known = roles.filter((role) => named.includes(role));
  return known.length > 0 && named.every((part) => roles.some((role) => role === part)) ? known : null;
}

/** Whether roles and sender go together: an arbiter has one, nobody else does. */
export const isWhole = ({ roles, sender }: Pick<Account, 'roles' | 'sender'>): boolean =>
  roles.includes('arbiter') === (sender !== null);
