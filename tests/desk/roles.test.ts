import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../desk/src/routes.ts';
import { type Desk, type Name, openDesk } from './desk.ts';

/** Who may come in, by method and address; everybody else is refused. */
const table: Readonly<Record<string, readonly Name[]>> = {
  'GET ': ['hakem', 'baska', 'gorevli', 'yonetici'],
  'GET /reports': ['hakem', 'baska', 'gorevli'],
  // Of another sender's report an arbiter hears 404, not 403.
  'GET /reports/:receipt': ['hakem', 'baska', 'gorevli'],
  'POST /reports/:receipt/release': ['gorevli'],
  'POST /reports/:receipt/refuse': ['gorevli'],
  'POST /reports/:receipt/match': ['gorevli'],
  'POST /reports/:receipt/seat': ['gorevli'],
  'POST /reports/:receipt/retype': ['gorevli'],
  'GET /send': ['hakem', 'baska'],
  'POST /send': ['hakem', 'baska'],
  'GET /players': ['gorevli'],
  'POST /players': ['gorevli'],
  'GET /players/:player': ['gorevli'],
  'POST /players/:player': ['gorevli'],
  'GET /players/:player/:list': ['gorevli'],
  'GET /preview': ['gorevli'],
  'GET /award': ['gorevli'],
  'POST /award': ['gorevli'],
  'GET /merge': ['gorevli'],
  'POST /merge': ['gorevli'],
  'GET /cut-off': ['gorevli'],
  'POST /cut-off': ['gorevli'],
  'GET /close': ['gorevli'],
  'POST /close': ['gorevli'],
  'GET /rerun': ['gorevli'],
  'POST /rerun': ['gorevli'],
  'GET /trail': ['gorevli', 'yonetici'],
  'GET /senders': ['yonetici'],
  'POST /senders': ['yonetici'],
  'GET /accounts': ['yonetici'],
  'POST /accounts': ['yonetici'],
  'GET /password': ['hakem', 'baska', 'gorevli', 'yonetici'],
  'POST /password': ['hakem', 'baska', 'gorevli', 'yonetici'],
};

const everybody: readonly Name[] = ['hakem', 'baska', 'gorevli', 'yonetici'];

describe('who may see and do what at the desk', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk[Symbol.dispose]());

  it('is said of every page and form there is', () => {
    expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(table).toSorted(),
    );
  });

  const cases = routes.flatMap((route) => everybody.map((name) => [route, name] as const));
  it.each(cases.map(([{ method, path }, name]) => [method, path, name] as const))(
    '%s /desk%s as %s',
    async (method, path, name) => {
      const person = desk.as(name);
      const address = `/desk${path}`
        .replace(':player', '100001')
        .replace(':receipt', 'E01.1')
        .replace(':list', 'next');
      const { status } = await (method === 'GET' ? person.get(address) : person.post(address));
      if (table[`${method} ${path}`]?.includes(name)) expect(status).not.toBe(403);
      else expect(status).toBe(403);
    },
  );

  it.each(routes.map(({ method, path }) => [method, path] as const))(
    '%s /desk%s: nobody without a session',
    async (method, path) => {
      const response = await desk.app.request(`/desk${path}`, {
        method,
        headers: { host: 'localhost:8080' },
      });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/desk/login']);
    },
  );
});
