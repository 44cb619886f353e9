import { ingestRoutes } from '@kuvvet/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Intake, openIntake } from './intake.ts';

describe('the API for pages of any origin', () => {
  let intake: Intake;

  beforeAll(async () => {
    intake = await openIntake();
  });

  afterAll(() => intake[Symbol.dispose]());

  it.each(['/v1/reports', '/v1/reports:check'])('lets a browser send what is signed to %s', async (path) => {
    const wanted = ['content-type', 'kuvvet-sender', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];
    const response = await intake.app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://club.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': wanted.join(','),
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST');
    const allowed = response.headers.get('access-control-allow-headers')?.split(',');
    expect(allowed).toEqual(expect.arrayContaining(wanted));
    // A cookie or a password that a browser knows is of no use to another's page.
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(intake.events).toEqual([]);
  });

  it.each([
    ['an answer', () => intake.post()],
    ['a refusal', () => intake.post({ headers: { 'webhook-signature': 'v1,AAAA' } })],
    ['a body that is too large', () => intake.post({ body: new Uint8Array(2_600_000) })],
    ['a receipt', () => intake.app.request('/v1/reports/E01.1')],
    ['an address that is none', () => intake.app.request('/v1/nothing')],
    ['a fault', () => faulty(intake).request('/v1/status')],
  ])('lets it read %s', async (_, ask) => {
    const response = await ask();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
  });
});

function faulty({ ports }: Intake) {
  const ledger = {
    ...ports.ledger,
    current: () => {
      throw new TypeError('broken');
    },
  };
  return ingestRoutes({ ...ports, ledger });
}
