import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pack } from '../office/pack.ts';
import { kuvvet, root } from '../run.ts';
import { describeInBrowser } from './browser.ts';
import { dropFile } from './drop-file.ts';
import { lookAtEvery } from './every-look.ts';

const good = readFileSync(join(root, 'samples/2026-11/N01.trf'));
const text = good.toString('utf8');
const bytesOf = (report: string) => new TextEncoder().encode(report);

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
};
const status = (page: Page) => page.locator('[role="status"]').last();

describeInBrowser('the arbiters’ page', (stage) => {
  it('checks a report that is dropped, with findings at line and round, and sends nothing', async () => {
    const page = await stage.open('/check/');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    // In round 1 players 5 and 10 both won.
    await dropFile(page, '.drop', 'N01.trf', bytesOf(text.replace(' 5 b 0     6 b 1', ' 5 b 1     6 b 1')));
    await expect.poll(() => page.locator('.notice.bad').textContent()).toContain('değerlendirilemez');
    const finding = page.locator('tbody tr').first();
    expect(await finding.locator('td').allTextContents()).toEqual([
      'Hata',
      expect.stringMatching(/^\d+$/),
      '1',
      expect.stringMatching(/^\d+$/),
      expect.stringContaining('tur'),
    ]);
    expect(sent).toEqual([]);
    expect(await page.content()).not.toContain('90000000100');
  });

  it.each([
    ['N01.trf', good],
    ['paket.zip', pack({ name: 'kupa/N01.trf', content: good }, { name: 'kupa.pdf', content: '%PDF-1.7' })],
  ])('shows what a good report does to ratings, before anything is sent: %s', async (name, bytes) => {
    const page = await stage.open('/en/check/', { language: 'en', theme: 'light', width: 1280 });
    await dropFile(page, '.drop', name, bytes);
    await expect.poll(() => page.getByText('UKD (standard)').isVisible()).toBe(true);
    const row = page.locator('tbody tr', { hasText: 'ÇINAR, ONUR' }).last();
    await expect
      .poll(() => row.locator('td').allTextContents())
      .toEqual([
        '1324',
        '5',
        expect.stringMatching(/^[+−]\d+\.\d\d$/),
        expect.stringMatching(/^\d{4}$/),
        expect.stringMatching(/^\d{4}$/),
        'report',
      ]);
  });

  it('says why a ZIP is not opened', async () => {
    const page = await stage.open('/en/check/', { language: 'en', theme: 'dark', width: 360 });
    await dropFile(page, '.drop', 'paket.zip', pack({ name: 'kupa.pdf', content: '%PDF-1.7' }));
    await expect.poll(() => page.locator('tbody tr').allTextContents()).toHaveLength(1);
    expect(await page.locator('tbody tr').textContent()).toContain('There is no tournament report');
  });

  it('rehearses, signs, sends and follows the receipt; the key stays in the page', async () => {
    const { stdout } = await kuvvet(['sender', 'add', 'arbiter', '--data', stage.data]);
    const key = stdout.trim();
    const page = await stage.open('/check/', undefined, /401/);
    const requests: string[] = [];
    page.on('request', (request) =>
      requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
    );
    await page.getByText('Gönder', { exact: true }).click();
    await expect.poll(() => status(page).textContent()).toContain('Önce bir rapor seçin');
    await dropFile(page, '.drop', 'N01.trf', good);
    await fill(page, { 'Turnuvanın kodu': 'WEB-2026-11', 'Gönderen adı': 'arbiter', Anahtar: 'whsec_' });
    await page.getByText('Prova et (kaydedilmez)').click();
    await expect.poll(() => status(page).textContent()).toContain('bozuk');

    await fill(page, { Anahtar: `whsec_${btoa('k'.repeat(32))}` });
    await page.getByText('Prova et (kaydedilmez)').click();
    await expect.poll(() => status(page).textContent()).toContain('İmza doğrulanamadı');

    await fill(page, { Anahtar: key });
    await page.getByText('Prova et (kaydedilmez)').click();
    await expect.poll(() => status(page).textContent()).toContain('Prova: değerlendirilebilir');
    expect(await status(page).locator('tbody tr').count()).toBe(10);

    await page.getByText('Gönder', { exact: true }).click();
    await expect
      .poll(() => status(page).textContent(), { timeout: 30_000 })
      .toContain('WEB-2026-11.1: değerlendirildi');
    const answer = await fetch(`${stage.url}/v1/reports/WEB-2026-11.1`);
    expect(await answer.json()).toMatchObject({ state: 'rated', period: '2026-11' });
    expect(requests.join('\n')).not.toContain(key.slice(6));
    expect(await page.evaluate('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)')).toBe('{}{}');
  });

  it.each(['tr', 'en'] as const)('has nothing for axe in any theme and width: %s', async (language) => {
    await lookAtEvery(stage, language, '/check/', async (page) => {
      await dropFile(page, '.drop', 'N01.trf', bytesOf(text.replace('222 5400+30', '222 5400+30\r\n777 x')));
      await page.locator('tbody tr').first().waitFor();
    });
  });
});
