import { limitRate } from '@kuvvet/office';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quota } from '../../functions/ingest/src/allowance.ts';
import { type Intake, openIntake } from './intake.ts';

const start = Date.parse('2026-10-27T09:00:00Z');

/** A limit of two requests a second and three at once, and the clock it goes by. */
function openLimit() {
  let now = start;
  const take = limitRate({ perMinute: 120, burst: 3 }, () => new Date(now).toISOString());
  return {
    take,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the limit of what one sender may send', () => {
  it('grants a burst, then one request each time a token is back', () => {
    const { take, wait } = openLimit();
    expect([1, 2, 3, 4].map(() => take('arbiter'))).toEqual([
      { granted: true, remaining: 2, seconds: 1 },
      { granted: true, remaining: 1, seconds: 1 },
      { granted: true, remaining: 0, seconds: 1 },
      { granted: false, remaining: 0, seconds: 1 },
    ]);
    wait(499);
    expect(take('arbiter').granted).toBe(false);
    wait(1);
    expect(take('arbiter')).toEqual({ granted: true, remaining: 0, seconds: 1 });
    wait(1_000);
    expect(take('arbiter')).toEqual({ granted: true, remaining: 1, seconds: 1 });
  });

  it('is whole again after a pause, and never more than whole', () => {
    const { take, wait } = openLimit();
    for (let i = 0; i < 3; i++) take('arbiter');
    wait(3_600_000);
    expect([1, 2, 3, 4].map(() => take('arbiter').granted)).toEqual([true, true, true, false]);
  });

  it("is nobody else's", () => {
    const { take } = openLimit();
    for (let i = 0; i < 5; i++) take('club');
    expect(take('arbiter')).toMatchObject({ granted: true, remaining: 2 });
  });

  it('locks nobody out when the clock is set back', () => {
    const { take, wait } = openLimit();
    for (let i = 0; i < 3; i++) take('arbiter');
    wait(-3_600_000);
    expect(take('arbiter')).toEqual({ granted: false, remaining: 0, seconds: 1 });
    wait(500);
    expect(take('arbiter').granted).toBe(true);
  });

  it('is that of a bucket filled by the millisecond', () => {
    const step = fc.record({ wait: fc.nat(2_000), sender: fc.constantFrom('arbiter', 'club') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { take, wait } = openLimit();
        const filled = new Map([
          ['arbiter', 1_500],
          ['club', 1_500],
        ]);
        for (const { wait: pause, sender } of steps) {
          wait(pause);
          for (const [name, level] of filled) filled.set(name, Math.min(level + pause, 1_500));
          const level = filled.get(sender) ?? 0;
          const granted = level >= 500;
          const left = granted ? level - 500 : level;
          filled.set(sender, left);
          expect(take(sender)).toMatchObject({ granted, remaining: Math.floor(left / 500) });
        }
      }),
      { seed: 27, numRuns: 200 },
    );
  });
});

describe('the API', () => {
  let intake: Intake;
  beforeEach(async () => {
    intake = await openIntake();
  });
  afterEach(() => intake[Symbol.dispose]());

  const headersOf = ({ headers }: Response) =>
    Object.fromEntries(
      ['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => [name, headers.get(name)]),
    );
  const policy = '"reports";q=120;w=60';
  const drain = async (query = '', headers = {}) => {
    for (let i = 0; i < quota.burst; i++) await intake.post({ query, headers });
  };

  it('says on every answer to a sender what is left', async () => {
    const accepted = await intake.post();
    expect(headersOf(accepted)).toEqual({
      'ratelimit-policy': policy,
      ratelimit: '"reports";r=39;t=1',
      'retry-after': '5',
    });
    const refused = await intake.post({ query: '' });
    expect(headersOf(refused)).toMatchObject({ ratelimit: '"reports";r=38;t=1' });
    const checked = await intake.post({ path: '/v1/reports:check' });
    expect(headersOf(checked)).toMatchObject({ ratelimit: '"reports";r=37;t=1' });
  });

  it.each([
    ['tr', 'Kısa sürede çok fazla istek gönderildi'],
    ['en', 'Too many requests in a short time'],
  ])('answers 429 to what is too much, in %s, and keeps nothing of it', async (language, title) => {
    await drain();
    const refused = await intake.post({ headers: { 'accept-language': language } });
    expect(refused.status).toBe(429);
    expect(headersOf(refused)).toEqual({
      'ratelimit-policy': policy,
      ratelimit: '"reports";r=0;t=1',
      'retry-after': '1',
    });
    expect(await refused.json()).toMatchObject({ code: 'rate.limited', status: 429, title });
    expect(intake.events.at(-1)).toEqual({ event: 'refused', code: 'rate.limited' });
    expect(await intake.home.ledger.receipt('E01', 1)).toBeNull();

    intake.wait(1_000);
    expect((await intake.post()).status).toBe(202);
  });

  it('lets no flood without a signature use up what a sender may send', async () => {
    await drain('', { 'webhook-signature': 'v1,forged' });
    const forged = await intake.post({ headers: { 'webhook-signature': 'v1,forged' } });
    expect(forged.status).toBe(429);
    expect(headersOf(forged)).toMatchObject({ ratelimit: '"reports";r=0;t=1', 'retry-after': '1' });
    const tooLarge = await intake.post({ body: new Uint8Array(2_500_001) });
    expect(tooLarge.status).toBe(429);
    expect(headersOf(await intake.post())).toMatchObject({ ratelimit: '"reports";r=39;t=1' });
  });

  it('tells a sender who took over the name of nobody apart from nobody', async () => {
    const { ledger } = intake.home;
    await ledger.putSender({ id: 'unauthenticated', name: 'Oyun', active: true, scope: ['*'] });
    await drain('', { 'webhook-signature': 'v1,forged' });
    expect((await intake.post({ headers: { 'kuvvet-sender': 'unauthenticated' } })).status).toBe(202);
  });

  it('lets anybody read at will', async () => {
    for (let i = 0; i <= quota.burst; i++) expect((await intake.app.request('/v1/status')).status).toBe(200);
  });
});
