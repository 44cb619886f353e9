import { accept } from '@kuvvet/ingest';
import type { Receipt } from '@kuvvet/ledger';
import { turkey } from '@kuvvet/office';
import { patienceBefore, publish, sweep } from '@kuvvet/publish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from './event.ts';
import { faulty } from './faulty.ts';
import { openMonth, rateAll, smallRegister, stateOf } from './month.ts';

const nine = '2026-10-12T09:00:00.000Z';
const ten = '2026-10-12T10:00:00.000Z';

describe('a sweep', () => {
  let month: Workshop;
  beforeEach(async () => {
    month = await openMonth(smallRegister);
  });
  afterEach(() => month[Symbol.dispose]());

  /** Takes a report in at an instant; its message is lost. */
  const takeIn = (tournament: string, received: string, changes = {}) =>
    accept(submissionOf(tournament, { first: '1/2-1/2', ...changes }), 'arbiter', {
      ...month,
      now: () => received,
      queue: { send: async () => {} },
    });
  const named = (receipts: readonly Pick<Receipt, 'tournament' | 'received' | 'state'>[]) =>
    receipts.map(({ tournament, received, state }) => `${tournament} ${state} ${received}`);

  it.each([
    ['an hour and a second ago', '2026-10-12T08:59:59.000Z', true],
    ['an hour ago', nine, true],
    ['an hour ago, said in another time zone', '2026-10-12T12:00:00+03:00', true],
    ['a millisecond less than an hour ago', '2026-10-12T09:00:00.001Z', false],
    ['after the sweep was planned', '2026-10-12T10:00:01.000Z', false],
  ])('asks again for a report received %s: %s', async (_when, received, asked) => {
    await takeIn('A', received);
    expect(named(await sweep(patienceBefore(ten), month))).toEqual(asked ? [`A received ${received}`] : []);
    await rateAll(month);
    expect(await stateOf(month, 'A')).toBe(asked ? 'rated' : 'received');
  });

  it('names what it asked for, oldest first, with revision, time and state', async () => {
    await takeIn('B', nine);
    await takeIn('A', '2026-10-11T09:00:00.000Z', { players: ['100005', '100006', '100007', '100008'] });
    expect(await sweep(nine, month)).toEqual([
      { tournament: 'A', revision: 1, received: '2026-10-11T09:00:00.000Z', state: 'received' },
      { tournament: 'B', revision: 1, received: nine, state: 'received' },
    ]);
  });

  it('leaves a parked report alone until its book is open, and then asks even if it came a minute ago', async () => {
    await takeIn('N', nine, { month: '2026-11' });
    await sweep(nine, month);
    await rateAll(month);
    expect(await stateOf(month, 'N')).toBe('parked');
    expect(await sweep('2026-12-31T00:00:00Z', month)).toEqual([]);
    await publish('2026-10', turkey, { ...month, queue: { send: async () => {} } });
    expect(named(await sweep('2026-01-01T00:00:00Z', month))).toEqual([`N parked ${nine}`]);
    await rateAll(month);
    expect(await month.ledger.head('N')).toMatchObject({ period: '2026-11' });
  });

  it('asks for nothing that was decided: rated, rejected, held or superseded', async () => {
    const none = { ...submissionOf('R'), report: new TextEncoder().encode('no report') };
    await rateAll(month, submissionOf('A'), submissionOf('A', { revision: 2, first: '0-1' }), none);
    expect(await sweep('2099-01-01T00:00:00Z', month)).toEqual([]);
    expect(month.queue.take()).toEqual([]);
  });

  it('asks for nothing before the first book is open', async () => {
    const asked = await sweep(nine, {
      ledger: { ...month.ledger, current: async () => null },
      queue: month.queue,
    });
    expect(asked).toEqual([]);
  });

  it('changes nothing when repeated, or when the first message comes after all', async () => {
    await takeIn('A', nine);
    await sweep(nine, month);
    await sweep(nine, month);
    const [request] = month.queue.take();
    if (!request) throw new Error('nothing was asked for');
    for (let copy = 0; copy < 3; copy++) {
      await month.queue.send(request);
      await rateAll(month);
    }
    expect(await sweep(nine, month)).toEqual([]);
    const postings = await Array.fromAsync(month.ledger.postings('2026-10'));
    expect(postings.map(({ tournament, revision }) => [tournament, revision])).toEqual([['A', 1]]);
  });

  it.each([
    ['before its effect', false],
    ['after its effect, before the answer', true],
  ])('is completed by the next one when killed at any port call, %s', async (_case, effect) => {
    await takeIn('A', nine);
    await takeIn('B', nine, { players: ['100005', '100006', '100007', '100008'] });
    const through = (calls: { next: number }, at: number) => ({
      ledger: faulty(month.ledger, calls, { at, effect }),
      queue: faulty(month.queue, calls, { at, effect }),
    });
    const counted = { next: 0 };
    const whole = await sweep(nine, through(counted, -1));
    expect(whole).toHaveLength(2);
    for (let at = 0; at < counted.next; at++) {
      month.queue.take();
      await expect(sweep(nine, through({ next: 0 }, at))).rejects.toThrow('struck');
      expect(await sweep(nine, month), `call ${at}`).toEqual(whole);
      expect(month.queue.take(), `call ${at}`).toHaveLength(2);
    }
  });
});
