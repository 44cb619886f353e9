import { describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { launchBrowser } from './launch-browser.ts';
import { watchPages } from './watch-pages.ts';

describe.skipIf(!chromiumPath)('what every test of a page watches for', () => {
  it('notes errors and requests that leave the origin, and stops these', async () => {
    const browser = await launchBrowser();
    const context = await browser.newContext();
    const troubles = await watchPages(context, 'http://127.0.0.1:9', /^asked for/);
    const page = await context.newPage();
    await page.evaluate('console.error("asked for"); console.warn("a warning"); console.error("not meant")');
    await page.evaluate('setTimeout(() => { throw new Error("not caught") })');
    await page.evaluate('fetch("https://elsewhere.example/list.csv").catch(() => 0)');
    await browser.close();
    expect(troubles.map((trouble) => trouble.replace(/ \(.*/, ''))).toEqual([
      'not meant',
      'thrown: not caught',
      'leaves the origin: https://elsewhere.example/list.csv',
      'Failed to load resource: net::ERR_FAILED',
    ]);
  });
});
