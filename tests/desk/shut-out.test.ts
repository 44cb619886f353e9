import { type Accounts, openAccounts } from '@kuvvet/desk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, type Desk, openDesk, password } from './desk.ts';

const given = 'verilmiş uzun bir parola';
const own = 'kendi uzun parolam';

const shutOut: Readonly<Record<string, (accounts: Accounts) => unknown>> = {
  'the account is closed': (accounts) => accounts.remove('gorevli'),
  'it is given another password': (accounts) => accounts.setPassword('gorevli', given),
};

/** Whatever comes first, nothing of the person may last. */
describe('whoever is shut out while a request of theirs is on its way', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk();
  });
  afterEach(() => desk[Symbol.dispose]());
  const each = Object.entries(shutOut);

  it.each(each)('has no session by the password that just held: %s', async (_case, shut) => {
    const accounts = openAccounts(':memory:', desk.home.now, { N: 2 ** 14, r: 8, p: 1 });
    await accounts.add({ name: 'gorevli', roles: ['officer'], sender: null }, password);
    const entering = accounts
      .authenticate('gorevli', password)
      .then((account) => account && accounts.begin(account.name));
    const [session] = await Promise.all([entering, shut(accounts)]);
    expect(session && accounts.sessionOf(session)).toBeNull();
    accounts.close();
  });

  it.each(each)('does nothing by the form that was being sent: %s', async (_case, shut) => {
    const officer = desk.as('gorevli');
    const form = new URLSearchParams({ token: officer.token, period: '2026-10', sure: 'yes' });
    const late = async (stream: ReadableStreamDefaultController) => {
      await shut(desk.accounts);
      stream.enqueue(new TextEncoder().encode(`${form}`));
      stream.close();
    };
    const { status, headers } = await ask(desk.app, '/desk/close', {
      ...{ method: 'POST', duplex: 'half' },
      headers: {
        ...{ cookie: officer.cookie, origin: 'http://localhost:8080' },
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': `${`${form}`.length}`,
      },
      body: new ReadableStream({ pull: late }, { highWaterMark: 0 }),
    });
    expect([status, headers.get('location')]).toEqual([303, '/desk/login']);
    expect(await desk.home.ledger.current()).toBe('2026-10');
  });

  it('does not put a password of their own over the one that was given', async () => {
    const officer = desk.as('gorevli');
    await Promise.all([
      officer.post('/desk/password', { old: password, password: own, again: own }),
      desk.accounts.setPassword('gorevli', given),
    ]);
    expect(await desk.accounts.authenticate('gorevli', own)).toBeNull();
    expect(await desk.accounts.authenticate('gorevli', given)).not.toBeNull();
  });
});
