import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../desk/src/routes.ts';
import { ask, type Desk, openDesk, password } from './desk.ts';

const posts = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('the desk', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk('https://kuvvet.example');
  });
  afterEach(() => desk[Symbol.dispose]());

  describe('forms of another page', () => {
    it.each(posts)('%s: not with another token, none, or one of another session', async (path) => {
      const [officer, other] = [desk.as('gorevli'), desk.as('gorevli')];
      for (const token of ['', 'x', `${officer.token}x`, other.token]) {
        expect((await officer.post(`/desk${path}`, { token })).status).toBe(403);
      }
    });

    it.each(posts)('%s: not from another origin, or one that is not said', async (path) => {
      const officer = desk.as('gorevli');
      for (const origin of [
        'https://evil.example',
        'null',
        'http://localhost:9999',
        'https://localhost:8080',
      ]) {
        expect((await officer.post(`/desk${path}`, {}, { origin })).status, origin).toBe(403);
      }
      const headers = { cookie: officer.cookie };
      const body = new URLSearchParams({ token: officer.token });
      expect((await ask(desk.app, `/desk${path}`, { method: 'POST', headers, body })).status).toBe(403);
    });

    it('log nobody out', async () => {
      const officer = desk.as('gorevli');
      await officer.post('/desk/logout', { token: 'x' });
      expect(desk.accounts.sessionOf(officer.session)?.name).toBe('gorevli');
      await officer.post('/desk/logout');
      expect(desk.accounts.sessionOf(officer.session)).toBeNull();
    });
  });

  /** As a browser does: the page first, then its form with what the page gave. */
  async function logIn(name: string, secret: string, origin = 'http://localhost:8080') {
    const headers = { host: new URL(origin).host };
    const first = await ask(desk.app, '/desk/login', { headers });
    const cookie = first.headers.getSetCookie().find((each) => each.startsWith('kuvvet-desk=')) ?? '';
    const token = /name="token" value="([^"]+)"/.exec(first.page)?.[1] ?? '';
    const answer = await ask(desk.app, '/desk/login', {
      method: 'POST',
      headers: { ...headers, origin, cookie: cookie.split(';')[0] ?? '' },
      body: new URLSearchParams({ token, name, password: secret }),
    });
    const after = answer.headers.getSetCookie().find((each) => each.startsWith('kuvvet-desk=')) ?? '';
    return { ...answer, before: cookie, after };
  }

  describe('logging in', () => {
    it('leads to where one begins, under another session than before', async () => {
      const { status, headers, before, after } = await logIn('gorevli', password);
      expect([status, headers.get('location')]).toEqual([303, '/desk']);
      expect(after).not.toBe(before);
      expect(after).toMatch(/^kuvvet-desk=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Strict$/);
      expect(desk.accounts.sessionOf(before.slice(12, 55))).toBeNull();
      expect(desk.accounts.sessionOf(after.slice(12, 55))?.name).toBe('gorevli');
    });

    it('sends its cookie over TLS alone where others reach it', async () => {
      const { status, after } = await logIn('gorevli', password, 'https://kuvvet.example');
      expect(status).toBe(303);
      expect(after).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    });

    it('tells a wrong password no other than a name nobody has', async () => {
      const [wrong, nobody] = [await logIn('gorevli', 'x'), await logIn('kimse', 'x')];
      const plain = (page: string) => page.replace(/value="[^"]{43}"/, '');
      expect([wrong.status, nobody.status]).toEqual([403, 403]);
      expect(plain(nobody.page)).toBe(plain(wrong.page));
    });

    it.each(['gorevli', 'kimse'])('is slowed down after five guesses at a name: %s', async (name) => {
      for (let guess = 0; guess < 5; guess++) expect((await logIn(name, `${guess}`)).status).toBe(403);
      expect((await logIn(name, password)).status).toBe(429);
      expect((await logIn('yonetici', password)).status).toBe(303);
      desk.wait(30_000);
      expect((await logIn(name, password)).status).toBe(name === 'gorevli' ? 303 : 403);
    });
  });

  describe('a session', () => {
    it('ends when it is left alone for two hours, and after twelve hours in any case', async () => {
      const [idle, busy] = [desk.as('gorevli'), desk.as('gorevli')];
      for (let hour = 1; hour < 12; hour++) {
        desk.wait(3_600_000);
        expect((await busy.get('/desk')).status).toBe(200);
        if (hour === 2) expect((await idle.get('/desk')).status).toBe(303);
      }
      desk.wait(3_600_000);
      expect((await busy.get('/desk')).status).toBe(303);
    });

    it('ends with its account, and with a new password', async () => {
      const [gone, changed] = [desk.as('hakem'), desk.as('gorevli')];
      desk.accounts.remove('hakem');
      await desk.accounts.setPassword('gorevli', 'bir başka uzun parola');
      expect((await gone.get('/desk/password')).status).toBe(303);
      expect((await changed.get('/desk')).status).toBe(303);
    });
  });

  it.each(['kuvvet.example.evil.example', 'evil.example', '192.168.1.7:8080', 'localhost.evil.example', ''])(
    'answers at no other address: %j',
    async (host) => {
      const answer = await ask(desk.app, '/desk/login', { headers: { host } });
      expect(answer.status).toBe(421);
      expect(answer.headers.getSetCookie().join()).not.toContain('kuvvet-desk=');
    },
  );

  it('lets a page run and load nothing but its style', async () => {
    const { headers, page } = await desk.as('gorevli').get('/desk');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(page).not.toMatch(/<script|style=|https?:/);
  });

  it('says of a fault neither what nor where', async () => {
    desk.ports.accounts.sessionOf = () => {
      throw new Error('90000000278');
    };
    const { status, page } = await desk.as('gorevli').get('/desk');
    expect(status).toBe(500);
    expect(page).not.toContain('90000000278');
    expect(desk.faults).toEqual([{ code: 'service.defect', message: 'Error', passing: false }]);
  });
});
