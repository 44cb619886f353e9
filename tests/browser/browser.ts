import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { type Service, startService } from '../standalone/service.ts';
import { chromiumPath } from './chromium.ts';
import { launchBrowser } from './launch-browser.ts';
import { type Look, turkishAtDesk } from './look.ts';
import { watchPages } from './watch-pages.ts';

/** The service with the sample month and a browser before it, for one test file. */
export interface Stage {
  /** The service's address, without a slash at the end. */
  readonly url: string;
  /** Its data directory, for office commands. */
  readonly data: string;
  /** A page in a context of its own: nothing another test stored is there. Closed when the test ends. */
  open(path: string, look?: Look, expected?: RegExp): Promise<Page>;
}

/**
 * A suite in a real browser, skipped where there is none. Every test fails on an error on the console, but for those
 * it names as `expected`, and on any request that leaves the service. The service has the sample month, unless
 * `prepare` fills its data directory.
 */
export function describeInBrowser(
  name: string,
  suite: (stage: Stage) => void,
  prepare?: (data: string) => Promise<void>,
): void {
  const skipped = chromiumPath ? '' : ' (skipped: no Chromium at KUVVET_CHROMIUM or /usr/bin/chromium)';
  describe.skipIf(!chromiumPath)(`${name}${skipped}`, () => {
    let work: string;
    let service: Service;
    let browser: Browser;
    let opened: { readonly context: BrowserContext; readonly troubles: readonly string[] }[] = [];

    beforeAll(async () => {
      work = mkdtempSync(join(tmpdir(), 'kuvvet-browser-'));
      const data = join(work, 'data');
      await prepare?.(data);
      service = await startService(['--data', data, ...(prepare ? ['--empty'] : [])]);
      browser = await launchBrowser();
    });

    afterEach(async () => {
      const troubles = opened.flatMap((each) => each.troubles);
      for (const { context } of opened) await context.close();
      opened = [];
      expect(troubles).toEqual([]);
    });

    afterAll(async () => {
      await browser?.close();
      await service?.stop();
      rmSync(work, { recursive: true });
    });

    suite({
      get url() {
        return service.url;
      },
      get data() {
        return join(work, 'data');
      },
      async open(path, look = turkishAtDesk, expected) {
        const context = await browser.newContext({
          baseURL: service.url,
          locale: look.language === 'tr' ? 'tr-TR' : 'en-GB',
          colorScheme: look.theme,
          viewport: { width: look.width, height: 800 },
          timezoneId: 'Europe/Istanbul',
        });
        opened.push({ context, troubles: await watchPages(context, service.url, expected ?? null) });
        const page = await context.newPage();
        await page.goto(path);
        return page;
      },
    });
  });
}
