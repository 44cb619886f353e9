import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { rateAll, stateOf } from '../functions/month.ts';
import { recast } from '../office/recast.ts';
import { type Desk, openDesk } from './desk.ts';

const strong = ['100071', '100072', '100073', '100074'];
const reason = 'Hakemle görüşüldü';

/** A report whose first row has the name of somebody else's and no number. */
const unmatched = (tournament: string, name: string) =>
  recast(submissionOf(tournament, { players: strong }), (report) => {
    delete report.players[0].playerNumber;
    report.players[0].name = name;
  });

describe('an officer decides at the desk', () => {
  let desk: Desk;
  let nameOf: (player: string) => Promise<string>;
  beforeEach(async () => {
    desk = await openDesk();
    nameOf = async (player) => (await desk.home.ledger.players([player])).get(player)?.name ?? '';
  });
  afterEach(() => desk[Symbol.dispose]());

  const headOf = (tournament: string) => desk.home.ledger.head(tournament);

  it('sees what waits, opens it, and seats a player from the candidates (M-01, M-04)', async () => {
    const officer = desk.as('gorevli');
    await rateAll(desk.home, unmatched('U1', await nameOf('100071')));
    const inbox = await officer.get('/desk/reports');
    expect(inbox.page).toContain('<a href="/desk/reports/U1.1">U1.1</a>');
    const { page } = await officer.get('/desk/reports/U1.1');
    expect(page).toContain(`name="seat-1" value="100071"`);
    expect(page).toContain(await nameOf('100071'));

    const sent = await officer.post('/desk/reports/U1.1/match', {
      'seat-1': '100071',
      'other-1': '',
      reason,
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/desk/reports/U1.1?said=matched']);
    await rateAll(desk.home);
    expect(await stateOf(desk.home, 'U1')).toBe('rated');
    expect(await desk.home.ledger.words('tournament/U1')).toMatchObject([
      { deed: 'match', by: 'gorevli', reason, facts: { seats: '1=100071' } },
    ]);
    expect((await officer.get('/desk/reports/U1.1?said=matched')).page).toContain('The players are matched');
  });

  it('takes a number that was written before one that was chosen', async () => {
    await rateAll(desk.home, unmatched('U2', await nameOf('100071')));
    await desk
      .as('gorevli')
      .post('/desk/reports/U2.1/match', { 'seat-1': '100071', 'other-1': '100075', reason });
    await rateAll(desk.home);
    const [word] = await desk.home.ledger.words('tournament/U2');
    expect(word?.facts.seats).toBe('1=100075');
  });

  it('refuses a report, whose sender reads why, and takes back one that counts (M-17)', async () => {
    const officer = desk.as('gorevli');
    await rateAll(desk.home, unmatched('R1', 'ÖTEKİ, İsim'), submissionOf('R2', { players: strong }));
    await officer.post('/desk/reports/R1.1/refuse', { reason });
    expect(await stateOf(desk.home, 'R1')).toBe('rejected');
    expect((await desk.as('hakem', 'tr').get('/desk/reports/R1.1')).page).toContain(reason);

    const taken = await officer.post('/desk/reports/R2.1/refuse', { reason });
    expect(taken.headers.get('location')).toBe('/desk/reports/R2.2?said=withdrawn');
    await rateAll(desk.home);
    expect(await stateOf(desk.home, 'R2', 2)).toBe('withdrawn');
  });

  it('moves a report to another list, as its next revision once it counts (M-07)', async () => {
    await rateAll(desk.home, submissionOf('T1', { players: strong }));
    const moved = await desk.as('gorevli').post('/desk/reports/T1.1/retype', { type: 'uhs', reason });
    expect(moved.headers.get('location')).toBe('/desk/reports/T1.2?said=retyped');
    await rateAll(desk.home);
    expect(await headOf('T1')).toMatchObject({ revision: 2, type: 'uhs' });
  });

  it.each([
    ['without a reason', {}, 422, 'Give the reason'],
    ['with a licence number as reason', { reason: 'oyuncu 90000000278' }, 422, 'Write nothing personal'],
    ['for nobody', { reason }, 409, 'at least one player'],
    ['for a number nobody has', { reason, 'other-1': '999999', 'seat-1': '' }, 409, 'not in the register'],
    ['for a licence number', { reason, 'other-1': '90000000278', 'seat-1': '' }, 409, '4 to 8 digits'],
  ] as const)('changes nothing %s', async (_case, fields, status, says) => {
    await rateAll(desk.home, unmatched('U3', 'ÖTEKİ, İsim'));
    const sent = await desk.as('gorevli').post('/desk/reports/U3.1/match', fields);
    expect(sent.status).toBe(status);
    expect(sent.page).toContain(says);
    expect(sent.page).not.toContain('90000000278');
    expect(sent.page).toContain('href="/desk/reports/U3.1?lang=tr"');
    expect(await desk.home.ledger.words('tournament/U3')).toEqual([]);
    expect(await stateOf(desk.home, 'U3')).toBe('held');
  });

  it('does what two clicks on one button ask for once', async () => {
    const officer = desk.as('gorevli');
    await rateAll(desk.home, unmatched('U4', 'ÖTEKİ, İsim'));
    const fields = { 'seat-1': '', 'other-1': '100071', reason };
    for (let click = 0; click < 2; click++) {
      const { headers } = await officer.post('/desk/reports/U4.1/match', fields);
      expect(headers.get('location')).toBe('/desk/reports/U4.1?said=matched');
    }
    expect(await desk.home.ledger.words('tournament/U4')).toHaveLength(1);
  });

  it('lets an arbiter see the reports of their sender, of others not even that they are there', async () => {
    await rateAll(desk.home, unmatched('U5', 'ÖTEKİ, İsim'));
    const [own, other] = [desk.as('hakem'), desk.as('baska')];
    expect((await own.get('/desk/reports')).page).toContain('U5.1');
    expect((await other.get('/desk/reports')).page).not.toContain('U5.1');
    expect((await other.get('/desk/reports?sender=arbiter')).page).not.toContain('U5.1');
    const { status, page } = await own.get('/desk/reports/U5.1');
    expect(status).toBe(200);
    expect(page).not.toContain('method="post" action="/desk/reports');
    const [foreign, none] = [await other.get('/desk/reports/U5.1'), await other.get('/desk/reports/NONE.1')];
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect(foreign.page.replaceAll('U5.1', '')).toBe(none.page.replaceAll('NONE.1', ''));
  });

  it('lets a held report through (M-17)', async () => {
    const officer = desk.as('gorevli');
    await rateAll(
      desk.home,
      submissionOf('D1', { players: strong }),
      submissionOf('D2', { players: strong }),
    );
    expect(await stateOf(desk.home, 'D2')).toBe('held');
    expect((await officer.get('/desk/reports/D2.1')).page).toContain('Your word accepts what holds it');
    await officer.post('/desk/reports/D2.1/release', { reason });
    await rateAll(desk.home);
    expect(await stateOf(desk.home, 'D2')).toBe('rated');
    const again = await officer.post('/desk/reports/D1.1/release', { reason });
    expect([again.status, again.page]).toEqual([409, expect.stringContaining('The report is not held')]);
  });
});
