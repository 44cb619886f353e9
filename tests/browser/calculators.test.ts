import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '../run.ts';
import { englishCard } from '../site/chess-results.ts';
import { describeInBrowser } from './browser.ts';
import { dropFile } from './drop-file.ts';
import { lookAtEvery } from './every-look.ts';
import { tabTo } from './keyboard.ts';

const report = readFileSync(join(root, 'samples/2026-11/N01.trf'));
const address = '/calculators/';
const tournament = `${address}#v=1&m=tournament&t=ukd&o=1630`;

const outcome = (page: Page) => page.locator('.outcome').first();
const open = (page: Page, box: string) => page.getByText(box, { exact: true }).click();

describeInBrowser('the calculators', (stage) => {
  it('show the three outcomes of a game', async () => {
    const page = await stage.open(address);
    await page.getByLabel('Sizin UKD puanınız').fill('1630');
    await page.getByLabel('Rakibin UKD puanı').fill('1490');
    await expect
      .poll(() => outcome(page).locator('tr').allInnerTexts())
      .toEqual([
        'Sonuç\tDeğişim\tYeni puan',
        'Galibiyet\t+6,20\t1636',
        'Beraberlik\t−3,80\t1626',
        'Yenilgi\t−13,80\t1616',
      ]);
    await page.getByLabel('Rakibin UKD puanı').fill('');
    await expect.poll(() => outcome(page).textContent()).toContain('+2,00');
  });

  it('rate a tournament by keyboard alone', async () => {
    const page = await stage.open('/en/calculators/', { language: 'en', theme: 'dark', width: 1280 });
    await tabTo(page, 'Tournament');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Your UKD');
    await page.keyboard.type('1630');
    await tabTo(page, 'Add a game');
    await page.keyboard.press('Enter');
    for (const [game, rating, downs] of [
      [1, '1490', 2],
      [2, '1820', 1],
      [3, '', 0],
    ] as const) {
      // A new game has the focus in its first field; Enter adds the next.
      await page.keyboard.type(rating);
      await tabTo(page, `Result, game ${game}`);
      for (let down = 0; down < downs; down += 1) await page.keyboard.press('ArrowDown');
      await tabTo(page, `Opponent's UKD, game ${game}`, 'Shift+Tab');
      if (game < 3) await page.keyboard.press('Enter');
    }
    await expect
      .poll(() => page.locator('.games tbody tr td:nth-child(6)').allInnerTexts())
      .toEqual(['−13.80', '+5.00', '+2.00']);
    expect(await outcome(page).textContent()).toContain('1630 → 1623 −6.80');
    await tabTo(page, 'Remove game 1');
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome(page).textContent()).toContain('1630 → 1637 +7.00');
  });

  it('say what is no rating beside the field, and keep to what was entered', async () => {
    const page = await stage.open(`${tournament}&g=1490w`);
    const field = page.getByLabel('Sizin UKD puanınız');
    await field.fill('9');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText('100 ile 3500 arasında').isVisible()).toBe(true);
    await field.fill('1500');
    await expect.poll(() => outcome(page).textContent()).toContain('1500 →');
  });

  it('take a report that is dropped on them, for the player one is', async () => {
    const page = await stage.open(address);
    await open(page, 'Turnuva aktar');
    await dropFile(page, '.drop', 'N01.trf', report);
    await page.getByLabel('Kimin maçları?').selectOption('1');
    await expect.poll(() => outcome(page).textContent()).toContain('1324 →');
    expect(await page.locator('.games tbody tr').count()).toBe(5);
    expect(await page.locator('.games .who').first().textContent()).toBe('IŞIK, TUĞÇE');
    expect(await page.content()).not.toContain('90000000100');
    await dropFile(page, '.drop', 'letter.trf', new TextEncoder().encode('Merhaba'));
    await expect.poll(() => page.locator('.notice.bad').textContent()).toContain('TRF');
  });

  it('take a table that is pasted, and ask which rating it holds', async () => {
    const page = await stage.open(address);
    await open(page, 'Turnuva aktar');
    await page.getByLabel('Chess-Results tablosu (oyuncu kartı veya çapraz tablo)').fill(englishCard);
    await page.getByText('Tabloyu oku').click();
    await expect.poll(() => outcome(page).textContent()).toContain('1630 →');
    expect(await page.locator('.notice.warn').textContent()).toContain('Rtg');
  });

  it('share all of it in a link that opens in a clean browser, without names and without a server', async () => {
    const page = await stage.open(`${tournament}&g=1490l1820d-w&names=ÇINAR|IŞIK|UÇAR&name=Ege`);
    expect(await page.locator('.who').allInnerTexts()).toEqual(['ÇINAR', 'IŞIK', 'UÇAR']);
    await open(page, 'Bağlantı olarak paylaş');
    const link = await page.getByLabel('Bağlantı', { exact: true }).inputValue();
    const asked: string[] = [];
    const clean = await stage.open('/');
    clean.on('request', (request) => asked.push(request.url()));
    await clean.goto(link);
    await expect.poll(() => outcome(clean).textContent()).toBe(await outcome(page).textContent());
    expect(await clean.locator('.who').count()).toBe(0);
    expect(link).not.toMatch(/INAR|names?=/);
    expect(asked.join('\n')).not.toContain('1490');
    await page.getByText('adları da bağlantıda olsun').click();
    expect(await page.getByLabel('Bağlantı', { exact: true }).inputValue()).toContain('names=');
  });

  it.each([
    ['#v=9&m=game&t=ukd', 'sürümde'],
    ['#v=1&m=tournament&t=ukd&g=14', 'bozuk'],
  ])('say what is wrong with the link %s', async (hash, says) => {
    const page = await stage.open(`${address}${hash}`);
    expect(await page.getByRole('alert').textContent()).toContain(says);
  });

  it('keep what was entered when somebody skips to the content and comes back', async () => {
    const page = await stage.open(address);
    await page.getByLabel('Sizin UKD puanınız').fill('1630');
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**#main');
    await page.goBack();
    expect(await page.getByLabel('Sizin UKD puanınız').inputValue()).toBe('1630');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('work where the browser lets no page store anything, and say that nothing is kept', async () => {
    const page = await stage.open('/');
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(`${stage.url}${tournament}&g=1490l`);
    await expect.poll(() => outcome(page).textContent()).toContain('1630 →');
    await open(page, 'Kayıtlı turnuvalar');
    await page.getByText('Kaydet', { exact: true }).click();
    expect(await page.getByText('Tarayıcı saklamadı').isVisible()).toBe(true);
  });

  it('keep tournaments in the browser, and write them to a file that another reads', async () => {
    const page = await stage.open(`${tournament}&g=1490l`);
    await open(page, 'Kayıtlı turnuvalar');
    await page.getByLabel('Ad', { exact: true }).fill('Ege Kupası');
    await page.getByText('Kaydet', { exact: true }).click();
    await page.goto(address);
    await page.reload();
    await open(page, 'Kayıtlı turnuvalar');
    await page.getByText('Aç: Ege Kupası').click();
    await expect.poll(() => outcome(page).textContent()).toContain('1630 → 1616');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Dosyaya yaz' }).click(),
    ]);
    const other = await stage.open(address);
    await open(other, 'Kayıtlı turnuvalar');
    expect(await other.getByText('Henüz kayıt yok.').isVisible()).toBe(true);
    await other.getByLabel('Dosyadan al').setInputFiles(await download.path());
    await expect.poll(() => other.getByText('Aç: Ege Kupası').isVisible()).toBe(true);
  });

  it.each(['tr', 'en'] as const)('have nothing for axe in any theme and width: %s', async (language) => {
    const full = `${address}#v=1&m=dual&t=ukd&o=1800&f=1850&a=17&g=2000_2050w1300_1330l-d&names=A|B|C`;
    await lookAtEvery(stage, language, full, async (page) => {
      for (const box of await page.locator('summary').all()) await box.click();
      await page.locator('.field input').first().fill('9');
    });
  });

  it.each(['tr', 'en'] as const)(
    'have nothing for axe, whichever is chosen, in any theme and width: %s',
    async (language) => {
      const full = `${address}#v=1&m=game&t=uhs&s=1010&g=-_1490l1820_1850d-w1009l.1250w1180w`;
      for (const mode of modes[language]) {
        await lookAtEvery(stage, language, full, (page) =>
          page.getByRole('button', { name: mode, exact: true }).click(),
        );
      }
    },
  );
});

/** But the one with both results beside each other, of which more is opened above. */
const modes = {
  tr: ['Tek maç', 'Turnuva', 'İlk derece', 'Performans', 'FIDE'],
  en: ['Single game', 'Tournament', 'First rating', 'Performance', 'FIDE'],
};
