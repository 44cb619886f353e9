import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.ts';
import { startService } from '../standalone/service.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Look } from './look.ts';
import { star, writeMonths } from './several-months.ts';

/** Each page, and what it has once it is there. */
const pages = [
  ['list', '', 'table tbody tr'],
  ['player', `player/?no=${star}`, '.month table'],
  ['tournaments', 'tournament/', 'main table tbody tr'],
  ['calculators', 'calculators/', 'main input'],
  ['check', 'check/', 'main input'],
] as const;

/** What docs/screenshots shows: `npm run screenshots` takes them anew. */
const pictures: readonly (readonly [name: string, path: string, look: Look, ready: string])[] = [
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
  ['player-telephone', `/player/?no=${star}`, { language: 'tr', theme: 'light', width: 360 }, '.month table'],
];

const work = mkdtempSync(join(tmpdir(), 'kuvvet-pictures-'));
const place = join(root, 'docs/screenshots');
mkdirSync(place, { recursive: true });
await writeMonths(join(work, 'data'), 12);
const service = await startService(['--data', join(work, 'data'), '--empty']);
const browser = await launchBrowser();
for (const [name, path, { theme, width }, ready] of pictures) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: theme });
  await page.goto(`${service.url}${path}`);
  await page.waitForSelector(ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(place, `${name}.png`) });
  await page.close();
}
await browser.close();
await service.stop();
rmSync(work, { recursive: true });
