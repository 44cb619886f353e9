import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stage } from './browser.ts';
import { findViolations } from './find-violations.ts';
import type { Look } from './look.ts';

/**
 * Opens a page in one language and looks at it in both themes and widths: nothing for axe to find, and nothing that
 * makes it scroll sideways.
 */
export async function lookAtEvery(
  stage: Stage,
  language: Look['language'],
  path: string,
  prepare: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await stage.open(`${language === 'en' ? '/en' : ''}${path}`, {
    language,
    theme: 'light',
    width: 1280,
  });
  await prepare(page);
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 800 });
      const look = `${language}, ${theme}, ${width}`;
      expect(await findViolations(page), look).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth'), look).toBeLessThanOrEqual(width);
    }
  }
}
