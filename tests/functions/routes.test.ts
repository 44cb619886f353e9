import { ingestRoutes } from '@kuvvet/ingest';
import { Interruption } from '@kuvvet/ledger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Intake, openIntake, report, type Sent } from './intake.ts';

describe('the intake API', () => {
  let intake: Intake;
  const post = (sent?: Sent) => intake.post(sent);
  const get = (path: string) => intake.app.request(path);

  beforeEach(async () => {
    intake = await openIntake();
  });

  afterEach(() => intake[Symbol.dispose]());

  it('answers 202 with a receipt and a status address once everything is durable', async () => {
    const response = await post();
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe('/v1/reports/E01.1');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({
      receipt: 'E01.1',
      state: 'received',
      status: '/v1/reports/E01.1',
    });
    expect(await intake.home.ledger.receipt('E01', 1)).toMatchObject({
      state: 'received',
      sender: 'arbiter',
    });
  });

  it('shows the receipt rated, and the tournament', async () => {
    await post();
    await intake.rateAll();
    expect(await (await get('/v1/reports/E01.1')).json()).toMatchObject({
      state: 'rated',
      period: '2026-10',
    });
    expect(await (await get('/v1/tournaments/E01')).json()).toMatchObject({
      revision: 1,
      type: 'ukd',
    });
  });

  it('takes the same report again as the same, rated or not', async () => {
    await post();
    expect(await (await post()).json()).toMatchObject({ receipt: 'E01.1', state: 'received' });
    await intake.rateAll();
    expect(await (await post()).json()).toMatchObject({ receipt: 'E01.1', state: 'rated' });
  });

  it('answers 409 to the same revision with other bytes, and takes them as the next revision', async () => {
    await post();
    const other = report('E05.trf16.utf8.trf');
    const conflict = await post({ body: other });
    expect(conflict.status).toBe(409);
    expect(await conflict.json()).toMatchObject({ code: 'revision.conflict', status: 409 });
    expect((await post({ body: other, query: 'tournament=E01&revision=2' })).status).toBe(202);
  });

  it('takes a licence map beside the report; another boundary is the same hand-in', async () => {
    const form = (boundary: string) => {
      const part = (name: string, bytes: Buffer) => [
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      ];
      return Buffer.concat([
        ...part('report', report('E03.trf16.cp1254.trf')),
        ...part('licences', report('E03.licences.json')),
        Buffer.from(`--${boundary}--\r\n`),
      ]);
    };
    for (const boundary of ['one', 'two']) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      expect((await post({ query: 'tournament=E03', body: form(boundary), headers })).status).toBe(202);
    }
    await intake.rateAll();
    expect(await (await get('/v1/reports/E03.1')).json()).toMatchObject({ state: 'rated' });
  });

  it.each<[string, Sent, number, string]>([
    [
      'a forged signature',
      { headers: { 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` } },
      401,
      'signature.invalid',
    ],
    ['no signature', { headers: { 'webhook-signature': '' } }, 401, 'signature.invalid'],
    [
      'a signature for another tournament',
      { query: 'tournament=E02', named: 'E01_1_1' },
      401,
      'signature.other',
    ],
    [
      'a signature for another revision',
      { query: 'tournament=E01&revision=2', named: 'E01_1' },
      401,
      'signature.other',
    ],
    ['an old signature', { headers: { 'webhook-timestamp': '1' } }, 401, 'signature.expired'],
    ['an unknown sender', { headers: { 'kuvvet-sender': 'nobody' } }, 401, 'signature.invalid'],
    [
      'a sender that is no longer active',
      { headers: { 'kuvvet-sender': 'former' } },
      401,
      'signature.invalid',
    ],
    [
      'a sender that may not report this event',
      { headers: { 'kuvvet-sender': 'izmir' } },
      403,
      'sender.scope',
    ],
    ['no tournament', { query: '' }, 400, 'request.parameters'],
    ['a tournament that is a path', { query: 'tournament=..%2Fx' }, 400, 'request.parameters'],
    [
      'a tournament that is a licence number',
      { query: 'tournament=900-000-001-00' },
      400,
      'request.parameters',
    ],
    [
      'a tournament that is a telephone number',
      { query: 'tournament=0532-123-45-67' },
      400,
      'request.parameters',
    ],
    ['revision 0', { query: 'tournament=E01&revision=0' }, 400, 'request.parameters'],
    ['an unknown type', { query: 'tournament=E01&type=elo' }, 400, 'request.parameters'],
    ['too large a report', { body: Buffer.alloc(2_000_001, ' ') }, 413, 'report.too-large'],
    ['too large a request', { body: Buffer.alloc(2_500_001, ' ') }, 413, 'report.too-large'],
    ['a form that is none', { headers: { 'content-type': 'multipart/form-data' } }, 415, 'report.media-type'],
    ['XML', { headers: { 'content-type': 'application/xml' } }, 415, 'report.media-type'],
    ['a report without players', { body: Buffer.from('012 Kupa\r') }, 422, 'report.rejected'],
  ])('refuses %s', async (_case, sent, status, code) => {
    const response = await post(sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.json()).toMatchObject({ status, code, type: `urn:kuvvet:problem:${code}` });
  });

  it('keeps the receipt of a rejected report with every finding', async () => {
    const response = await post({ body: Buffer.from('012 Kupa\r') });
    const { errors } = (await response.json()) as { errors: { code: string; message: string }[] };
    expect(errors.length).toBeGreaterThan(0);
    const receipt = (await (await get('/v1/reports/E01.1')).json()) as {
      state: string;
      findings: unknown[];
    };
    expect(receipt).toMatchObject({ state: 'rejected' });
    expect(receipt.findings).toHaveLength(errors.length);
    expect((await post({ body: Buffer.from('012 Kupa\r') })).status).toBe(422);
  });

  it.each([
    '/v1/reports/E99.1',
    '/v1/reports/nonsense',
    '/v1/reports/E99.01',
    '/v1/tournaments/%00',
    '/v1/tournaments/E99',
    '/v1/nothing',
    '/',
  ])('answers 404 as a problem: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404 });
  });

  it('answers 503 and a time to come back when the book is out of reach, 500 when something is broken', async () => {
    const failing = (error: Error) =>
      ingestRoutes({
        ...intake.ports,
        ledger: { ...intake.home.ledger, receipt: () => Promise.reject(error) },
      }).request('/v1/reports/E01.1');
    const interrupted = await failing(new Interruption('throttled'));
    expect(interrupted.status).toBe(503);
    expect(interrupted.headers.get('retry-after')).toBe('10');
    const broken = await failing(new TypeError('a name in a message'));
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain('a name');
    expect(JSON.stringify(intake.events)).not.toContain('a name');
  });

  it('rehearses a report: what each rating would do, and nothing is stored', async () => {
    const checked = (await (await post({ path: '/v1/reports:check' })).json()) as {
      verdict: string;
      players: unknown[];
    };
    expect(checked).toMatchObject({
      verdict: 'rateable',
      event: { type: 'ukd', basis: '2026-10', book: '2026-10' },
    });
    expect(checked.players[0]).toEqual({
      startNo: 1,
      player: '100001',
      rating: 1324,
      k: 25,
      games: 5,
      points: '4.00',
      expected: '4.08',
      change: '-2.00',
      performance: 1302,
      preview: 1322,
      fide: null,
    });
    expect(await intake.home.ledger.receipt('E01', 1)).toBeNull();
    expect(intake.home.queue.take()).toEqual([]);

    await post();
    await intake.rateAll();
    const rated = (await (await get('/v1/reports/E01.1')).json()) as { players: unknown[] };
    expect(rated.players).toEqual(checked.players);
  });

  it('takes a withdrawal whose document says what the address says', async () => {
    await post();
    await intake.rateAll();
    const withdrawal = (tournament: string, revision: number) =>
      Buffer.from(JSON.stringify({ format: 'kuvvet.withdrawal/1', tournament, revision }));
    const query = 'tournament=E01&revision=2';
    expect((await post({ query, body: withdrawal('E02', 2) })).status).toBe(400);
    expect((await post({ query, body: withdrawal('E01', 3) })).status).toBe(400);
    expect((await post({ query, body: withdrawal('E01', 2) })).status).toBe(202);
    await intake.rateAll();
    expect(await (await get('/v1/reports/E01.2')).json()).toMatchObject({
      state: 'withdrawn',
      players: [],
    });
  });

  it('says which book is open and what waits', async () => {
    await post();
    expect(await (await get('/v1/status')).json()).toEqual({
      open: '2026-10',
      waiting: { received: 1, parked: 0 },
    });
  });
});
