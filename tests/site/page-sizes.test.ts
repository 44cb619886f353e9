import { gzipSync } from 'node:zlib';
import { buildSite, type SiteFile } from '@kuvvet/site';
import { describe, expect, it } from 'vitest';

const files = new Map<string, SiteFile>();
for (const file of await buildSite()) files.set(file.path, file);

const textOf = (path: string): string => new TextDecoder().decode(files.get(path)?.bytes);

/** Everything a page's program needs before it runs, packed as it is served. */
function bytesOf(page: string): number {
  const entry = /src="\/(assets\/[^"]+)"/.exec(textOf(`${page}/index.html`))?.[1] ?? '';
  const needed = new Set([entry]);
  for (const path of needed) {
    for (const [, name] of textOf(path).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      needed.add(`assets/${name}`);
  }
  return [...needed].reduce((sum, path) => sum + gzipSync(textOf(path)).length, 0);
}

describe('what a page loads before it runs', () => {
  it.each([
    ['calculators', 35_000],
    ['check', 20_000],
  ])('%s: at most %i bytes packed, without the reader of reports', (page, most) => {
    expect(bytesOf(page)).toBeGreaterThan(5_000);
    expect(bytesOf(page)).toBeLessThan(most);
  });
});
