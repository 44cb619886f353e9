import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Intake, openIntake } from './intake.ts';

describe('every answer of the intake API', () => {
  let intake: Intake;
  beforeEach(async () => {
    intake = await openIntake();
  });
  afterEach(() => intake[Symbol.dispose]());

  it.each<[string, number, () => Response | Promise<Response>]>([
    ['a report taken in', 202, () => intake.post()],
    ['a rehearsal', 200, () => intake.post({ path: '/v1/reports:check' })],
    ['a refusal', 401, () => intake.post({ headers: { 'webhook-signature': '' } })],
    ['too large a body', 413, () => intake.post({ body: Buffer.alloc(2_500_001) })],
    ['the status', 200, () => intake.app.request('/v1/status')],
    ['an unknown receipt', 404, () => intake.app.request('/v1/reports/E99.1')],
    ['an unknown address', 404, () => intake.app.request('/<script>')],
    [
      'a fault',
      500,
      () => {
        Object.assign(intake.home.ledger, { head: () => Promise.reject(new TypeError()) });
        return intake.app.request('/v1/tournaments/E01');
      },
    ],
  ])('is run, framed, sniffed and kept by nobody: %s', async (_case, status, ask) => {
    const { headers, status: answered } = await ask();
    expect(answered).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^application\/(problem\+)?json/),
    });
  });

  it('may say for itself how it is kept and what runs in it', async () => {
    intake.app.get('/page', (c) =>
      c.html('', 200, { 'cache-control': 'public', 'content-security-policy': "default-src 'self'" }),
    );
    const { headers } = await intake.app.request('/page');
    expect(headers.get('cache-control')).toBe('public');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
