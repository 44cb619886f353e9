import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { lookAtEvery } from './every-look.ts';
import { findViolations } from './find-violations.ts';
import { correctedName, star, writeMonths } from './several-months.ts';

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

    it.each(['tr', 'en'] as const)('show a tournament in any theme and width: %s', async (language) => {
      await lookAtEvery(stage, language, '/tournament/?list=2026-11', async (page) => {
        await page.locator('tbody a', { hasText: correctedName }).click();
        await page.waitForSelector('.history .moved');
        await page.waitForSelector('.findings tbody tr');
      });
    });

    it('tell of a tournament what it was, how it went, what was corrected later, and what was found', async () => {
      const page = await stage.open('/tournament/?list=2026-11');
      await page.locator('tbody a', { hasText: correctedName }).click();
      await page.waitForSelector('.history .moved li');
      expect(await page.textContent('h1')).toBe(correctedName);
      expect(await page.title()).toContain(correctedName);
      const facts = (await page.textContent('.about')) ?? '';
      for (const fact of ['10–11 Ekim 2026', 'İZMİR', '90 dk + 30 sn', 'M0E0']) expect(facts).toContain(fact);
      expect(await page.locator('.cross tbody tr').count()).toBe(10);
      expect(await page.locator('.cross thead .cell').count()).toBe(7);
      const history = page.locator('.history > li');
      expect(await history.nth(0).textContent()).toContain('1. sürümü Kasım 2026 listesinde hesaplandı');
      expect(await history.nth(1).textContent()).toContain('2. sürümü Aralık 2026 listesine düzeltme');
      expect(await page.locator('.findings tbody tr').allTextContents()).toEqual([
        'UyarıBir turda hiç eşleştirme yoktu.7. tur',
      ]);
    });

    it('sort a cross-table by starting number, without a mouse', async () => {
      const page = await stage.open('/tournament/?list=2026-11');
      await page.locator('tbody a', { hasText: correctedName }).click();
      const button = page.locator('.table-head button').nth(1);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      const numbers = await page.locator('.cross tbody td:first-child').allTextContents();
      expect(numbers).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 1}`));
      const [first] = await page.locator('.cross tbody .seat a').all();
      expect(await first?.getAttribute('href')).toContain(`no=${star}`);
    });

    it('call a tournament by its day where its name may not be shown', async () => {
      const page = await stage.open('/tournament/?type=uys&list=2026-11');
      await page.waitForSelector('tbody a');
      expect(await page.textContent('tbody a')).toBe('10 Ekim 2026 tarihinde başlayan turnuva');
      expect(await page.textContent('main')).not.toContain('2011');
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
