import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageOf } from '../../functions/ingest/src/language.ts';
import { type Intake, openIntake } from './intake.ts';

describe('the language of an answer (RFC 9110 12.5.4)', () => {
  it.each([
    [undefined, 'tr'],
    ['', 'tr'],
    ['tr', 'tr'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['de', 'tr'],
    ['de, en;q=0.1', 'en'],
    ['tr;q=0.4, en;q=0.5', 'en'],
    ['en;q=0.4, tr;q=0.5', 'tr'],
    ['en;q=0.4, en-US;q=0.9, tr;q=0.5', 'en'],
    ['en, tr', 'en'],
    ['tr, en', 'tr'],
    ['en ; q=0.8 ,tr;Q=0.7', 'en'],
    ['*', 'tr'],
    ['en, *', 'en'],
    ['*, en;q=0.5', 'tr'],
    ['tr;q=0, *', 'en'],
    ['en;q=0', 'tr'],
    ['tr;q=0', 'tr'],
    ['en;q=0.000, tr;q=0.001', 'tr'],
    ['english', 'tr'],
    ['enough-en', 'tr'],
    ['en;q=2', 'tr'],
    ['en;q=0.1234', 'tr'],
    ['en;q=1;q=1', 'tr'],
    ['en;level=1', 'tr'],
    [',;,en', 'en'],
  ])('of %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('an answer says its language', () => {
  let intake: Intake;
  beforeAll(async () => {
    intake = await openIntake();
    await intake.post();
    await intake.rateAll();
  });
  afterAll(() => intake[Symbol.dispose]());

  const headers = { 'accept-language': 'de, en;q=0.5, tr;q=0.3' };
  const asked = (path: string) => intake.app.request(path, { headers });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['a receipt', () => asked('/v1/reports/E01.1'), /The report is rated/],
    ['a hand-in', () => intake.post({ query: 'tournament=E02', headers }), /The report is received/],
    ['a check', () => intake.post({ path: '/v1/reports:check', headers }), /The report can be rated/],
    ['a refusal', () => intake.post({ query: '', headers }), /Parameters missing or wrong/],
    ['an unknown address', () => asked('/v1'), /No such address/],
  ])('%s', async (_case, answer, sentence) => {
    const response = await answer();
    expect(response.headers.get('content-language')).toBe('en');
    expect(response.headers.get('vary')).toBe('accept-language');
    expect(await response.text()).toMatch(sentence);
  });

  it.each(['/v1/tournaments/E01', '/v1/status'])('unless it has no sentences: %s', async (path) => {
    const response = await asked(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBeNull();
  });
});
