import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rateAll, stateOf } from '../functions/month.ts';
import { root } from '../run.ts';
import { type Desk, openDesk } from './desk.ts';

const report = readFileSync(join(root, 'samples/2026-10/reports/E01.trf26.utf8.trf'));

describe('an arbiter sends a report at the desk', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk();
  });
  afterEach(() => desk[Symbol.dispose]());

  function formOf(fields: Readonly<Record<string, string>>, bytes: Uint8Array = report): FormData {
    const form = new FormData();
    for (const [name, text] of Object.entries({ revision: '1', ...fields })) form.set(name, text);
    form.set('report', new File([new Uint8Array(bytes)], 'report.trf'));
    form.set('licences', new File([], ''));
    return form;
  }

  it('that is rated like any other, under the sender of the account', async () => {
    const sent = await desk.as('hakem').send('/desk/send', formOf({ tournament: 'E01' }));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/desk/reports/E01.1']);
    expect(await desk.home.ledger.receipt('E01', 1)).toMatchObject({ sender: 'arbiter', state: 'received' });
    await rateAll(desk.home);
    expect(await stateOf(desk.home, 'E01')).toBe('rated');
  });

  it.each([
    ['without a code', { tournament: '' }, 'Send the parameters as documented'],
    ['under a licence number as code', { tournament: '90000000278' }, 'Send the parameters as documented'],
    ['outside the scope of the sender', { tournament: 'OUT' }, 'scope'],
  ] as const)('is told why not %s', async (_case, fields, says) => {
    await desk.home.ledger.putSender({ id: 'arbiter', name: 'A', active: true, scope: ['E0*'] });
    const { status, page } = await desk.as('hakem').send('/desk/send', formOf(fields));
    expect(page).toContain(says);
    expect(page).not.toContain('90000000278');
    expect(status).toBe(422);
    expect(await desk.home.ledger.receipts(fields.tournament || 'E01')).toEqual([]);
  });

  it('that is none, and reads in it what is wrong', async () => {
    const arbiter = desk.as('hakem');
    const sent = await arbiter.send('/desk/send', formOf({ tournament: 'E01' }, Buffer.from('%PDF-1.7')));
    const { page } = await arbiter.get(sent.headers.get('location') ?? '');
    expect(page).toMatch(/<dd>rejected<\/dd>[\s\S]*<strong>Error<\/strong>: /);
  });

  it('is told that other content was sent under this revision', async () => {
    const arbiter = desk.as('hakem');
    await arbiter.send('/desk/send', formOf({ tournament: 'E01' }));
    const other = Buffer.concat([report, Buffer.from('\n')]);
    expect((await arbiter.send('/desk/send', formOf({ tournament: 'E01' }, other))).page).toContain(
      'next revision',
    );
  });

  it('that is larger than the intake takes, and hears so', async () => {
    const { status } = await desk
      .as('hakem')
      .send('/desk/send', formOf({ tournament: 'E01' }, Buffer.alloc(2_600_000)));
    expect(status).toBe(413);
  });
});
