import type { Language } from '@kuvvet/report';
import type { Context } from 'hono';
import type { Account } from './accounts/account.ts';
import type { Deed } from './permission.ts';
import type { DeskPorts } from './ports.ts';

/** Texts of a form by name; files are not among them. */
export type Form = Readonly<Record<string, string | undefined>>;

/** A request of somebody who is logged in. */
export interface Visit {
  readonly c: Context;
  readonly account: Account;
  readonly language: Language;
  /** What forms on its page carry. */
  readonly token: string;
  /** Empty unless a form was sent. */
  readonly form: Form;
}

/** A page or a form of the desk; `deed` is what it takes to come in at all. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly deed: Deed;
  answer(visit: Visit, ports: DeskPorts): Response | Promise<Response>;
}
