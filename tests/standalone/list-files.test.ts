import { gunzipSync } from 'node:zlib';
import { calendarKey, feedKey, latestKey, render } from '@kuvvet/gazette';
import { turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { type Home, serviceApp } from '@kuvvet/standalone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { openMonth } from '../functions/month.ts';
import { novemberList } from '../gazette/lists.ts';

describe('the files of the lists, as one machine serves them', () => {
  let month: Workshop;
  let app: ReturnType<typeof serviceApp>;
  let folder: string;
  beforeAll(async () => {
    month = await openMonth();
    await publish('2026-10', turkey, month);
    const secrets = { licenceKey: new Uint8Array(), keysOf: () => [], putKeys: () => {} };
    app = serviceApp({ ...month, secrets, close: () => {} } as unknown as Home, () => {});
    const { manifest } = (await (await app.request(`/${latestKey('ukd')}`)).json()) as { manifest: string };
    folder = `/${manifest.replace('manifest.json', '')}`;
  });
  afterAll(() => month[Symbol.dispose]());

  const ask = (path: string, headers = {}, method = 'GET') => app.request(path, { method, headers });
  const always = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Content-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const year = 'public, max-age=31536000, immutable';
  const minute = 'public, max-age=60, stale-while-revalidate=600';

  it.each([
    ['a list', () => `${folder}list.csv`, year],
    ['a manifest', () => `${folder}manifest.json`, year],
    ['the pointer', () => `/${latestKey('ukd')}`, minute],
    ['the calendar', () => `/${calendarKey}`, minute],
    ['a feed', () => `/${feedKey('ukd')}`, minute],
  ])('are for every page, and kept as long as they stay: %s', async (_, pathOf, kept) => {
    const response = await ask(pathOf());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...always, 'cache-control': kept });
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/);
  });

  it('say what they are as their captions on AWS do', async () => {
    for (const { name, mediaType } of render(novemberList)) {
      expect((await ask(`${folder}${name}`)).headers.get('content-type'), name).toBe(mediaType);
    }
    expect((await ask(`/${feedKey('ukd')}`)).headers.get('content-type')).toBe('application/atom+xml');
    expect((await ask(`/${calendarKey}`)).headers.get('content-type')).toBe('application/json');
  });

  it.each([
    ['the tag', (tag: string) => tag],
    ['the tag of the compressed answer', (tag: string) => `W/${tag}`],
    ['one of several', (tag: string) => `"x", W/"y", ${tag}`],
    ['any', () => '*'],
  ])('are not sent again to who names %s', async (_, named) => {
    const path = `/${calendarKey}`;
    const etag = (await ask(path)).headers.get('etag') ?? '';
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const response = await ask(path, { ...headers, 'if-none-match': named(etag) });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toContain(etag);
      expect(Object.fromEntries(response.headers)).toMatchObject({ ...always, 'cache-control': minute });
    }
    expect((await ask(path, { 'if-none-match': `"${'0'.repeat(64)}"` })).status).toBe(200);
  });

  it('answer HEAD as GET, without the body', async () => {
    const path = `${folder}list.csv`;
    const whole = await (await ask(path)).arrayBuffer();
    const response = await ask(path, {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(response.headers.get('content-length')).toBe(`${whole.byteLength}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...always, 'cache-control': year });
    expect((await ask('/lists/ukd/none.json', {}, 'HEAD')).status).toBe(404);
  });

  it.each(['list.csv', 'list.json', 'fide.txt', 'fide.xml'])(
    'come compressed to who takes it, the same bytes: %s',
    async (file) => {
      const plain = Buffer.from(await (await ask(`${folder}${file}`)).arrayBuffer());
      const response = await ask(`${folder}${file}`, { 'accept-encoding': 'br;q=1, gzip;q=0.8' });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(response.headers.get('content-length')).toBeNull();
      expect(response.headers.get('etag')).toMatch(/^W\/"/);
      expect(gunzipSync(await response.arrayBuffer()).equals(plain)).toBe(true);
      expect((await ask(`${folder}${file}`)).headers.get('content-encoding')).toBeNull();
      const refusing = await ask(`${folder}${file}`, { 'accept-encoding': 'gzip;q=0' });
      expect(refusing.headers.get('content-encoding')).toBeNull();
    },
  );

  it.each(['list.xlsx', 'list.csv.gz', 'list.ndjson'])('come as they are: %s', async (file) => {
    const response = await ask(`${folder}${file}`, { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('are found by their lasting addresses', async () => {
    const response = await ask('/v1/lists/ukd/latest/list.csv');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${folder}list.csv`);
    expect((await ask(response.headers.get('location') ?? '')).status).toBe(200);
  });

  it('tell a page that there is none', async () => {
    const response = await ask('/lists/ukd/2026-12/list.csv');
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
