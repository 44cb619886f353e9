import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { lookAtEvery } from './every-look.ts';
import { findViolations } from './find-violations.ts';
import { star, writeMonths } from './several-months.ts';

const pages: readonly (readonly [name: string, path: string, ready: string])[] = [
  ['the list', '', 'table tbody tr'],
  ['its movers', '?view=movers', 'table tbody tr'],
  ['its files', '?view=files', 'table tbody tr'],
  ['a player', `player/?no=${star}`, '.month table'],
  ['players compared', `player/?no=${star}&with=100072,100073`, '.curve canvas'],
  ['who looks for a player', 'player/', 'input'],
  ['the tournaments', 'tournament/', 'table tbody tr'],
  ['a card', `card/?no=${star}`, '.ratings'],
];

describeInBrowser(
  'the public pages',
  (stage) => {
    it.each(
      (['tr', 'en'] as const).flatMap((language) =>
        pages.map(([name, path, ready]) => ({ language, name, path, ready })),
      ),
    )('suit everybody, in any theme and width: $name, $language', async ({ language, path, ready }) => {
      await lookAtEvery(
        stage,
        language,
        `/${path}`,
        async (page) => void (await page.waitForSelector(ready)),
      );
    });

    it('find a player by the beginnings of two names, without a mouse', async () => {
      const page = await stage.open('/');
      await page.waitForSelector('table tbody tr');
      await page.focus('search input');
      await page.keyboard.type('huseyin kiz');
      await page.waitForSelector('ul.found li');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/player\/\?no=/);
      await page.waitForSelector('.tiles');
      expect(await page.textContent('h1')).toContain('HÜSEYİN');
    });

    it('narrow a list, and say so in the address, which the other language keeps', async () => {
      const page = await stage.open('/');
      await page.waitForSelector('table tbody tr');
      await page.selectOption('.filters select >> nth=0', 'İZMİR');
      const others = page.locator('tbody tr', { hasNotText: 'İZMİR' });
      await expect.poll(() => others.count()).toBe(0);
      expect(new URL(page.url()).searchParams.get('province')).toBe('İZMİR');
      await page.click('#tongue');
      await page.waitForSelector('table tbody tr');
      expect(page.url()).toMatch(/\/en\/\?province=/);
    });

    it('lead from a player to every game and the cross-table of the event', async () => {
      const page = await stage.open(`/player/?no=${star}`);
      await page.waitForSelector('.month table');
      expect(await page.locator('.month table').first().locator('tbody tr').count()).toBe(6);
      await page.locator('.event h4 a').first().click();
      await page.waitForSelector('table.cross tbody tr');
      expect(await page.locator('table.cross tbody tr').count()).toBe(10);
    });

    it('show the newest list without programs', async () => {
      const page = await stage.open('/lists/ukd/latest.html');
      expect(await page.locator('tbody tr').count()).toBe(20);
      expect(await findViolations(page)).toEqual([]);
    });

    it('show nobody who is on no current list', async () => {
      const page = await stage.open('/player/?no=99999999');
      await page.waitForSelector('.notice');
      expect(await page.textContent('.notice')).toContain('99999999');
    });
  },
  (data) => writeMonths(data, 3),
);
