import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, openDesk, password } from './desk.ts';

describe('an administrator at the desk', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk();
  });
  afterEach(() => desk[Symbol.dispose]());

  const shownIn = (page: string) => /<code>([^<]+)<\/code>/.exec(page)?.[1] ?? '';

  it('opens an account, whose password is shown once and works', async () => {
    const keeper = desk.as('yonetici');
    const opened = await keeper.post('/desk/accounts', {
      ...{ act: 'add', name: 'yeni.hakem', arbiter: 'yes', sender: 'izmir' },
    });
    const secret = shownIn(opened.page);
    expect(secret).toMatch(/^[a-z2-9]{20}$/);
    expect(await desk.accounts.authenticate('yeni.hakem', secret)).toEqual({
      ...{ name: 'yeni.hakem', roles: ['arbiter'], sender: 'izmir' },
    });
    expect((await keeper.get('/desk/accounts')).page).not.toContain(secret);
  });

  it('gives a new password, which ends open sessions, and closes an account', async () => {
    const [keeper, officer] = [desk.as('yonetici'), desk.as('gorevli')];
    const renewed = await keeper.post('/desk/accounts', { act: 'password', name: 'gorevli' });
    expect(await desk.accounts.authenticate('gorevli', shownIn(renewed.page))).not.toBeNull();
    expect(await desk.accounts.authenticate('gorevli', password)).toBeNull();
    expect((await officer.get('/desk')).status).toBe(303);
    await keeper.post('/desk/accounts', { act: 'remove', name: 'gorevli' });
    expect(desk.accounts.find('gorevli')).toBeNull();
  });

  it.each([
    ['a name with capitals', { act: 'add', name: 'Yeni', officer: 'yes' }, 'lower-case'],
    ['a licence number as name', { act: 'add', name: '90000000278', officer: 'yes' }, 'lower-case'],
    ['no role', { act: 'add', name: 'yeni' }, 'at least one role'],
    ['an arbiter of no sender', { act: 'add', name: 'yeni', arbiter: 'yes' }, 'registered sender'],
    [
      'an arbiter of an unknown sender',
      { act: 'add', name: 'yeni', arbiter: 'yes', sender: 'x' },
      'registered sender',
    ],
    ['a taken name', { act: 'add', name: 'gorevli', officer: 'yes' }, 'There is an account'],
    ['their own account', { act: 'remove', name: 'yonetici' }, 'your own account'],
    ['an act there is not', { act: 'sil', name: 'gorevli' }, 'does not say what to do'],
    ['no act', { name: 'gorevli' }, 'does not say what to do'],
    ['an account there is not', { act: 'remove', name: 'kimse' }, 'no such account'],
  ] as const)('is refused %s', async (_case, fields, says) => {
    const before = desk.accounts.all();
    const { status, page } = await desk.as('yonetici').post('/desk/accounts', fields);
    expect([status, page]).toEqual([422, expect.stringContaining(says)]);
    expect(desk.accounts.all()).toEqual(before);
    expect(await desk.accounts.authenticate('gorevli', password)).not.toBeNull();
  });

  it('registers a sender, gives new keys and revokes it, from the next report on', async () => {
    const keeper = desk.as('yonetici');
    const keep = (act: string, more = {}) => {
      desk.wait(1000);
      return keeper.post('/desk/senders', { act, id: 'ege', ...more });
    };
    const first = shownIn((await keep('add', { title: 'Ege', scope: 'EGE-*' })).page);
    expect(desk.live.get('ege')).toEqual([first]);
    const second = shownIn((await keep('rotate')).page);
    expect(desk.live.get('ege')).toEqual([second, first]);
    await keep('retire');
    expect(desk.live.get('ege')).toEqual([second]);
    await keep('change', { title: 'Ege Bölgesi', scope: 'EGE-*, IZM-1' });
    expect(await desk.home.ledger.sender('ege')).toMatchObject({
      name: 'Ege Bölgesi',
      scope: ['EGE-*', 'IZM-1'],
    });
    await keep('revoke');
    expect(await desk.home.ledger.sender('ege')).toMatchObject({ active: false });
    expect(desk.live.get('ege')).toEqual([]);
    const { page } = await keeper.get('/desk/senders');
    expect(page).not.toContain('whsec_');
    expect((await keep('rotate')).status).toBe(409);
    expect((await desk.home.ledger.words('sender/ege')).map(({ deed, by }) => [deed, by])).toEqual(
      ['add', 'rotate', 'retire', 'change', 'revoke'].map((act) => [`sender-${act}`, 'yonetici']),
    );
    await keep('add');
    expect(await desk.home.ledger.sender('ege')).toMatchObject({
      ...{ active: true, name: 'Ege Bölgesi' },
      scope: ['EGE-*', 'IZM-1'],
    });
  });

  it('and everybody changes their own password, with the present one', async () => {
    const officer = desk.as('gorevli');
    const change = (old: string, fresh: string, again = fresh) =>
      officer.post('/desk/password', { old, password: fresh, again });
    const fresh = 'yepyeni bir parola';
    expect((await change('yanlış', fresh)).page).toContain('present password is wrong');
    expect((await change(password, 'kısa')).page).toContain('12 to 200 characters');
    expect((await change(password, fresh, 'başka bir parola')).page).toContain('differ');
    expect(await desk.accounts.authenticate('gorevli', password)).not.toBeNull();
    expect((await change(password, fresh)).status).toBe(303);
    expect(await desk.accounts.authenticate('gorevli', fresh)).not.toBeNull();
  });
});
