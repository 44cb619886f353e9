import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { rateAll } from '../functions/month.ts';
import { type Desk, openDesk } from './desk.ts';

const reason = 'Kurul kararı 2026/14';
const strong = ['100071', '100072', '100073', '100074'];

describe('what an officer orders at the desk', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk();
  });
  afterEach(() => desk[Symbol.dispose]());

  const acts = (period = '2026-10') => Array.fromAsync(desk.home.ledger.acts(period));
  /** What the form that confirms sends, read off the page as a browser reads it. */
  const hiddenIn = (page: string, action: string) => {
    const form = page.split(`action="${action}"`)[1]?.split('</form>')[0] ?? '';
    return Object.fromEntries(
      Array.from(form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g), ([, name, value]) => [
        name,
        value,
      ]),
    );
  };

  it('award: shows what would happen, and enters it once when it is confirmed twice (M-11)', async () => {
    const officer = desk.as('gorevli');
    const asked = { player: '100071', type: 'ukd', kind: 'points', number: '-15', reason };
    const { page } = await officer.post('/desk/award', asked);
    expect(page).toMatch(/<dd>1799<\/dd>[\s\S]*<dd>1784<\/dd>/);
    expect(await acts()).toEqual([]);
    const confirmed = hiddenIn(page, '/desk/award');
    for (let click = 0; click < 2; click++) {
      expect((await officer.post('/desk/award', confirmed)).page).toContain('The decision is entered');
    }
    expect(await acts()).toMatchObject([
      { kind: 'award', by: 'gorevli', reason, amendment: { kind: 'points', player: '100071', points: -15 } },
    ]);
    const again = hiddenIn((await officer.post('/desk/award', asked)).page, '/desk/award');
    await officer.post('/desk/award', again);
    expect(await acts()).toHaveLength(2);
  });

  it.each([
    ['an unknown player', { player: '999999' }, 409, 'No such player'],
    ['no player number', { player: '1' }, 422, '4 to 8 digits'],
    ['too many points', { number: '1000' }, 422, 'from -999 to 999'],
    ['a rated player’s first rating', { kind: 'rating', number: '1900' }, 409, 'is rated already'],
    ['no reason', { reason: ' ' }, 422, 'Give the reason'],
  ] as const)('award: refuses %s', async (_case, changes, status, says) => {
    const asked = { player: '100071', type: 'ukd', kind: 'points', number: '5', reason, ...changes };
    const { status: found, page } = await desk.as('gorevli').post('/desk/award', asked);
    expect([found, page]).toEqual([status, expect.stringContaining(says)]);
    expect(await acts()).toEqual([]);
  });

  it('merge: shows both, merges when confirmed, and not whom a tournament saw together (M-06)', async () => {
    const officer = desk.as('gorevli');
    const { page } = await officer.post('/desk/merge', { player: '100010', into: '100075', reason });
    expect(page).toContain('A merge can be taken back until this month is closed');
    expect(await acts()).toEqual([]);
    await officer.post('/desk/merge', hiddenIn(page, '/desk/merge'));
    expect(await acts()).toMatchObject([{ kind: 'merge', by: 'gorevli', player: '100010', into: '100075' }]);
    expect((await officer.get('/desk/players/100010')).page).toContain('<dd>100075</dd>');

    const back = await officer.post('/desk/players/100010', { act: 'split', reason });
    expect(back.page).toContain('The merge is taken back');
    expect((await desk.home.ledger.players(['100010'])).get('100010')?.mergedInto).toBeNull();

    await rateAll(desk.home, submissionOf('A', { players: strong }));
    const met = await officer.post('/desk/merge', { player: '100071', into: '100072', reason });
    expect([met.status, met.page]).toEqual([409, expect.stringContaining('two persons. (A)')]);
  });

  it('close: not without the tick, once when it is sent twice, and the month after is open', async () => {
    const officer = desk.as('gorevli');
    const { page } = await officer.get('/desk/close');
    const asked = hiddenIn(page, '/desk/close');
    expect((await officer.post('/desk/close', asked)).status).toBe(422);
    expect(await desk.home.ledger.current()).toBe('2026-10');
    for (let click = 0; click < 2; click++) {
      const closed = await officer.post('/desk/close', { ...asked, sure: 'yes' });
      expect([closed.status, closed.page]).toEqual([
        200,
        expect.stringContaining('November 2026 are published'),
      ]);
    }
    expect(await desk.home.ledger.words('book/2026-10')).toMatchObject([{ deed: 'close', by: 'gorevli' }]);
    expect(await desk.home.ledger.current()).toBe('2026-11');
    expect((await officer.get('/desk')).page).toContain('Open month: November 2026');
  });

  it('tells before the close what is left open, and afterwards who did what (M-23)', async () => {
    const officer = desk.as('gorevli');
    await rateAll(
      desk.home,
      submissionOf('D1', { players: strong }),
      submissionOf('D2', { players: strong }),
    );
    for (const address of ['/desk', '/desk/close']) {
      const { page } = await officer.get(address);
      expect(page).toContain('Reports are left open');
      expect(page).toContain('href="/desk/reports/D2.1"');
    }
    await officer.post('/desk/reports/D2.1/refuse', { reason });
    expect((await officer.get('/desk')).page).toContain('No report is left open.');
    const { page } = await officer.get('/desk/trail');
    expect(page).toMatch(/<td>gorevli<\/td><td>refused<\/td><td><a href="\/desk\/reports\/D2\.1">/);
    expect(page).toContain(reason);
    expect((await desk.as('yonetici').get('/desk/trail')).page).not.toContain('href="/desk/reports');
  });

  it('rerun: a published list again, with the reason beside it (Q-20)', async () => {
    const officer = desk.as('gorevli');
    expect((await officer.get('/desk/rerun')).page).toContain('No list is published yet');
    await officer.post('/desk/close', { period: '2026-10', sure: 'yes' });
    const same = await officer.post('/desk/rerun', { list: '2026-11', reason, sure: 'yes' });
    expect(same.page).toContain('Nothing would differ');
    await rateAll(desk.home, submissionOf('L', { players: strong }));
    const refusedUnsure = await officer.post('/desk/rerun', { list: '2026-11', reason });
    expect(refusedUnsure.status).toBe(422);
  });

  it('shows the next lists as the month stands, marked as not official, and why a number will move (M-14, M-15)', async () => {
    const officer = desk.as('gorevli');
    await rateAll(desk.home, submissionOf('P', { players: strong }));
    const { page } = await officer.get('/desk/preview');
    expect(page).toContain('This is a preview and not official.');
    expect(page).toContain('href="/desk/players/100071/next"');
    const told = (await officer.get('/desk/players/100071/next')).page;
    expect(told).toContain('Deneme P');
    expect(told).toMatch(/class="game">Round 1/);
    expect((await officer.get('/desk/players/100071/2031-01')).status).toBe(404);
    expect(await desk.home.lists.get('lists/ukd/latest.json')).toBeNull();
  });

  it('cut-off: is set and lifted for the open month, and seen before the close (M-13)', async () => {
    const officer = desk.as('gorevli');
    const standing = async () => (await desk.home.ledger.book('2026-10'))?.cutOff;
    const asked = { until: '2026-10-28T18:00', late: 'hold', reason };
    for (let click = 0; click < 2; click++) {
      expect((await officer.post('/desk/cut-off', asked)).page).toContain('It is set');
    }
    expect(await standing()).toEqual({ at: '2026-10-28T15:00:00.000Z', late: 'hold' });
    expect(await desk.home.ledger.words('book/2026-10')).toMatchObject([{ by: 'gorevli', reason }]);
    for (const path of ['/desk', '/desk/close', '/desk/cut-off']) {
      expect((await officer.get(path)).page).toMatch(/28 Oct 2026, 18:00; later ones are held/);
    }
    await officer.post('/desk/cut-off', { late: 'none', reason });
    expect(await standing()).toBeUndefined();
  });

  it.each([
    ['one in the past', { until: '2026-10-26' }, 409, 'lies a minute ahead'],
    ['what is no moment', { until: 'Cuma' }, 422, 'Write the cut-off as in'],
    ['no moment', { until: '' }, 422, 'Write the cut-off as in'],
    ['no reason', { reason: ' ' }, 422, 'Give the reason'],
  ] as const)('cut-off: refuses %s', async (_case, changes, status, says) => {
    const asked = { until: '2026-10-28', late: 'next', reason, ...changes };
    const { status: found, page } = await desk.as('gorevli').post('/desk/cut-off', asked);
    expect([found, page]).toEqual([status, expect.stringContaining(says)]);
    expect((await desk.home.ledger.book('2026-10'))?.cutOff).toBeUndefined();
  });

  it('keeps a player out of the lists, corrects a licence and erases a person, with the reason (R12)', async () => {
    const officer = desk.as('gorevli');
    const amend = (act: string, more = {}) => officer.post('/desk/players/100071', { act, reason, ...more });
    const playerNow = async () => (await desk.home.ledger.players(['100071'])).get('100071');
    expect((await amend('unlist')).page).toContain('kept out of the lists');
    expect(await playerNow()).toMatchObject({ listed: false });
    expect((await amend('list')).page).toContain('back on the lists');
    expect((await amend('licence', { licence: '90000000100' })).page).toContain('another player’s');
    expect((await amend('licence', { licence: '123' })).page).toContain('no valid licence number');
    expect((await amend('erase')).status).toBe(422);
    expect((await playerNow())?.name).not.toBe('-');
    const erased = await amend('erase', { sure: 'yes' });
    expect(erased.page).toContain('What was personal is erased');
    expect(erased.page).toMatch(/<td>gorevli<\/td><td>erased<\/td>/);
    expect(await playerNow()).toMatchObject({ name: '-', birthYear: null, listed: false });
    expect((await officer.post('/desk/players/100071', { act: 'unlist' })).status).toBe(422);
  });

  it('finds players by number and by name, and shows how their ratings came', async () => {
    const officer = desk.as('gorevli');
    const found = async (search: string) =>
      Array.from(
        (await officer.post('/desk/players', { search })).page.matchAll(/href="\/desk\/players\/(\d+)"/g),
        ([, number]) => number,
      );
    expect(await found('100004')).toEqual(['100004']);
    const namesakes = ['100004', '100079', '100139'];
    expect(await found('ayse isikli')).toEqual(namesakes);
    expect(await found('IŞIKLI AYŞE')).toEqual(namesakes);
    expect(await found('kimse')).toEqual([]);
    const { page } = await officer.get('/desk/players/100004');
    expect(page).toContain('<h1>IŞIKLI, AYŞE</h1>');
    expect(page).toMatch(/October 2026<\/td><td>1098<\/td><td>1136<\/td><td>1193<\/td>/);
    expect((await officer.get('/desk/players/999999')).status).toBe(404);
  });
});
