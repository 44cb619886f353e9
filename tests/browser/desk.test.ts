import { openAccountsIn } from '@kuvvet/standalone';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { rateIn } from '../cli/office.ts';
import { submissionOf } from '../functions/event.ts';
import { recast } from '../office/recast.ts';
import { describeInBrowser, type Stage } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { turkishAtDesk } from './look.ts';

const password = 'uzun bir deneme parolası';
const strong = ['100071', '100072', '100073', '100074'];

/** A report of November whose first player the register cannot tell. */
const unmatched = (tournament: string) =>
  recast(submissionOf(tournament, { players: strong, month: '2026-11' }), (report) => {
    delete report.players[0].playerNumber;
    report.players[0].name = 'ÖTEKİ, İsim';
  });

async function openOffice({ data }: Stage) {
  const accounts = openAccountsIn(data, () => new Date().toISOString());
  await accounts.add({ name: 'ayse', roles: ['officer', 'administrator'], sender: null }, password);
  accounts.close();
  // One to decide about, and one that stays as it is.
  await rateIn(data, unmatched('N90'), unmatched('N91'));
}

async function logIn(page: Page) {
  await page.getByLabel(/Hesap adı|Account name/).fill('ayse');
  await page.getByLabel(/^(Parola|Password)$/).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/desk');
}

/** Looks again until what the worker does in the background has come. */
async function waitFor(page: Page, text: string) {
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByText(text, { exact: true }).count();
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBeGreaterThan(0);
}

async function close(page: Page, month: string) {
  await page.getByLabel('Denetledim; ayı kapat').check();
  await page.getByRole('button', { name: `Ayı kapat: ${month}` }).click();
  await page.getByText('Ay kapandı ve listeler yayımlandı').waitFor();
}

describeInBrowser('the desk', (stage) => {
  it('leads an officer through a month: decide, close, correct, next month', async () => {
    await openOffice(stage);
    const page = await stage.open('/desk', turkishAtDesk, /status of (403|409|422)/);
    await logIn(page);
    await page.getByRole('link', { name: 'Raporlar' }).click();
    await page.getByRole('link', { name: 'N90.1' }).click();
    await page.getByLabel('Başka bir oyuncu numarası').fill('100071');
    const matching = page.locator('form[action$="/match"]');
    await matching.getByLabel('Neden').fill('Hakemle görüşüldü');
    await matching.getByRole('button').click();
    await page.getByText('Oyuncular eşleştirildi').waitFor();
    await waitFor(page, 'değerlendirildi');

    await page.getByRole('link', { name: 'Önizleme' }).click();
    await page.getByText('resmî değildir').waitFor();
    await page.getByRole('link', { name: 'Ayın kapanışı' }).click();
    await page.getByRole('link', { name: 'N91.1' }).waitFor();
    await close(page, 'Kasım 2026');

    await page.goto('/desk/players/100071');
    await page.getByRole('link', { name: 'Aralık 2026' }).click();
    await page.getByText('Deneme N90').waitFor();

    await page.goto('/desk/reports/N90.1');
    const moving = page.locator('details', { has: page.locator('form[action$="/retype"]') });
    await moving.locator('summary').click();
    await moving.getByLabel('Liste').selectOption('uhs');
    await moving.getByLabel('Neden').fill('Hızlı turnuvaydı');
    await moving.getByRole('button').click();
    await page.getByText('öbür listeye taşındı').waitFor();
    expect(new URL(page.url()).pathname).toBe('/desk/reports/N90.2');
    await waitFor(page, 'değerlendirildi');

    await page.getByRole('link', { name: 'Ayın kapanışı' }).click();
    await close(page, 'Aralık 2026');
    await page.goto('/desk/players/100071');
    await page.getByRole('link', { name: 'Ocak 2027' }).click();
    await page
      .getByText(/düzeltme/i)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Kayıtlar' }).click();
    await page.getByText('Hızlı turnuvaydı').waitFor();
    await page.getByRole('button', { name: 'Çıkış yap' }).click();
    await page.waitForURL('**/desk/login');
  });

  it.each(['tr', 'en'] as const)('is for everybody, in both themes: %s', async (language) => {
    const page = await stage.open('/desk/login', { language, theme: 'light', width: 1280 });
    const looked = async (address: string) => {
      await page.goto(address);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${address}, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      const beyond = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect(beyond, `${address} at 360 pixels`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await looked('/desk/login');
    await logIn(page);
    const sections = page.getByRole('navigation').getByRole('link');
    const addresses = await sections.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const address of [
      ...addresses,
      '/desk/cut-off',
      '/desk/reports/N91.1',
      '/desk/players/100071',
      '/desk/players/100071/next',
    ])
      await looked(address);
  });
});
