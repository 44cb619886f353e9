import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDirectoryArchive, openDirectoryParts } from '@kuvvet/gazette/directory';
import { type Home, serviceApp } from '@kuvvet/standalone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const key = `lists/ukd/2026-11/${'a'.repeat(64)}/site.pack`;

describe('a stretch of a published file (RFC 9110, 14)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'kuvvet-parts-'));
  const lists = openDirectoryArchive(directory);
  const home = { lists, parts: openDirectoryParts(directory), now: () => '' } as unknown as Home;
  const app = serviceApp(home, () => {});
  const ask = (path: string, range: string) => app.request(`/${path}`, { headers: { range } });
  beforeAll(() =>
    lists.putOnce(key, Buffer.from('0123456789'), { mediaType: 'application/json', lifetime: 'immutable' }),
  );
  afterAll(() => rmSync(directory, { recursive: true }));

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-4', '4', 'bytes 4-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=8-500', '89', 'bytes 8-9/10'],
    ['bytes=-4', '6789', 'bytes 6-9/10'],
    ['bytes=-400', '0123456789', 'bytes 0-9/10'],
  ])('is what was asked for: %s', async (range, text, said) => {
    const response = await ask(key, range);
    expect([response.status, await response.text()]).toEqual([206, text]);
    expect(response.headers.get('content-range')).toBe(said);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused where the file has ended', async () => {
    const response = await ask(key, 'bytes=10-12');
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it.each(['bytes=0-1,3-4', 'bytes=5-3', 'bytes=-', 'lines=1-2'])(
    'is the whole file for any other range: %s',
    async (range) => {
      const response = await ask(key, range);
      expect([response.status, await response.text()]).toEqual([200, '0123456789']);
    },
  );

  it('leads to nothing that is not published', async () => {
    for (const path of ['lists/ukd', 'lists/../secrets.json', key.replace('site.pack', 'none')]) {
      expect((await ask(path, 'bytes=0-9')).status, path).toBe(404);
    }
  });
});
