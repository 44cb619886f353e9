import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Accounts, type DeskPorts, deskApp, openAccounts } from '@kuvvet/desk';
import { type Fault, turkey } from '@kuvvet/office';
import type { Hono } from 'hono';
import { stagesOf } from './desk-stages.ts';
import type { Home } from './home.ts';

/** Accounts of the desk in a data directory. */
export function openAccountsIn(data: string, now: Home['now']): Accounts {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return openAccounts(join(data, 'desk.sqlite'), now);
}

/** The desk of this machine; `url` is where others reach it. */
export function deskOf(
  home: Home & { readonly listsUrl?: string },
  accounts: Accounts,
  url: string | null,
  record: (fault: Fault) => void,
): Hono {
  const { keysOf, putKeys } = home.secrets;
  const ports: DeskPorts = {
    ...home,
    accounts,
    url,
    record,
    federation: turkey,
    keys: {
      of: async (sender) => keysOf(sender),
      put: async (sender, keys) => putKeys(sender, keys),
    },
    ...stagesOf(home),
  };
  return deskApp(ports);
}

/** The service and the desk under one address. */
export const besideEachOther = (
  service: Pick<Hono, 'fetch'>,
  desk: Pick<Hono, 'fetch'>,
): Pick<Hono, 'fetch'> => ({
  fetch: (request, ...more) =>
    /^\/desk(\/|$)/.test(new URL(request.url).pathname)
      ? desk.fetch(request, ...more)
      : service.fetch(request, ...more),
});
