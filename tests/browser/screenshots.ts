import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.ts';
import { startService } from '../standalone/service.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Look } from './look.ts';
import { correctedName, star, writeMonths } from './several-months.ts';

/** Each page, and what it has once it is there. */
const pages = [
  ['list', '', 'table tbody tr'],
  ['player', `player/?no=${star}`, '.month table'],
  ['tournaments', 'tournament/', 'main table tbody tr'],
  ['calculators', 'calculators/', 'main input'],
  ['check', 'check/', 'main input'],
] as const;

/** A tournament in four looks. */
const looks: readonly (readonly [name: string, look: Look])[] = [
  ['tournament.tr', { language: 'tr', theme: 'light', width: 1280 }],
  ['tournament.en', { language: 'en', theme: 'light', width: 1280 }],
  ['tournament-dark', { language: 'tr', theme: 'dark', width: 1280 }],
  ['tournament-telephone', { language: 'tr', theme: 'light', width: 360 }],
];

/** Name, address, look, what is there once the page is, and a link that leads to what is shown. */
type Picture = readonly [name: string, path: string, look: Look, ready: string, link?: string];

/** What docs/screenshots shows: `npm run screenshots` takes them anew, or those that begin with a word behind it. */
const pictures: readonly Picture[] = [
  ...pages.flatMap(([name, path, ready]) => [
    [`${name}.tr`, `/${path}`, { language: 'tr', theme: 'light', width: 1280 }, ready] as const,
    [`${name}.en`, `/en/${path}`, { language: 'en', theme: 'light', width: 1280 }, ready] as const,
  ]),
  [
    'compare-dark',
    `/player/?no=${star}&with=100072,100073,100074`,
    { language: 'tr', theme: 'dark', width: 1280 },
    '.curve canvas',
  ],
  ...looks.map(([name, look]): Picture => {
    const path = `${look.language === 'en' ? '/en' : ''}/tournament/?list=2026-11`;
    return [name, path, look, '.history li', correctedName];
  }),
  ['player-telephone', `/player/?no=${star}`, { language: 'tr', theme: 'light', width: 360 }, '.month table'],
];

const work = mkdtempSync(join(tmpdir(), 'kuvvet-pictures-'));
const place = join(root, 'docs/screenshots');
mkdirSync(place, { recursive: true });
await writeMonths(join(work, 'data'), 12);
const service = await startService(['--data', join(work, 'data'), '--empty']);
const browser = await launchBrowser();
const [wanted = ''] = process.argv.slice(2);
for (const [name, path, { theme, width }, ready, link] of pictures) {
  if (!name.startsWith(wanted)) continue;
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: theme });
  await page.goto(`${service.url}${path}`);
  if (link !== undefined) await page.locator('main tbody a', { hasText: link }).click();
  await page.waitForSelector(ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(place, `${name}.png`) });
  await page.close();
}
await browser.close();
await service.stop();
rmSync(work, { recursive: true });
