import { type DeskPorts, deskApp, openAccounts } from '@kuvvet/desk';
import { type Fault, turkey } from '@kuvvet/office';
import { publish, rerun } from '@kuvvet/publish';
import { stagesOf } from '@kuvvet/standalone';
import { formToken } from '../../desk/src/guard/form-token.ts';
import { openMonth } from '../functions/month.ts';

/** A guess that costs nothing, so that tests are quick. */
const cheap = { N: 16, r: 1, p: 1 };

export const password = 'uzun bir deneme parolası';

/** Everybody who may work at the desk, and one arbiter of another sender. */
const people = {
  hakem: { roles: ['arbiter'], sender: 'arbiter' },
  baska: { roles: ['arbiter'], sender: 'izmir' },
  gorevli: { roles: ['officer'], sender: null },
  yonetici: { roles: ['administrator'], sender: null },
} as const;

export type Name = keyof typeof people;

export type Fields = Readonly<Record<string, string>>;

/** The desk over the sample installation with October 2026 open, at a moment of its own. */
export async function openDesk(url: string | null = null, register?: Uint8Array) {
  let moment = Date.parse('2026-10-27T09:00:00Z');
  const now = () => new Date(moment).toISOString();
  const home = { ...(await openMonth(register)), now };
  const accounts = openAccounts(':memory:', now, cheap);
  for (const [name, { roles, sender }] of Object.entries(people)) {
    await accounts.add({ name, roles, sender }, password);
  }
  for (const id of ['arbiter', 'izmir']) {
    await home.ledger.putSender({ id, name: id, active: true, scope: ['*'] });
  }
  const live = new Map<string, readonly string[]>();
  const faults: Fault[] = [];
  const ports: DeskPorts = {
    ...home,
    ...{ accounts, url, federation: turkey, record: (fault) => void faults.push(fault) },
    keys: { of: async (id) => live.get(id) ?? [], put: async (id, keys) => void live.set(id, keys) },
    ...stagesOf(home),
    publish: (period) => publish(period, turkey, home, { drain: false }),
    rerun: (period, order) => rerun(period, order, turkey, home, { drain: false }),
  };
  const app = deskApp(ports);

  return {
    ...{ home, accounts, app, faults, live, ports },
    wait: (milliseconds: number) => {
      moment += milliseconds;
    },
    /** Somebody with a session of their own. */
    as(name: Name, language: 'tr' | 'en' = 'en') {
      const session = accounts.begin(name);
      const cookie = `kuvvet-desk=${session}; kuvvet-language=${language}`;
      const token = formToken(session);
      return {
        ...{ session, cookie, token },
        get: (path: string) => ask(app, path, { headers: { cookie } }),
        /** A form with files. */
        send: (path: string, body: FormData) => {
          body.set('token', token);
          return ask(app, path, {
            method: 'POST',
            headers: { cookie, origin: 'http://localhost:8080' },
            body,
          });
        },
        post: (path: string, fields: Fields = {}, headers: Fields = {}) =>
          ask(app, path, {
            method: 'POST',
            headers: { cookie, origin: 'http://localhost:8080', ...headers },
            body: new URLSearchParams({ token, ...fields }),
          }),
      };
    },
    [Symbol.dispose]: () => {
      accounts.close();
      home[Symbol.dispose]();
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What the desk answers, its page read to the end. */
export async function ask(app: ReturnType<typeof deskApp>, path: string, { headers, ...init }: RequestInit) {
  const response = await app.request(path, { headers: { host: 'localhost:8080', ...headers }, ...init });
  return { status: response.status, headers: response.headers, page: await response.text() };
}
